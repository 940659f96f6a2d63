import { ask } from '../answer.ts'
import { echo, type Transition } from '../book.ts'
import { isPossible, OPENING, words } from '../questions.ts'
import { CONTACT } from '../slots/contact.ts'
import type { Asking, ChatState, Draft, Effect, Finding, Reading, Slot } from '../state.ts'
import { SLOTS } from '../state.ts'
import { fold } from '../text/fold.ts'
import { namesNeed } from '../text/need.ts'
import { asksHere, asksOpen, isAboutCasa } from '../topics.ts'

type Read = (text: string, asking: Asking) => Reading
type Hear = (state: ChatState, text: string) => Transition

/** A whole name, or one word with its capital: who is asked for it and goes on with a question has given it. */
const NAME = /^\p{Lu}.* \p{Lu}|^\p{Lu}\p{Ll}+$/u
/** "sophie martin.": a whole name in small letters, and a sentence of its own. */
const SMALL_NAME = /^\p{Ll}[\p{L}'’-]+(?: \p{Ll}[\p{L}'’-]+){1,3}$/u
/** Who is spoken to, and gives no name. */
const VOCATIVE = /^(?:chic[oa]s|guys|folks|leute|jungs|ragazz[ei]|amig[oa]s|gente|people|enigmito)$/
const PARTIAL = 3
/** A line of more parts is parted once, and no further. */
const PARTS = 5
/** "Then yes?" asks nothing of the house either. */
const COURTESY = /(?<![a-z])(?:plai[st]|favore?|please|bitte|thanks?|gra[cz]i|merci|danke|(?:si|no)\?)/
/** What ends a sentence; a comma does not, nor does an "and". */
const ENDS = /[.!?…]$/
const ENDS_CONTACT = new RegExp(`(?:${CONTACT})$`, 'i')
/** A refusal is brief; what is longer says more. */
const REFUSAL = 7

/** Whether a yes answers what is open: the offer, or the prefix of a telephone. */
const isAgreed = (state: ChatState, r: Reading): boolean => {
  const isPrefix = state.mode === 'booking' && state.draft.doubt?.slot === 'phone'
  return (
    (r.yes || r.consent) &&
    (state.mode === 'offered' || (isPrefix && state.draft.doubt?.options.length === 1))
  )
}

/** "No gracias.", "I don't want to book": the offer is turned down. */
const isTurnedDown = (state: ChatState, text: string, r: Reading): boolean =>
  state.mode === 'offered' &&
  (r.no || r.refuses) &&
  (ENDS.test(text) || r.refuses) &&
  r.found.length === 0 &&
  words(fold(text)).length <= REFUSAL

/** Whether a part of a message answers what is open: a yes, a no, or the order to send. */
const isAnswer = (text: string, state: ChatState, asking: Asking, r: Reading): boolean =>
  isTurnedDown(state, text, r) ||
  // The Spanish "y" is also an English yes.
  (text.length > 1 && isAgreed(state, r)) ||
  // "Send it." is an order, and so it is sent; "yes" before a question may wait for the answer.
  (asking === 'confirm' && r.yes && r.sends && ENDS.test(text))

const besideOf = (text: string, state: ChatState, asking: Asking, r: Reading): 'yes' | 'no' | null =>
  isTurnedDown(state, text, r) ? 'no' : isAnswer(text, state, asking, r) ? 'yes' : null

