import { isHHmm, minutes, type Now } from '../core/dates.ts'

type DatedReserva = { fecha_reserva: string; hora_reserva: string; estado: string }

/** States in which a table is still to come, or somebody sits at it. */
const LIVE = ['pendiente', 'confirmada', 'llegada', 'sentada']
/** Who sits at the table is still here, though the hour of arrival has passed. Minutes. */
const AT_TABLE_MINUTES = 180

/** A guest's bookings: what is to come, the next one first, and what is past or will not be, the last one first. */
export function distribute<T extends DatedReserva>(
  reservas: readonly T[],
  { fecha, hora }: Now,
): { proximas: T[]; anteriores: T[] } {
  const now = minutes(hora)
  const isNext = ({ estado, fecha_reserva, hora_reserva }: T): boolean =>
    LIVE.includes(estado) &&
    (fecha_reserva > fecha ||
      (fecha_reserva === fecha && isHHmm(hora_reserva) && minutes(hora_reserva) + AT_TABLE_MINUTES > now))
  const key = (r: T) => `${r.fecha_reserva} ${r.hora_reserva}`
  const sorted = [...reservas].sort((a, b) => key(a).localeCompare(key(b)))
  return { proximas: sorted.filter(isNext), anteriores: sorted.filter((r) => !isNext(r)).reverse() }
}
