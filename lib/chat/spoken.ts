import type { ChatState, Draft, Finding, Slot } from './state.ts'
import type { Talk } from './talk.ts'

const draftIn = (state: ChatState): Draft | null => (state.mode === 'talking' ? null : state.draft)
const has = (draft: Draft | null, slot: Slot): boolean => draft?.given.includes(slot) ?? false

/**
 * What the conversation speaks of after a step: a value that came into the draft, or changed there, is spoken of last.
 * A booking that is done or given up is spoken of no more.
 */
export function spokenOf(before: ChatState, after: ChatState): Talk {
  const { talk } = after
  const [old, draft] = [draftIn(before), draftIn(after)]
  if (after.parked) return talk
  if (after.mode === 'completed' || (old && !draft && before.mode !== 'completed'))
    return before.mode === after.mode ? talk : { ...talk, day: null, part: null, time: null, guests: null }
  if (!draft) return talk
  const isNew = (slot: 'date' | 'time' | 'guests'): boolean =>
    has(draft, slot) && (!has(old, slot) || old?.[slot] !== draft[slot])
  if (!isNew('date') && !isNew('time') && !isNew('guests')) return talk
  return {
    ...talk,
    day: isNew('date') ? draft.date : talk.day,
    time: isNew('time') ? draft.time : talk.time,
    guests: isNew('guests') ? draft.guests : talk.guests,
  }
}

/** Keeps the draft from before a change of mind, until the next one or until the booking is done. */
export function remembering(before: ChatState, { undo, ...after }: ChatState): ChatState {
  const [old, draft] = [draftIn(before), draftIn(after)]
  if (!old || !draft || (after.mode !== 'booking' && after.mode !== 'confirming')) return after
  const isChanged = old.given.some((slot) => draft.given.includes(slot) && old[slot] !== draft[slot])
  if (isChanged && undo === before.undo) return { ...after, undo: old }
  return before.undo && draft.given.length === old.given.length ? { ...after, undo: before.undo } : after
}

/** What was spoken of before a table is wished, as if it were said now; a day said now leaves the old time behind. */
export function recalled(talk: Talk, found: readonly Finding[]): Finding[] {
  const said = (slot: Slot): boolean => found.some((one) => one.slot === slot)
  const day = !said('date') || found.some((one) => one.slot === 'date' && one.values[0] === talk.day)
  return [
    ...(talk.day && !said('date') ? [{ slot: 'date', values: [talk.day] } as const] : []),
    ...(talk.time && day && !said('time') ? [{ slot: 'time', values: [talk.time] } as const] : []),
    ...(talk.guests && !said('guests') ? [{ slot: 'guests', values: [String(talk.guests)] } as const] : []),
  ]
}