/** Whether a part of a message gives something to the booking, and asks nothing. */
function says(text: string, state: ChatState, asking: Asking, read: Read, max: number): boolean {
  const r = read(text, asking)
  if (r.question || r.existing || r.inTrouble || r.supposes || r.moves || r.keeps) return false
  if (isAnswer(text, state, asking, r)) return true
  if (r.cancel) return false
  // A note goes on over its sentences; what is asked behind it is no part of it.
  if (asking === 'notes') return r.found.some(({ values: [note] }) => note === '') || ENDS.test(text)
  const valued = r.found.filter(({ values, said }) => values.length > 0 || said !== undefined)
  if (asking === null)
    return valued.length > (r.wish || valued.some((one) => tellsGroup(one, state, max)) ? 0 : 1)
  const isName = ({ values: [name = ''] }: Finding): boolean =>
    asking !== 'name' ||
    ((NAME.test(name) || (ENDS.test(text) && SMALL_NAME.test(name))) &&
      !OPENING.test(fold(name)) &&
      !VOCATIVE.test(fold(name))) ||
    read(text, null).found.some(({ slot }) => slot === 'name')
  return valued.some((one) => one.slot !== 'name' || isName(one))
}

/** A party that is too large to book here, or that has become smaller. */
const tellsGroup = ({ slot, values: [value] }: Finding, { talk }: ChatState, max: number): boolean =>
  slot === 'guests' && (Number(value) > max || (talk.guests ?? 0) > max)
const draftIn = (state: ChatState): Draft | null => (state.mode === 'talking' ? null : state.draft)

/**
 * Whether a part of a message asks of the house, and names no value of a booking.
 * @param isNew whether it begins a sentence
 * @param beside whether the other part is a yes or a no: a day beside it is asked about, not wished
 */
function asks(
  text: string,
  asking: Asking,
  read: Read,
  isNew: boolean,
  beside: 'yes' | 'no' | null,
  draft: Draft | null,
): boolean {
  const { question, surely, clause, cancel, existing, inTrouble, wish, spoken, asksTable, yes, no } = read(
    text,
    null,
  )
  const here = read(text, asking === 'notes' ? 'confirm' : asking)
  // "Do you need a deposit for 14", of whom 14 are booked.
  const isTold = ({ slot, values }: Finding): boolean =>
    draft?.given.includes(slot) === true && values.every((value) => String(draft[slot]) === value)
  // "Do we all fit at one table?", while one is booked: the table is no new one.
  const isOfTable = draft !== null && asking !== 'offer' && text.includes('?') && wish && spoken.every(isTold)
  // "How late can we come, if we run late?", of the table that is being booked.
  const isLate = draft ? here.inTrouble : inTrouble
  if (!(question || here.question || isOfTable) || cancel || existing || isLate) return false
  if (wish && !isOfTable) return false
  const folded = fold(text)
  if (asking === null && asksHere(folded)) return false
  // "Yes. When are you open on Sunday"; "yes. Can we do Sunday?" proposes it.
  const isAsked = surely && (beside === 'yes' || (here.question && asking !== null && asking !== 'offer'))
  const isDay = !(here.alone && !here.question) && !asksTable && (beside === 'no' || isAsked)
  const isOther = (one: Finding): boolean =>
    one.slot !== 'seating' && !(one.slot === 'date' && isDay) && !isTold(one)
  if ([...spoken, ...(here.question ? [] : here.spoken)].some(isOther)) return false
  const { length } = words(folded)
  const isBrief = isNew && !yes && !no && !isPossible(folded) && isAboutCasa(folded)
  if (!text.includes('?')) return (surely || isNew) && length >= (isBrief ? 2 : PARTIAL) && !clause
  if (length === 1) return isBrief
  return length > 1 && !(length <= PARTIAL && (isPossible(folded) || COURTESY.test(folded)))
}

/** A whole name, or what the guest is reached at. */
const isPersonal = ({ slot, values: [value = ''] }: Finding): boolean =>
  slot === 'name'
    ? value.includes(' ') && NAME.test(value)
    : (slot === 'email' || slot === 'phone') && value !== ''

/** A place with its article. */
const NAMED = /^(?:(?:et|e|y|and|und) )?(?:the|la|el|der|die|das|im|il|le|l')[ ']?[a-z]+,$/
/** "The terrace, is it heated?": what is asked is still about the place. */
const isOfPlace = (said: string, asked: string, asking: Asking, read: Read): boolean =>
  read(said, asking).spoken.every(({ slot }) => slot === 'seating') &&
  read(said, asking).spoken.length > 0 &&
  (NAMED.test(fold(said)) || read(asked, asking).spoken.length > 0)

