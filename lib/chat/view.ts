import { type ChatState, type Draft, SLOTS, type Step } from './state.ts'

/** An empty draft with the specified defaults: 2 guests, indoors (§3). */
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

/** The step the guest is at (§4): null when not reserving, `offer` while the yes/no question is open. */
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

/** The draft as it stands; an empty one when nothing is being reserved. */
export const draftOf = (state: ChatState, visited: boolean): Draft =>
  state.mode === 'talking' ? emptyDraft(visited) : state.draft

/** Progress for "step n of 8": 1 for the name … 8 for the notes, null outside those steps. */
export const progressOf = (state: ChatState): number | null =>
  state.mode === 'booking' ? SLOTS.indexOf(state.step) + 1 : null
