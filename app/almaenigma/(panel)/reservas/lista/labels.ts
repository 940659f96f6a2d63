import { ESTADO } from '@/components/admin/libro/labels.ts'
import type { Cita, Evento, Vista } from '@/lib/admin/libro/reservas.ts'
import { dayAndMonth } from '@/lib/core/date-words.ts'
import type { Estado } from '@/lib/reservas/estados.ts'

export const VISTA: Record<Vista, string> = {
  activas: 'En pie',
  pendientes: 'Por confirmar',
  confirmadas: 'Confirmadas',
  cerradas: 'Cerradas',
}

export const VACIO: Record<Vista, string> = {
  activas: 'No hay reservas en pie en estos días. Elige otro día arriba, o apunta una desde «El día».',
  pendientes: 'No hay nada por confirmar en estos días: todas están contestadas.',
  confirmadas: 'No hay reservas confirmadas en estos días. Mira si las hay en «Por confirmar».',
  cerradas:
    'Ninguna ha terminado ni se ha cancelado en estos días. Para ver las pasadas, elige arriba un día anterior.',
}

const QUIEN: Record<Evento['actor'], string> = {
  cliente: 'el cliente',
  personal: 'la casa',
  sistema: 'el sistema',
}

const cita = ({ fecha, hora, personas, mesa }: Cita): string =>
  `${dayAndMonth(fecha, 'es')}, ${hora}, ${personas} ${personas === 1 ? 'persona' : 'personas'}, ${mesa === 'exterior' ? 'terraza' : 'sala'}`

/** A line of a booking's history: what happened, who did it, and how it was before. */
export function frase({ tipo, a, actor, antes }: Evento): string {
  if (tipo === 'alta') return `Pedida por ${QUIEN[actor]}`
  if (tipo === 'cambio') return `Cambiada por ${QUIEN[actor]}${antes ? ` (antes: ${cita(antes)})` : ''}`
  return `${a ? ESTADO[a] : 'Otro estado'}, por ${QUIEN[actor]}`
}

type Verbo = { a: Estado; texto: string; hecho: string; clase: 'lleno' | 'suave' }

/** The plain steps from a state. `hoy`: the day has come; `tarde`: the hour has passed. */
export function verbosDe(estado: Estado, hoy: boolean, tarde: boolean): Verbo[] {
  const sentada: Verbo = {
    a: 'sentada',
    texto: estado === 'no_presentada' ? 'Sí vino' : 'Sentar',
    hecho: 'está sentada.',
    clase: 'lleno',
  }
  switch (estado) {
    case 'pendiente':
      return [{ a: 'confirmada', texto: 'Confirmar', hecho: 'está confirmada.', clase: 'lleno' }]
    case 'confirmada':
      return [
        ...(hoy
          ? [{ a: 'llegada', texto: 'Ha llegado', hecho: 'ha llegado.', clase: 'lleno' } as const]
          : []),
        ...(tarde
          ? [{ a: 'no_presentada', texto: 'No vino', hecho: 'no vino.', clase: 'suave' } as const]
          : []),
      ]
    case 'llegada':
      return [sentada]
    case 'sentada':
      return [{ a: 'finalizada', texto: 'Terminada', hecho: 'ha terminado.', clase: 'lleno' }]
    case 'no_presentada':
      return [sentada]
    default:
      return []
  }
}