/** "And we want the terrace,", "terrace please,": it is chosen, and not only named before a question about it. */
const isChoice = (part: string, asking: Asking): boolean =>
  asking !== null &&
  !part.includes('?') &&
  !NAMED.test(fold(part)) &&
  (words(fold(part)).length > PARTIAL || COURTESY.test(fold(part)))

/** "Inside, please. Is the terrace heated?": another place is asked about than the one that is chosen. */
const isElsewhere = (said: Reading, asked: Reading): boolean =>
  said.spoken.some(({ slot, values: [place] }) =>
    asked.spoken.some((one) => slot === 'seating' && one.slot === slot && !one.values.includes(place ?? '')),
  )

/** What came into the draft, told before the answer to what was asked beside it. */
function noted(before: ChatState, after: ChatState): Effect[] {
  const [old, draft] = [draftIn(before), draftIn(after)]
  if (!draft || after.mode === 'offered') return []
  const changed: Slot[] = SLOTS.filter(
    (slot) => draft.given.includes(slot) && (!old?.given.includes(slot) || old[slot] !== draft[slot]),
  )
  const isSet = changed.every((slot) => old?.given.includes(slot))
  const said = echo(changed, draft, isSet)
  return said ? [{ type: 'say', say: said }] : []
}

/** "Yes. Ann Lee, is there parking?": what begins or ends the second part still tells something. */
function tellsToo(tail: string, state: ChatState, asking: Asking, read: Read, max: number): boolean {
  const { turns } = read(tail, asking)
  const at = [...turns].sort((a, b) => a - b)
  const parts = turns.length === 0 ? [] : [0, ...at].map((from, i) => tail.slice(from, at[i]))
  return parts
    .map((part) => part.trim())
    .some(
      (part) =>
        (asking === null ? !read(part, null).question : says(part, state, asking, read, max)) &&
        read(part, asking).found.some(
          ({ slot, values }) =>
            slot !== 'notes' && (slot !== 'seating' || isChoice(part, asking)) && values.length > 0,
        ),
    )
}

/** What is said, and what is to be done of it before the question is asked; null when they cannot be parted. */
function told(state: ChatState, said: string, isOrder: boolean, hear: Hear): Transition | null {
  const [next, effects] = hear(state, said)
  if (effects.some(({ type }) => type === 'ask')) return null
  // The house arranges a large party: that is told, and then what was asked beside it.
  const isLed = effects.some((one) => one.type === 'refusal' && one.code === 'invalid_guests')
  if (next.mode === 'talking') return isLed ? [next, effects] : state.mode === 'offered' ? [next, []] : null
  if (next.mode === 'sending') return isOrder ? [next, effects] : null
  if (next.mode === 'completed') return null
  const refused = effects.find(({ type }) => type === 'refusal')
  // A telephone that lacks its prefix is asked about behind the answer.
  const waits = next.mode === 'booking' && next.draft.doubt?.slot === next.step
  if (refused && waits) return [next, [refused, ...noted(state, next)]]
  // §4: what is sent was shown whole before, however fast the yes comes.
  return [next, refused || next.mode === 'confirming' ? effects : noted(state, next)]
}

/** What is spoken of after a booking is sent: its day and hour belong to no other. */
const askedOf = (state: ChatState): ChatState =>
  state.mode === 'sending'
    ? { ...state, talk: { ...state.talk, day: null, part: null, time: null, guests: null } }
    : state

