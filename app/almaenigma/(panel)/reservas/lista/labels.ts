import { ESTADO } from '@/components/admin/libro/labels.ts'
import type { Evento, ReservaDetails, ReservaView } from '@/lib/admin/libro/reservas.ts'
import { dayAndMonth } from '@/lib/core/date-words.ts'
import type { Estado } from '@/lib/reservas/estados.ts'

export const VIEW: Record<ReservaView, string> = {
  activas: 'En pie',
  pendientes: 'Por confirmar',
  confirmadas: 'Confirmadas',
  cerradas: 'Cerradas',
}

export const EMPTY: Record<ReservaView, string> = {
  activas: 'No hay reservas en pie en estos días. Elige otro día arriba, o apunta una desde «El día».',
  pendientes: 'No hay nada por confirmar en estos días: todas están contestadas.',
  confirmadas: 'No hay reservas confirmadas en estos días. Mira si las hay en «Por confirmar».',
  cerradas:
    'Ninguna ha terminado ni se ha cancelado en estos días. Para ver las pasadas, elige arriba un día anterior.',
}

const WHO: Record<Evento['actor'], string> = {
  cliente: 'el cliente',
  personal: 'la casa',
  sistema: 'el sistema',
}

const describeReserva = ({ fecha, hora, personas, mesa }: ReservaDetails): string =>
  `${dayAndMonth(fecha, 'es')}, ${hora}, ${personas} ${personas === 1 ? 'persona' : 'personas'}, ${mesa === 'exterior' ? 'terraza' : 'sala'}`

/** A line of a booking's history: what happened, who did it, and how it was before. */
export function phrase({ tipo, a, actor, antes: before }: Evento): string {
  if (tipo === 'alta') return `Pedida por ${WHO[actor]}`
  if (tipo === 'cambio')
    return `Cambiada por ${WHO[actor]}${before ? ` (antes: ${describeReserva(before)})` : ''}`
  return `${a ? ESTADO[a] : 'Otro estado'}, por ${WHO[actor]}`
}

type Verb = { a: Estado; texto: string; done: string; className: 'lleno' | 'suave' }

/** The plain steps from a state. `hoy`: the day has come; `tarde`: the hour has passed. */
export function verbsOf(estado: Estado, dayReached: boolean, isLate: boolean): Verb[] {
  const seatVerb: Verb = {
    a: 'sentada',
    texto: estado === 'no_presentada' ? 'Sí vino' : 'Sentar',
    done: 'está sentada.',
    className: 'lleno',
  }
  switch (estado) {
    case 'pendiente':
      return [{ a: 'confirmada', texto: 'Confirmar', done: 'está confirmada.', className: 'lleno' }]
    case 'confirmada':
      return [
        ...(dayReached
          ? [{ a: 'llegada', texto: 'Ha llegado', done: 'ha llegado.', className: 'lleno' } as const]
          : []),
        ...(isLate
          ? [{ a: 'no_presentada', texto: 'No vino', done: 'no vino.', className: 'suave' } as const]
          : []),
      ]
    case 'llegada':
      return [seatVerb]
    case 'sentada':
      return [{ a: 'finalizada', texto: 'Terminada', done: 'ha terminado.', className: 'lleno' }]
    case 'no_presentada':
      return [seatVerb]
    default:
      return []
  }
}
