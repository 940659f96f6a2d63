import type { HHmm } from '@/lib/core/dates.ts'
import type { DayTimeSlots, TimeSlot } from '@/lib/reservas/availability.ts'
import type { Tree } from '../../enhance/tree.ts'
import { isFree, nearestTimes, otherMesa, slotAt } from '../areas.ts'
import type { FormParts, Mesa } from '../enhance-parts.ts'
import type { Say } from '../say.ts'
import { asButton } from '../slot-tree.ts'
import { canWait } from '../state.ts'

/** The name of an area as the page shows it. */
export const nameOfMesa = ({ mesas }: FormParts, mesa: Mesa): string =>
  mesas.querySelector(`[data-mesa=${mesa}] [data-nombre]`)?.firstChild?.textContent ?? ''

type OfferContext = { say: Say; mesa: Mesa; nameOf(mesa: Mesa): string }

/** What there is instead of a time that is full in the chosen area: the other area, other times, the waiting list. */
export function offerTree(timeSlots: DayTimeSlots, hora: HHmm, { say, mesa, nameOf }: OfferContext): Tree {
  const other = otherMesa(mesa)
  const offer = (at: HHmm, where: Mesa) =>
    asButton({ does: 'toma', hora: at, mesa: where, text: say('enZona', { zona: nameOf(where), hora: at }) })
  const full = slotAt(timeSlots, hora)
  return [
    'div',
    { 'data-cerca': true, 'data-zona-llena': hora },
    ['p', {}, say('zonaLlena', { zona: nameOf(mesa), hora })],
    ...(isFree(full, other) ? [offer(hora, other)] : []),
    ...nearestTimes(timeSlots, hora, mesa).map((at) => offer(at, mesa)),
    ...(canWait({ motivo: full?.mesas[mesa] ?? null })
      ? [asButton({ does: 'espera', hora, text: say('esperaHora', { hora }) })]
      : []),
  ]
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
