import { type HHmm, isHHmm } from '../../core/dates.ts'
import { parseTalk } from '../parse-talk.ts'
import { type Booked, type ChatState, type Draft, SLOTS, type Slot } from '../state.ts'
import { emptyDraft } from '../view.ts'
import { CONVERSATION_VERSIONS } from './save.ts'
import { date, isObject, list, open, whole } from './stored-json.ts'

const text = (value: unknown, max: number): string | null =>
  typeof value === 'string' && value.length <= max ? value : null
const time = (value: unknown): HHmm | null => (typeof value === 'string' && isHHmm(value) ? value : null)
export const isSlot = (value: unknown): value is Slot => SLOTS.some((slot) => slot === value)

export function parseDraft(value: unknown): Draft | null {
  if (!isObject(value)) return null
  const empty = emptyDraft(value.isFirstVisit === false)
  const draft: Draft = {
    ...empty,
    name: text(value.name, 80),
    email: text(value.email, 254),
    phone: text(value.phone, 24),
    date: date(value.date),
    time: time(value.time),
    guests: whole(value.guests) ?? empty.guests,
    seating: value.seating === 'outdoor' ? 'outdoor' : 'indoor',
    notes: text(value.notes, 500),
  }
  const said = list(value.given).filter(isSlot)
  const held = (slot: Slot): boolean => slot === 'notes' || draft[slot] !== null
  const given = SLOTS.filter((slot) => said.includes(slot) && held(slot))
  const minded = list(value.minded).flatMap((one) => text(one, 120) ?? [])
  return {
    ...{ ...draft, given },
    ...(value.unasked === true && draft.notes ? { unasked: true } : {}),
    ...(minded.length > 0 ? { minded } : {}),
  }
}

function parseBooked(value: unknown): Booked | null {
  if (!isObject(value)) return null
  const [codigo, gestion] = [text(value.codigo, 16), text(value.gestion, 200)]
  return codigo && gestion?.startsWith('/reservations/') ? { codigo, gestion } : null
}

/** The stored conversation, or null. */
export const parseConversation = (stored: string | null): ChatState | null =>
  parseState(open(stored, CONVERSATION_VERSIONS)?.state)

/**
 * A state that came from a storage, or null. A booking that was being sent is restored as unconfirmed with the same key,
 * so that confirming it again cannot book twice.
 */
export function parseState(state: unknown): ChatState | null {
  if (!isObject(state)) return null
  const common = {
    invited: state.invited === true,
    farewell: 0,
    context: text(state.context, 120),
    talk: parseTalk(state.talk),
    booked: parseBooked(state.booked),
  }
  const draft = parseDraft(state.draft)
  if (state.mode === 'talking' || !draft) return { mode: 'talking', ...common }
  const kept = state.unshown === true ? { unshown: true } : {}
  const complete = SLOTS.every((slot) => draft.given.includes(slot))
  switch (state.mode) {
    case 'offered':
      return { mode: 'offered', draft, misses: 0, ...common }
    case 'booking': {
      const step = isSlot(state.step) ? state.step : SLOTS.find((slot) => !draft.given.includes(slot))
      const isEditing = state.isEditing === true
      if (!step) return null
      return { mode: 'booking', draft, step, isEditing, misses: 0, refused: false, ...kept, ...common }
    }
    case 'confirming':
    case 'sending': {
      const clave = text(state.clave, 64)
      return complete && clave ? { mode: 'confirming', draft, clave, misses: 0, ...kept, ...common } : null
    }
    case 'completed':
      return { mode: 'completed', draft, ...common }
    default:
      return null
  }
}
