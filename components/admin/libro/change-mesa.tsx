import { countsByMesas, holdsSeat, mesaName, mesasFor, partiesFor } from '@/lib/admin/libro/floor.ts'
import type { Dia, FloorMesa, LibroEntry } from '@/lib/admin/libro/shapes.ts'
import { BUTTON, MENSAJE_ERROR } from '../parts/classes.ts'
import { Dialog } from './dialog.tsx'
import { SelectField } from './fields.tsx'
import { type CommonProps, useSubmission } from './forms.tsx'
import { personasText, seatWords } from './labels.ts'

export const canChangeMesa = (dia: Dia, r: LibroEntry): boolean => holdsSeat(r) && countsByMesas(dia, r.mesa)
const withSeats = ({ nombre, plazas }: FloorMesa): string => `Mesa ${nombre} (${plazas} plazas)`
const moved = (r: LibroEntry, dia: Dia, mesa: string): string =>
  `${r.nombre}: ${seatWords(mesaName(dia, mesa)).toLowerCase()}.`

/** A party to another table, by the list of those that are free while it stays. */
export function ChangeMesa({ r, dia, perform, close }: CommonProps & { r: LibroEntry; dia: Dia }) {
  const submission = useSubmission(
    (fields) => perform('changeMesa', r, fields, moved(r, dia, fields.mesa ?? '')),
    close,
  )
  const own = dia.mesas.filter(({ id }) => id === r.mesa_id)
  const others = mesasFor(dia, r).filter(({ id }) => id !== r.mesa_id)
  const options = Object.fromEntries([...own, ...others].map((mesa) => [mesa.id, withSeats(mesa)]))
  return (
    <Dialog title={`Mesa de ${r.nombre}`} close={close}>
      <form onSubmit={submission.submit} noValidate className="mt-4 grid gap-4">
        <p className="text-texto-2">
          {personasText(r.personas)}, de {r.hora} a {r.hasta}.{' '}
          {others.length === 0 && 'No queda otra mesa libre todo ese tiempo.'}
        </p>
        {submission.mensaje && (
          <p role="alert" className={MENSAJE_ERROR}>
            {submission.mensaje}
          </p>
        )}
        <SelectField
          name="mesa"
          label="Mesa"
          value={r.mesa_id ?? others[0]?.id ?? ''}
          options={{ ...options, '': 'Sin mesa' }}
        />
        <button
          type="submit"
          aria-disabled={submission.busy}
          className={`${BUTTON.lleno} justify-self-start`}
        >
          Guardar la mesa
        </button>
      </form>
    </Dialog>
  )
}

/** A free table, and who is to sit at it. */
export function FillMesa({ mesa, dia, perform, close }: CommonProps & { mesa: FloorMesa; dia: Dia }) {
  const parties = partiesFor(dia, mesa)
  const submission = useSubmission(async ({ quien }) => {
    const r = parties.find(({ id }) => id === quien)
    return r ? perform('changeMesa', r, { mesa: mesa.id }, moved(r, dia, mesa.id)) : null
  }, close)
  const words = (r: LibroEntry) =>
    `${r.hora} ${r.nombre}, ${personasText(r.personas)}, ${seatWords(mesaName(dia, r.mesa_id)).toLowerCase()}`
  return (
    <Dialog title={withSeats(mesa)} close={close}>
      {parties.length === 0 ? (
        <p className="mt-4 text-texto-2">Nadie de este día cabe en ella todo el tiempo que estaría.</p>
      ) : (
        <form onSubmit={submission.submit} noValidate className="mt-4 grid gap-4">
          {submission.mensaje && (
            <p role="alert" className={MENSAJE_ERROR}>
              {submission.mensaje}
            </p>
          )}
          <SelectField
            name="quien"
            label="Quién se sienta"
            value={parties[0]?.id ?? ''}
            options={Object.fromEntries(parties.map((r) => [r.id, words(r)]))}
          />
          <button
            type="submit"
            aria-disabled={submission.busy}
            className={`${BUTTON.lleno} justify-self-start`}
          >
            Dar esta mesa
          </button>
        </form>
      )}
    </Dialog>
  )
}
