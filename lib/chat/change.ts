import type { Booking, Confirming, Transition } from './book.ts'
import { advance } from './book.ts'
import { nextSlot } from './fill.ts'
import { pending, sayThen } from './prompt.ts'
import type { ChatContext, ChatState, Draft } from './state.ts'

export type Open = Booking | Confirming

/** "Never mind, keep it": the draft before the last change, or the proposal forgotten. */
export function keepAsWas({ undo, ...state }: Open & { undo?: Draft }, ctx: ChatContext): Transition {
  if (undo && nextSlot(undo) === null) return advance(state, undo, ctx, { key: 'Cambio.igual' })
  const next: ChatState = undo ? { ...state, draft: undo } : state
  const open = pending(next)
  return [next, open ? [sayThen({ key: 'Cambio.igual' }, open)] : []]
}
