import { isHHmm, minutes, type Now } from '../core/dates.ts'

type DatedReserva = { fecha_reserva: string; hora_reserva: string; estado: string }

const LIVE = ['pendiente', 'confirmada', 'llegada', 'sentada']
const AT_TABLE_MINUTES = 180

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
