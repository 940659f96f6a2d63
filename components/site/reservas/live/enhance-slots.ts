import { type HHmm, isHHmm } from '@/lib/core/dates.ts'
import { toNode } from '../../enhance/tree.ts'
import { isFreeAt } from '../areas.ts'
import type { FormParts, Mesa } from '../enhance-parts.ts'
import type { Begun } from '../enhance-start.ts'
import { asButton, type Slots, slotTrees } from '../slot-tree.ts'
import { nameOfMesa, offerTree } from './enhance-areas.ts'

type Day = Pick<Slots, 'timeSlots' | 'nearby'> & { offered: HHmm | null }

/** Renders them anew; the focus stays on its time. */
export function renderSlots(
  parts: FormParts,
  { request, say }: Pick<Begun, 'request' | 'say'>,
  { timeSlots, nearby, offered }: Day,
): void {
  const { slotArea } = parts
  const { mesa } = request
  const day = timeSlots === 'unavailable' ? null : timeSlots
  const nameOf = (area: Mesa) => nameOfMesa(parts, area)
  const slots: Slots = {
    ...request,
    timeSlots,
    nearby: day ? nearby.filter((hora) => isFreeAt(day, hora, mesa)) : [],
    offer: day && offered && { hora: offered, tree: offerTree(day, offered, { say, mesa, nameOf }) },
  }
  const focused = slotArea.contains(document.activeElement) ? document.activeElement?.id : null
  slotArea.replaceChildren(...slotTrees(slots, say, asButton).map(toNode))
  if (focused) document.getElementById(focused)?.focus()
}

type SlotHandlers = {
  choose(hora: HHmm, mesa?: Mesa): void
  wait(hora: HHmm): void
  stopWaiting(): void
  again(): void
}

/** Tells what the guest presses among the times, however often they are rendered. */
export function listenToSlots(slotArea: HTMLElement, on: SlotHandlers): void {
  slotArea.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && isHHmm(target.value)) on.choose(target.value)
  })
  slotArea.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-pulsa]') : null
    if (!button) return
    const { pulsa, hora = '', mesa } = button.dataset
    if (pulsa === 'quita') on.stopWaiting()
    if (pulsa === 'reintenta') on.again()
    if (!isHHmm(hora)) return
    if (pulsa === 'espera') on.wait(hora)
    if (pulsa !== 'toma') return
    on.choose(hora, mesa as Mesa | undefined)
    document.getElementById(`hora-${hora}`)?.focus()
  })
}
