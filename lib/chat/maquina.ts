import type { ChatContext, ChatEvent, ChatState, Effect } from './estado.ts'

export const initialState: ChatState = { mode: 'talking', invited: false, farewell: 0, context: null }

/** The pure conversation: what an event does to the state, and what has to happen outside (§4). */
export function step(state: ChatState, _event: ChatEvent, _ctx: ChatContext): [ChatState, Effect[]] {
  return [state, []]
}
