import { ask } from '../answer.ts'
import { echo, type Transition } from '../book.ts'
import { CLAUSE, isPossible, OPENING, words } from '../questions.ts'
import type { Asking, ChatState, Draft, Effect, Finding, Reading, Slot } from '../state.ts'
import { SLOTS } from '../state.ts'
import { fold } from '../text/fold.ts'
import { namesNeed } from '../text/need.ts'

type Read = (text: string, asking: Asking) => Reading
type Hear = (state: ChatState, text: string) => Transition

/** A whole name, or one word with its capital: who is asked for it and goes on with a question has given it. */
const NAME = /^\p{Lu}.* \p{Lu}|^\p{Lu}\p{Ll}+$/u
/** Who is spoken to, and gives no name. */
const VOCATIVE = /^(?:chic[oa]s|guys|folks|leute|jungs|ragazz[ei]|amig[oa]s|gente|people|enigmito)$/
const PARTIAL = 3

const COURTESY = /(?<![a-z])(?:plai[st]|favore?|please|bitte|thanks?|gracias|merci|danke|grazie)(?![a-z])/

/** Whether a part of a message gives something to the booking, and asks nothing. */
function says(text: string, asking: Asking, read: Read): boolean {
  const r = read(text, asking)
  if (r.question || r.cancel || r.existing || r.inTrouble || r.supposes || r.moves || r.keeps) return false
  const valued = r.found.filter(({ values }) => values.length > 0)
  if (asking === null) return valued.length > (r.wish ? 0 : 1)
  if (asking === 'offer' && (r.yes || r.consent)) return true
  const isName = ({ values: [name = ''] }: Finding): boolean =>
    asking !== 'name' ||
    (NAME.test(name) && !OPENING.test(fold(name)) && !VOCATIVE.test(fold(name))) ||
    read(text, null).found.some(({ slot }) => slot === 'name')
  return valued.some((one) => one.slot !== 'name' || isName(one))
}

/**
 * Whether a part of a message asks of the house, and names no value of a booking.
 * @param isNew whether it begins a sentence
 */
function asks(text: string, asking: Asking, read: Read, isNew: boolean): boolean {
  const { question, surely, cancel, existing, inTrouble, wish, spoken } = read(text, null)
  const here = read(text, asking)
  if (!(question || here.question) || cancel || existing || inTrouble || wish) return false
  if ([...spoken, ...(here.question ? [] : here.spoken)].some(({ slot }) => slot !== 'seating')) return false
  const folded = fold(text)
  const { length } = words(folded)
  if (!text.includes('?')) return (surely || isNew) && length >= PARTIAL && !CLAUSE.test(folded)
  return length > 1 && !(length <= PARTIAL && (isPossible(folded) || COURTESY.test(folded)))
}

/** A place with its article. */
const NAMED = /^(?:the|la|el|der|die|das|im|il|le|l')[ ']?[a-z]+,$/
/** "The terrace, is it heated?": what is asked is still about the place. */
const isOfPlace = (said: string, asked: string, asking: Asking, read: Read): boolean =>
  read(said, asking).spoken.every(({ slot }) => slot === 'seating') &&
  read(said, asking).spoken.length > 0 &&
  (NAMED.test(fold(said)) || read(asked, asking).spoken.length > 0)

const draftIn = (state: ChatState): Draft | null => (state.mode === 'talking' ? null : state.draft)

/** What came into the draft, told before the answer to what was asked beside it. */
function noted(before: ChatState, after: ChatState): Effect[] {
  const [old, draft] = [draftIn(before), draftIn(after)]
  if (!draft || after.mode === 'offered') return []
  const changed: Slot[] = SLOTS.filter(
    (slot) => draft.given.includes(slot) && (!old?.given.includes(slot) || old[slot] !== draft[slot]),
  )
  const said = echo(
    changed,
    draft,
    changed.every((slot) => old?.given.includes(slot)),
  )
  return said ? [{ type: 'say', say: said }] : []
}

/** "For 4, and do you have high chairs?": what is said is taken, and what is asked beside it is asked, in either order. */
export function sayAndAsk(
  state: ChatState,
  text: string,
  { turns, spoken }: Reading,
  asking: Asking,
  readAnew: Read,
  hear: Hear,
): Transition | null {
  const whole = text.trim()
  const known = new Map<string, Reading>()
  const read: Read = (said, at) => {
    const key = `${at}/${said}`
    const r = known.get(key) ?? readAnew(said, at)
    known.set(key, r)
    return r
  }
  for (const at of turns) {
    const [head, tail] = [whole.slice(0, at).trim(), whole.slice(at).trim()]
    for (const [said, asked] of [
      [head, tail],
      [tail, head],
    ] as const) {
      if ((asked === head && !head.endsWith('?')) || !asks(asked, asking, read, /[.!?…]$/.test(head)))
        continue
      if (!says(said, asking, read) || isOfPlace(said, asked, asking, read)) continue
      // "A quarter past nine" is not nine.
      const isCut = ({ slot, values }: Finding): boolean =>
        spoken.some((one) => one.slot === slot && values.some((value) => !one.values.includes(value)))
      if (read(said, asking).spoken.some(isCut)) continue
      const [next, effects] = hear(state, said)
      const goesOn = next.mode === 'offered' || next.mode === 'booking' || next.mode === 'confirming'
      if (!goesOn || effects.some(({ type }) => type === 'ask' || type === 'save')) continue
      const isRefused = effects.some(({ type }) => type === 'refusal')
      // §4: what is sent was shown whole before, however fast the yes comes.
      const isWhole = isRefused || next.mode === 'confirming'
      // The function is to hear of a diet, also where only something else is asked.
      const [last, question] = ask(next, namesNeed(fold(said)) ? whole : asked, read(asked, null))
      return [last, [...(isWhole ? effects : noted(state, next)), ...question]]
    }
  }
  return null
}
