import { type HHmm, minutes } from '@/lib/core/dates.ts'
import type { DayTimeSlots, TimeSlot } from '@/lib/reservas/availability.ts'
import type { Mesa, ReservaRequest } from './enhance-parts.ts'

/** Other times that are offered beside a full one. */
const MAX_TIMES = 3

export const allSlots = ({ comida, cena }: DayTimeSlots): TimeSlot[] => [...comida, ...cena]
export const slotAt = (timeSlots: DayTimeSlots, hora: string | null): TimeSlot | undefined =>
  allSlots(timeSlots).find((timeSlot) => timeSlot.hora === hora)

/** Whether a table is free at that time in that area. */
export const isFree = (timeSlot: TimeSlot | undefined, mesa: Mesa): boolean =>
  timeSlot?.libre === true && timeSlot.mesas[mesa] === null
export const isFreeAt = (timeSlots: DayTimeSlots, hora: string | null, mesa: Mesa): boolean =>
  isFree(slotAt(timeSlots, hora), mesa)

export const otherMesa = (mesa: Mesa): Mesa => (mesa === 'interior' ? 'exterior' : 'interior')

/**
 * Takes back a time that is not free in the chosen area; the area stays. `offered`: that time, when the other area is free
 * then or the waiting list takes it; else null. `lost`: the time that is gone in both.
 */
export function withoutFullTime(
  request: ReservaRequest,
  timeSlots: DayTimeSlots,
): { offered: HHmm | null; lost: HHmm | null } {
  const { hora, mesa } = request
  if (hora === null || isFreeAt(timeSlots, hora, mesa)) return { offered: null, lost: null }
  request.hora = null
  return slotAt(timeSlots, hora)?.libre ? { offered: hora, lost: null } : { offered: null, lost: hora }
}

/** The times that are free in an area, the nearest to `hora` first; at most three, in the order of the day. */
export function nearestTimes(timeSlots: DayTimeSlots, hora: HHmm, mesa: Mesa): HHmm[] {
  const away = (at: HHmm) => Math.abs(minutes(at) - minutes(hora))
  return allSlots(timeSlots)
    .filter((timeSlot) => isFree(timeSlot, mesa))
    .map((timeSlot) => timeSlot.hora)
    .sort((a, b) => away(a) - away(b))
    .slice(0, MAX_TIMES)
    .sort()
}
