import { type ChatState, type Draft, SLOTS, type Step } from './state.ts'
import { NO_TALK } from './talk.ts'

type Common = Pick<ChatState, 'invited' | 'farewell' | 'context' | 'talk' | 'booked' | 'told'>
/** What stays from one mode to the next. */
export const common = ({ invited, farewell, context, talk, booked, told }: ChatState): Common => ({
  ...{ invited, farewell, context, talk, booked },
  ...(told ? { told } : {}),
})

export const newChat: ChatState = {
  mode: 'talking',
  ...{ invited: false, farewell: 0, context: null, talk: NO_TALK, booked: null },
}

export const emptyDraft = (visited: boolean): Draft => ({
  name: null,
  email: null,
  phone: null,
  date: null,
  time: null,
  guests: 2,
  seating: 'indoor',
  notes: null,
  isFirstVisit: !visited,
  given: [],
  doubt: null,
})

export function stepOf(state: ChatState): Step | 'offer' | null {
  switch (state.mode) {
    case 'talking':
      return null
    case 'offered':
      return 'offer'
    case 'booking':
      return state.refused ? 'confirm' : state.step
    case 'confirming':
    case 'sending':
      return 'confirm'
    case 'completed':
      return 'completed'
  }
}

export const draftOf = (state: ChatState, visited: boolean): Draft =>
  state.mode === 'talking' ? emptyDraft(visited) : state.draft

export const progressOf = (state: ChatState): number | null =>
  state.mode === 'booking' ? SLOTS.indexOf(state.step) + 1 : null
