import type { ChatState } from '../state.ts'
import { seal } from './stored-json.ts'

/** 2: what has been spoken of (`talk`) and the booking made here. A conversation of version 1 is read without them. */
export const CONVERSATION_VERSIONS = [1, 2] as const

/** What is only offered as a note, or was told before a booking, is not stored: it may be a diet. */
export function serialiseConversation({ parked, told, ...state }: ChatState): string {
  const isPlain = state.mode === 'talking' || state.draft.given.includes('notes')
  return seal(CONVERSATION_VERSIONS[1], {
    state: isPlain ? state : { ...state, draft: { ...state.draft, notes: null } },
  })
}