/** "For 4, and do you have high chairs?": what is said is taken, and what is asked beside it is asked, in either order. */
export function sayAndAsk(
  state: ChatState,
  text: string,
  { turns, asides, spoken, question }: Reading,
  asking: Asking,
  readAnew: Read,
  hear: Hear,
  max: number,
): Transition | null {
  const whole = text.trim()
  const known = new Map<string, Reading>()
  const read: Read = (said, at) => {
    const key = `${at}/${said}`
    const r = known.get(key) ?? readAnew(said, at)
    known.set(key, r)
    return r
  }
  // Its parts are read once, however they are joined.
  const again = (part: string): Transition | null =>
    turns.length > PARTS ? null : sayAndAsk(state, part, read(part, asking), asking, read, hear, max)
  // Where a sentence ends, one part ends first.
  const byWeight = [...turns, ...asides].sort(
    (a, b) => Number(ENDS.test(whole.slice(0, b).trim())) - Number(ENDS.test(whole.slice(0, a).trim())),
  )
  for (const at of byWeight) {
    const [head, tail] = [whole.slice(0, at).trim(), whole.slice(at).trim()]
    for (const [said, asked] of [
      [head, tail],
      [tail, head],
    ] as const) {
      // What made a question of the whole: "5 of us, and my nan is vegan".
      const isNew = ENDS.test(head) || ENDS_CONTACT.test(head) || (question && read(asked, asking).question)
      const r = read(said, asking)
      if (asked === head && !head.endsWith('?')) continue
      // "Yes, is there parking? The name is Ann Lee": what is said goes on behind the question.
      const before = asked === head ? again(head) : null
      const after = before && told(before[0], tail, false, hear)
      if (before && after) {
        const isAsk = ({ type }: Effect): boolean => type === 'ask'
        return [
          after[0],
          [...before[1].filter((one) => !isAsk(one)), ...after[1], ...before[1].filter(isAsk)],
        ]
      }
      const dated = asking === null && r.spoken.length > 1 && r.found.some(({ slot }) => slot === 'date')
      const beside = besideOf(said, state, asking, r) ?? (dated ? 'yes' : null)
      if (!asks(asked, asking, read, isNew, beside, draftIn(state))) continue
      if (asked === tail && tellsToo(tail, state, asking, read, max)) continue
      // "Quick one is it a wine": where no sign parts them, one number or day belongs to the question.
      const { found } = read(said, null)
      const isFull = found.filter(({ values }) => values.length > 0).length > 1 || r.found.some(isPersonal)
      if (asides.includes(at) && besideOf(said, state, asking, r) === null && !isFull) continue
      // "The terrace. Is it heated?" chooses it first.
      const isChosen =
        said === head && ENDS.test(head) && (asking === 'seating' || isElsewhere(r, read(asked, asking)))
      if (!isChosen && isOfPlace(said, asked, asking, read)) continue
      // "My husband and I celebrate on the 8th. Are you open then?": nobody wishes a table yet.
      const isCouple = r.found.some((one) => one.slot === 'guests' && one.said !== undefined)
      if (isCouple && !r.wish && asking === null && asksOpen(fold(whole))) continue
      if (!says(said, state, asking, read, max)) {
        // "4 of us, is it heated? And is there parking?": more than one thing is asked.
        const [inner, effects] = (asked === tail && r.question && again(said)) || []
        const both = effects?.map((one) =>
          one.type === 'ask' ? { ...one, text: `${one.text} ${asked}` } : one,
        )
        if (inner && both) return [inner, both]
        continue
      }
      // "A quarter past nine" is not nine; "closed on the 24th? Then the 26th, for 7" are two days.
      const isCut = ({ slot, values }: Finding): boolean =>
        !(dated && slot === 'date') &&
        !(isChosen && slot === 'seating') &&
        spoken.some((one) => one.slot === slot && values.some((value) => !one.values.includes(value)))
      if (r.spoken.some(isCut)) continue
      const taken = told(state, said, r.sends, hear)
      if (!taken) continue
      const [next, effects] = taken
      // The function is to hear of a diet, also where only something else is asked.
      const [last, more] = ask(askedOf(next), namesNeed(fold(said)) ? whole : asked, read(asked, null))
      return [last, [...effects, ...more]]
    }
  }
  return null
}
