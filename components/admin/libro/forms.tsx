import { useRef, useState } from 'react'
import type { FormState } from '@/lib/admin/action/form.ts'
import type { Dia, LibroEntry } from '@/lib/admin/libro/shapes.ts'
import type { Estado } from '@/lib/reservas/estados.ts'
import { BUTTON, MENSAJE_ERROR } from '../parts/classes.ts'
import { Dialog } from './dialog.tsx'
import {
  ContactoFields,
  GrupoReason,
  NotifyField,
  OverAforo,
  ReservaFields,
  readFields,
  SelectField,
  TextInput,
} from './fields.tsx'
import { type Asked, askedFor, FreeTurnos } from './free-turnos.tsx'
import { IDIOMA, MESA } from './labels.ts'
import type { Perform } from './use-verbs.ts'

/** Refusals that a written reason overrules. */
export const FULL: readonly string[] = ['lleno', 'ritmo']

/** Sends a form and stays open, with what was typed, when it is refused. */
export function useSubmission(
  send: (fields: Record<string, string>) => Promise<FormState | null>,
  close: () => void,
) {
  const [said, setSaid] = useState<FormState | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    setBusy(true)
    const answer = await send(readFields(form))
    setBusy(false)
    if (answer?.estado === 'hecho') return close()
    setSaid(answer)
  }
  const isFull = FULL.includes(said?.aviso ?? '')
  return {
    ...{ submit, busy, errores: said?.errores ?? {}, lleno: isFull, mensaje: said?.mensaje ?? null },
    grupo: said?.aviso === 'grupo' || said?.errores.grupo_motivo !== undefined,
  }
}

export type CommonProps = { perform: Perform; close: () => void }

export function MoveForm({ r, dia, perform, close }: CommonProps & { r: LibroEntry; dia: Dia }) {
  const submission = useSubmission(
    (fields) => perform('move', r, fields, `La reserva de ${r.nombre} ha cambiado.`),
    close,
  )
  const [asked, setAsked] = useState<Asked>({
    ...{ fecha: r.fecha, hora: r.hora, personas: r.personas, mesa: r.mesa },
  })
  return (
    <Dialog title={`Cambiar la reserva de ${r.nombre}`} close={close}>
      <form
        onSubmit={submission.submit}
        onInput={({ currentTarget }) => setAsked(askedFor(readFields(currentTarget)))}
        noValidate
        className="mt-5 grid gap-5"
      >
        {submission.mensaje && (
          <p role="alert" className={MENSAJE_ERROR}>
            {submission.mensaje}
          </p>
        )}
        <ReservaFields dia={dia} reserva={r} errors={submission.errores} />
        <FreeTurnos {...asked} own={r} />
        {(submission.grupo || r.grupo_motivo) && (
          <GrupoReason value={r.grupo_motivo ?? ''} errors={submission.errores} />
        )}
        {submission.lleno && <OverAforo errors={submission.errores} />}
        <ContactoFields de={r} errors={submission.errores} />
        {/* In view from the first: mostly the hour alone changes. Where there is no room it would lie over the hours. */}
        <div className="sticky max-[359px]:static -bottom-5 -mx-5 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-linea bg-fondo px-5 py-3 movil:-bottom-6 movil:-mx-6 movil:px-6">
          <button type="submit" aria-disabled={submission.busy} className={BUTTON.lleno}>
            Guardar el cambio
          </button>
          <NotifyField />
        </div>
      </form>
    </Dialog>
  )
}

/** Whoever comes without a booking sits at once. */
export function WalkInForm({ perform, close }: CommonProps) {
  // One key for the whole form: pressing twice books once.
  const clave = useRef<string>(null)
  clave.current ??= crypto.randomUUID()
  const submission = useSubmission(
    (fields) =>
      perform('addEntry', null, { ...fields, canal: 'paso', clave: clave.current ?? '' }, 'Sentados.'),
    close,
  )
  return (
    <Dialog title="Sentar a quien llega sin reserva" close={close}>
      <form onSubmit={submission.submit} noValidate className="mt-5 grid gap-5">
        {submission.mensaje && (
          <p role="alert" className={MENSAJE_ERROR}>
            {submission.mensaje}
          </p>
        )}
        <div className="grid grid-cols-2 gap-4">
          <TextInput
            name="personas"
            label="Personas"
            type="number"
            max={200}
            value="2"
            errors={submission.errores}
          />
          <SelectField name="preferencia_mesa" label="Dónde" value="interior" options={MESA} />
        </div>
        {submission.grupo && <GrupoReason errors={submission.errores} />}
        {submission.lleno && <OverAforo errors={submission.errores} />}
        <TextInput name="nombre" label="Nombre, si lo dicen" max={80} errors={submission.errores} />
        <button
          type="submit"
          aria-disabled={submission.busy}
          className={`${BUTTON.lleno} justify-self-start`}
        >
          Sentar
        </button>
      </form>
    </Dialog>
  )
}

export function Motivo({ r, a, perform, close }: CommonProps & { r: LibroEntry; a: Estado }) {
  const isRejection = a === 'rechazada'
  const verbLabel = isRejection ? 'Rechazar' : 'Cancelar'
  const submission = useSubmission(
    (fields) =>
      perform(
        'advance',
        r,
        { ...fields, a },
        `La reserva de ${r.nombre} queda ${isRejection ? 'rechazada' : 'cancelada'}.`,
      ),
    close,
  )
  return (
    <Dialog title={`${verbLabel} la reserva de ${r.nombre}`} close={close}>
      <form onSubmit={submission.submit} noValidate className="mt-4 grid gap-4">
        <p className="text-texto-2">
          Si le avisas, su correo lleva las tres horas libres más cercanas para que elija otra. Escribió en{' '}
          {IDIOMA[r.idioma]}.
        </p>
        <TextInput name="motivo" label="Motivo, si quieres darlo" max={300} errors={submission.errores} />
        <NotifyField />
        <button
          type="submit"
          aria-disabled={submission.busy}
          className={`${BUTTON.peligro} justify-self-start`}
        >
          {verbLabel} la reserva
        </button>
      </form>
    </Dialog>
  )
}
