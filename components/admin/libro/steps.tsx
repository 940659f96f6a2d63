import type { LibroEntry } from '@/lib/admin/libro/shapes.ts'
import { BUTTON } from '../parts/classes.ts'
import type { Perform } from './use-verbs.ts'

type Props = {
  r: LibroEntry
  dayReached: boolean
  isLate: boolean
  perform: Perform
  seat: (r: LibroEntry) => void
  undo: (r: LibroEntry) => void
}

/** What a host does next with a booking, one press each: those that `r.pasos` allows, which the database says. */
export function Steps({ r, dayReached, isLate, perform, seat, undo }: Props) {
  const { estado, nombre } = r
  const can = (a: LibroEntry['estado']) => r.pasos.includes(a)
  return (
    <>
      {can('no_presentada') && isLate && (
        <button
          type="button"
          className={BUTTON.suave}
          onClick={() => perform('advance', r, { a: 'no_presentada', avisar: 'no' }, `${nombre}: no vino.`)}
        >
          No vino<span className="sr-only">: {nombre}</span>
        </button>
      )}
      {can('llegada') && dayReached && (
        <button
          type="button"
          className={BUTTON.suave}
          onClick={() => perform('advance', r, { a: 'llegada' }, `${nombre}: ha llegado.`)}
        >
          Ha llegado<span className="sr-only">: {nombre}</span>
        </button>
      )}
      {can('confirmada') && (
        <button
          type="button"
          className={BUTTON.lleno}
          onClick={() => perform('advance', r, { a: 'confirmada' }, `${nombre}: confirmada.`)}
        >
          Confirmar<span className="sr-only"> la reserva de {nombre}</span>
        </button>
      )}
      {can('sentada') && dayReached && (
        <button
          type="button"
          className={estado === 'no_presentada' ? BUTTON.suave : BUTTON.lleno}
          onClick={() => seat(r)}
        >
          {estado === 'no_presentada' ? 'Sí vino' : 'Sentar'}
          <span className="sr-only">: {nombre}</span>
        </button>
      )}
      {can('finalizada') && estado === 'sentada' && (
        <button
          type="button"
          className={BUTTON.linea}
          onClick={() => perform('advance', r, { a: 'finalizada' }, `${nombre}: han terminado.`)}
        >
          Terminada<span className="sr-only">: {nombre}</span>
        </button>
      )}
      {r.deshacer && (
        <button type="button" className={BUTTON.llano} onClick={() => undo(r)}>
          Deshacer<span className="sr-only"> el último paso de {nombre}</span>
        </button>
      )}
    </>
  )
}
