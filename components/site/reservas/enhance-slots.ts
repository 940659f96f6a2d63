import { type HHmm, isHHmm } from '@/lib/core/dates.ts'
import { toNode } from '../enhance/tree.ts'
import type { Mesa } from './enhance-parts.ts'
import type { Say } from './say.ts'
import { asButton, type Slots, slotTrees } from './slot-tree.ts'

/** Renders them anew; the focus stays on its time. */
export function renderSlots(slotArea: HTMLElement, slots: Slots, say: Say): void {
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
