import type { Transition } from './book.ts'
import { pending, sayThen } from './prompt.ts'
import type { ChatContext, ChatState } from './state.ts'

/** Whether it is the first visit, as the guest says it; the key of the booking changes with its values (T-RES-02). */
export function withVisit<State extends ChatState>(
  state: State,
  isFirstVisit: boolean,
  ctx: ChatContext,
): State {
  if (state.mode === 'talking' || state.mode === 'completed' || state.mode === 'sending') return state
  if (state.draft.isFirstVisit === isFirstVisit) return state
  const key = state.mode === 'confirming' ? { clave: ctx.newKey } : {}
  return { ...state, ...key, draft: { ...state.draft, isFirstVisit } }
}

export function noteVisit(from: ChatState, isFirstVisit: boolean, ctx: ChatContext): Transition {
  const state = withVisit(from, isFirstVisit, ctx)
  const open = pending(state)
  const key = isFirstVisit ? 'Eco.primera' : 'Eco.conocida'
  return [state, open ? [sayThen({ key }, open)] : []]
}
