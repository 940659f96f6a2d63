import type { HHmm } from '@/lib/core/dates.ts'
import { minutes } from '@/lib/core/dates.ts'
import type { DayTimeSlots, TimeSlot } from '@/lib/reservas/availability.ts'
import { createButton, createElement } from '../enhance/element.ts'
import type { FormParts, Mesa, ReservaRequest, Say } from './enhance-parts.ts'
import { canWait } from './state.ts'

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

const otherMesa = (mesa: Mesa): Mesa => (mesa === 'interior' ? 'exterior' : 'interior')

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
function nearestTimes(timeSlots: DayTimeSlots, hora: HHmm, mesa: Mesa): HHmm[] {
  const away = (at: HHmm) => Math.abs(minutes(at) - minutes(hora))
  return allSlots(timeSlots)
    .filter((timeSlot) => isFree(timeSlot, mesa))
    .map((timeSlot) => timeSlot.hora)
    .sort((a, b) => away(a) - away(b))
    .slice(0, MAX_TIMES)
    .sort()
}

/** The name of an area as the page shows it. */
export const nameOfMesa = ({ mesas }: FormParts, mesa: Mesa): string =>
  mesas.querySelector(`[data-mesa=${mesa}] [data-nombre]`)?.firstChild?.textContent ?? ''

type OfferContext = {
  say: Say
  mesa: Mesa
  nameOf(mesa: Mesa): string
  take(hora: HHmm, mesa: Mesa): void
  wait(hora: HHmm): void
}

/** What there is instead of a time that is full in the chosen area: the other area, other times, the waiting list. */
export function createOffer(timeSlots: DayTimeSlots, hora: HHmm, context: OfferContext): HTMLElement {
  const { say, mesa, nameOf, take, wait } = context
  const other = otherMesa(mesa)
  const offer = (at: HHmm, where: Mesa) =>
    createButton(say('enZona', { zona: nameOf(where), hora: at }), {}, () => take(at, where))
  const full = slotAt(timeSlots, hora)
  return createElement(
    'div',
    { 'data-cerca': true, 'data-zona-llena': hora },
    createElement('p', {}, say('zonaLlena', { zona: nameOf(mesa), hora })),
    ...(isFree(full, other) ? [offer(hora, other)] : []),
    ...nearestTimes(timeSlots, hora, mesa).map((at) => offer(at, mesa)),
    ...(canWait({ motivo: full?.mesas[mesa] ?? null })
      ? [createButton(say('esperaHora', { hora }), {}, () => wait(hora))]
      : []),
  )
}

/** Says at which areas the chosen time is full. The choice stays the guest's. */
export function showMesas({ mesas }: FormParts, timeSlot: TimeSlot | undefined, chosen: Mesa): void {
  for (const radio of mesas.querySelectorAll<HTMLInputElement>('input')) {
    radio.disabled = false
    radio.checked = radio.value === chosen
    const said = radio.closest('label')?.querySelector<HTMLElement>('[data-llena]')
    if (said) said.hidden = timeSlot === undefined || isFree(timeSlot, radio.value as Mesa)
  }
}
