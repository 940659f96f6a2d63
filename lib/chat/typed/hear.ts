import { addDays, type IsoDate, isIsoDate } from '../../core/dates.ts'
import { dateIssue } from '../../reservas/rules.ts'
import { timesOfAnyDay } from '../../reservas/semana.ts'
import { ask, onAnswer } from '../answer.ts'
import { askChange, correct, editing, type Transition, take } from '../book.ts'
import type { Open } from '../change.ts'
import { MAX_MESSAGE } from '../contract.ts'
import { fill } from '../fill.ts'
import { cancelled, declined } from '../offer.ts'
import { openDays } from '../open-slots.ts'
import { cancel, repeat } from '../press.ts'
import { pending, sayThen } from '../prompt.ts'
import { confirm } from '../send.ts'
import type { Asking, ChatContext, ChatState, Reading, Situation, Slot } from '../state.ts'
import { fold, wordCount } from '../text/fold.ts'
import { mayBeReaction } from '../text/need.ts'
import { stepOf } from '../view.ts'
import { noteVisit, withVisit } from '../visit.ts'
import {
  givenInQuestion,
  isAside,
  isTalk,
  leftAsWas,
  notUnderstood,
  prefixed,
  settle,
  whileBooking,
} from './answering.ts'
import { isOfExisting, leadToExisting } from './existing.ts'
import { largeParty, leadGroup, withCall } from './group.ts'
import { sayAndAsk } from './joined.ts'
import { listenedForDiets } from './listen.ts'
import { numberAgreed, ownAsked, recalled } from './own.ts'
import { changeOfMind } from './supposed.ts'
import { whileOffered, whileTalking } from './wish.ts'

/** A note that only tells how many come has no more words. */
const BRIEF = 10
/** Number of messages after which a thanks or a goodbye no longer counts (§4). */
const FAREWELL = 3

/** A typed message: what it means where the conversation stands. */
export const hear = (state: ChatState, text: string, ctx: ChatContext): Transition =>
  invite(listenedForDiets(text, withCall(state, withDog(state, onText(state, text, ctx), ctx), ctx)))

function withDog(state: ChatState, step: Transition, ctx: ChatContext): Transition {
  const [next] = step
  const notes = next.mode === 'talking' ? null : next.draft.notes
  if (!ctx.understand || !notes) return step
  const { understand } = ctx
  const read = (said: string): Reading => understand(said, situationOf(state, 'confirm', ctx))
  const r = read(notes)
  return r.noting?.seatedWithDog(state, step, (said) => (said === notes ? r : read(said))) ?? step
}

const isClosed = (day: IsoDate, { rules, ahora }: ChatContext): boolean =>
  dateIssue(day, rules, ahora) === 'cerrado'

/** "Better Sunday, for lunch": an hour of the evening that was told before falls away. */
function withoutOtherPart<State extends ChatState>(state: State, r: Reading, { rules }: ChatContext): State {
  if (state.mode !== 'offered' || !r.part || !r.correction || r.question) return state
  const { draft } = state
  const says = (slot: Slot): boolean => r.spoken.some((one) => one.slot === slot)
  if (!draft.time || !says('date') || says('time')) return state
  if (timesOfAnyDay(r.part, rules).includes(draft.time)) return state
  return { ...state, draft: { ...draft, time: null, given: draft.given.filter((slot) => slot !== 'time') } }
}

/** What a message says beside everything else: a party too large to book, a closed day, lunch or dinner, a visit before. */
function noted<State extends ChatState>(state: State, r: Reading, ctx: ChatContext): State {
  const guests = largeParty(r, ctx)
  const { talk } = state
  const days = r.found.find(({ slot }) => slot === 'date')?.values.filter(isIsoDate) ?? []
  // "Tuesday then", said next, is one of the days that are offered in its place; from today weekdays count anyway.
  // "And the day after?", of hours that were told, counts from the day before it: the function reads it by itself.
  const asksOn = state.mode === 'talking' && talk.frame?.act === 'hours' && !r.wish && r.found.length < 2
  const shut = asksOn ? undefined : days.find((one) => one !== ctx.ahora.fecha && isClosed(one, ctx))
  const day = shut ?? talk.day
  // A question about lunch books none.
  const part = !r.question && (r.wish || r.spoken.length > 0 || state.mode !== 'talking') ? r.part : null
  const said = { day, guests: guests ?? talk.guests, part: part ?? talk.part }
  const spoken = { ...state, talk: { ...talk, ...said } }
  return r.visited === null ? spoken : withVisit(spoken, !r.visited, ctx)
}

/** @param rest what is left of a message when its wishes are noted: a part of it, or all */
function onText(
  before: ChatState,
  text: string,
  ctx: ChatContext,
  rest: 'part' | 'all' | null = null,
): Transition {
  if (before.mode === 'sending') return [before, [{ type: 'say', say: { key: 'Error.waiting' } }]]
  if (text.trim() === '') return [before, []]
  if (text.length > MAX_MESSAGE)
    return [
      before,
      [
        { type: 'refusal', code: 'too_long' },
        { type: 'say', say: { key: 'Error.long' } },
      ],
    ]
  const at = before.mode === 'booking' ? before.step : stepOf(before)
  // What is left beside a note is none.
  const asking = at === 'completed' ? null : rest === 'part' && at === 'notes' ? 'confirm' : at
  // Without the reader the chat answers as when offline; all buttons still work.
  if (!ctx.understand) return onAnswer(before, null, ctx)
  const said = ctx.understand(text, situationOf(before, asking, ctx))
  const r = said.spell?.(said, before, text) ?? said
  const { proposed, ...unproposed } = before
  const state: Exclude<ChatState, { mode: 'sending' }> = {
    ...withoutOtherPart(noted(unproposed, r, ctx), r, ctx),
    farewell: r.thanks ? FAREWELL : Math.max(0, before.farewell - 1),
  }
  if (mayBeReaction(fold(text), asking)) return ask(state, text, r)
  const { understand } = ctx
  const readNote = (said: string): Reading => understand(said, situationOf(before, 'confirm', ctx))
  const readAs =
    (at: Asking) =>
    (said: string): Reading =>
      understand(said, situationOf(state, at, ctx))
  const asNote = readAs('notes')
  const hearRest = (from: ChatState, said: string): Transition =>
    onText(from, said, ctx, said === text ? 'all' : 'part')
  const told =
    (state.mode === 'booking' || state.mode === 'confirming') && r.wished.wishes.length === 0
      ? recalled(state, r)
      : null
  if (told) return told
  const wished =
    rest || r.cancel || r.existing || r.inTrouble
      ? null
      : r.noting?.noteWishes(state, text, r, hearRest, readNote, ctx)
  if (wished) return wished
  const open = r.waits && !r.inTrouble && r.found.every(({ slot }) => slot === asking) ? pending(state) : null
  if (open) return [state, [sayThen({ key: 'Eco.espero' }, open)]]
  const ended = calledOff(state, text, r, asking, ctx)
  if (ended) return ended
  const readHere = readAs(asking)
  const own =
    state.mode === 'booking' || state.mode === 'confirming'
      ? ownAsked(state, text, r, readNote, (from, said) => onText(from, said, ctx), ctx)
      : null
  if (own) return own
  const joined =
    (r.cancel && !r.refuses) ||
    r.existing ||
    r.inTrouble ||
    (r.supposes && !r.question) ||
    // "The phone just rings. Name is Carter, table for 2 at 8", of the booking that is spoken of.
    (state.mode === 'talking' && state.talk.frame?.act === 'booking' && r.calls)
      ? null
      : both(state, text, r, asking, ctx)
  if (joined) return state.mode === 'talking' ? (r.noting?.withTold(joined, r, readNote) ?? joined) : joined
  // "I don't want another one, only the one there is changed", wherever a new one was begun.
  if (r.refuses && r.again && r.aboutOwn) return leadToExisting(cancelled(state), text, ctx)
  switch (state.mode) {
    case 'talking':
    case 'completed':
      if (r.cancel && (state.mode === 'completed' || isOnlyCancelling(state, text))) return cancel(state, ctx)
      // "Not booking, just asking"; "I don't want a table, I want an apology" is longer.
      if (r.refuses && !r.question && r.spoken.length === 0 && wordCount(text) < BRIEF) return declined(state)
      return visiting(
        whileTalking(...(r.noting?.waitingFor(state, r, readNote) ?? [state, r]), text, ctx, readHere),
        r,
        ctx,
      )
    case 'offered':
      if (isOfExisting(state, r, text) && !r.wish && !r.yes && !r.consent)
        return leadToExisting(cancelled(state), text, ctx)
      if (r.question && r.refuses && r.spoken.length === 0) return ask(cancelled(state), text, r)
      if (r.cancel) {
        const after = bookedAfterAll(text, r, readHere)
        return after === null ? cancel(state, ctx) : onText(state, after, ctx)
      }
      if (largeParty(r, ctx) !== null) return leadGroup(state, r, ctx)
      return r.question || r.inTrouble ? ask(state, text, r) : whileOffered(state, r, text, ctx)
    case 'booking': {
      const left = leftAsWas(state, r, text, asNote, ctx)
      if (left) return left
      if (r.cancel) return cancel(state, ctx)
      const grown = state.step === 'notes' && wordCount(text) < BRIEF ? readNote(text) : r
      if (grewTooLarge(state, grown, ctx)) return leadGroup(state, grown, ctx)
      const redone = prefixed(state, text, ctx)
      if (redone) return redone
      if (r.visited !== null && r.found.length === 0) return noteVisit(state, !r.visited, ctx)
      const changed = changeOfMind(state, proposed, r, ctx)
      if (changed) return changed
      if (r.question && !r.why) return givenInQuestion(state, r, text, ctx) ?? ask(state, text, r)
      const told = numberAgreed(state, text, r, readHere)
      return (
        settle(state, told, ctx) ??
        (isAside(state.step, text, told) ? ask(state, text, told) : whileBooking(state, told, text, ctx))
      )
    }
    case 'confirming':
      if (r.cancel) return sendsAfterAll(text, r, readHere) ? repeat(state) : cancel(state, ctx)
      if (grewTooLarge(state, r, ctx)) return leadGroup(state, r, ctx)
      if (r.question) return ask(state, text, r)
      if (r.visited !== null && r.found.length === 0 && !r.yes) return noteVisit(state, !r.visited, ctx)
      return changeOfMind(state, proposed, r, ctx) ?? whileConfirming(state, r, text, asNote, ctx)
  }
}

/** "A table for 3, been before": the booking that begins knows it. */
const visiting = ([next, effects]: Transition, { visited }: Reading, ctx: ChatContext): Transition => [
  visited === null ? next : withVisit(next, !visited, ctx),
  effects,
]

/** "Leave it, ok then, send it": said last, it calls nothing off; it is asked once more. */
function sendsAfterAll(text: string, { sends, turns }: Reading, read: (text: string) => Reading): boolean {
  if (!sends || turns.length === 0) return false
  const said = text.slice(Math.max(...turns)).trim()
  const last = read(said)
  return last.sends && !last.cancel && !last.no && !/\b(?:pas|non?|not|nicht|don'?t)\b/.test(fold(said))
}

/** "Forget it. Yes, book it, Theo": what is said behind it is heard, where it agrees and orders a table. */
function bookedAfterAll(text: string, { turns }: Reading, read: (text: string) => Reading): string | null {
  const after = turns.length > 0 ? text.slice(Math.min(...turns)).trim() : ''
  const last = read(after)
  const agrees = (last.yes || last.consent) && (last.wish || last.asksTable)
  return agrees && !last.cancel && !last.no && !last.refuses && !last.question ? after : null
}

/** "We will be 24 after all"; the number that is asked may be put right. */
const grewTooLarge = (state: Open, r: Reading, ctx: ChatContext): boolean =>
  !r.question &&
  !r.supposes &&
  !(state.mode === 'booking' && state.step === 'guests') &&
  largeParty(r, ctx) !== null

/** "Forget it, I'll call. Number?": what is begun is called off, and what follows is answered. */
function calledOff(
  state: ChatState,
  text: string,
  r: Reading,
  asking: Asking,
  ctx: ChatContext,
): Transition | null {
  const [first] = r.turns
  if (state.mode === 'talking' || state.mode === 'completed' || asking === 'notes') return null
  if (!ctx.understand || first === undefined || r.cancel || r.keeps || r.found.length > 0) return null
  const rest = text.slice(first).trim()
  // "Never mind the weather" calls off no table.
  if (wordCount(text.slice(0, first)) > 2) return null
  if (!ctx.understand(text.slice(0, first), situationOf(state, asking, ctx)).cancel || rest === '')
    return null
  const [after, told] = cancel(state, ctx)
  const [next, asked] = ask(after, rest, r)
  return [next, [...told, ...asked]]
}

function both(
  state: ChatState,
  text: string,
  r: Reading,
  asking: Asking,
  ctx: ChatContext,
): Transition | null {
  const { understand } = ctx
  if (!understand || r.turns.length + r.asides.length === 0) return null
  // A large party was told: what has become of it is told as plainly as the first time.
  const { talk } = state
  const isLarge = asking === null && (talk.guests ?? 0) > ctx.rules.personasMax
  const from = isLarge ? { ...state, talk: { ...talk, guests: null } } : state
  const read = (said: string, at: Asking): Reading => understand(said, situationOf(from, at, ctx))
  const hearPart = (from: ChatState, said: string): Transition => onText(from, said, ctx)
  return sayAndAsk(state, text, r, asking, read, hearPart, ctx.rules.personasMax)
}

/** "Cancel", and nothing else, where no booking was spoken of. */
const isOnlyCancelling = ({ talk }: ChatState, text: string): boolean =>
  talk.frame?.act !== 'booking' && wordCount(text) <= 2

const situationOf = (state: ChatState, asking: Asking, ctx: ChatContext): Situation => {
  const { ahora, rules, locale } = ctx
  const draft = state.mode === 'talking' ? null : state.draft
  const { doubt = null, date = null, time = null } = draft ?? {}
  const day = state.talk.day ?? date
  const spoken = state.mode === 'talking' ? (state.talk.guests ?? 0) : 0
  const [party, large] = [spoken > 0 || doubt?.slot === 'guests', spoken > rules.personasMax]
  const guests = draft?.given.includes('guests') ? draft.guests : null
  return {
    asking,
    ahora,
    rules,
    locale,
    day,
    party,
    large,
    known: { date, time, guests, seating: draft?.given.includes('seating') ? draft.seating : null },
    near:
      (asking === 'offer' || asking === 'date') && date === null && day && isClosed(day, ctx)
        ? openDays(addDays(day, 1), ctx, 3)
        : [],
    ...(doubt?.slot === 'date' ? { options: doubt.options } : {}),
  }
}

const SENT_WORDS = 6
/** "Grand yeah send that", "merci, bitte senden": in few words, beside nothing else. A figure may be a value that was not read. */
const ordersToSend = (r: Reading, text: string): boolean =>
  r.sendsNow &&
  !(r.question || r.no || r.change || r.edit || r.cancel || /[?\d]/.test(text)) &&
  wordCount(text) <= SENT_WORDS

function whileConfirming(
  state: Extract<ChatState, { mode: 'confirming' }>,
  r: Reading,
  text: string,
  asNote: (text: string) => Reading,
  ctx: ChatContext,
): Transition {
  const valued = r.found.filter(({ values }) => values.length > 0)
  // "My number is 611 222 333": a yes is to its prefix, and sends no older number.
  const [asked] = editing(state, state.draft, 'phone')
  const isPart = r.found.some(({ slot, values, said }) => slot === 'phone' && values.length === 0 && said)
  if (isPart && asked.mode === 'booking') return take(asked, r.found, ctx)
  if (r.edit && !valued.some(({ slot }) => slot === r.edit)) return editing(state, state.draft, r.edit)
  const { changed } = fill(state.draft, r.found, ctx)
  const settled = valued.length === r.found.length && changed.length === 0
  if (r.found.length > 0 && !(r.yes && settled)) return correct(state, r.found, ctx)
  if (r.yes || ordersToSend(r, text)) return confirm(state, ctx)
  // "No, that's all": nothing is to be changed; "no thank you" sends nothing.
  const isNothing = r.no && wordCount(text) > (r.thanks ? 3 : 2) && asNote(text).found[0]?.values[0] === ''
  if (isNothing) return repeat(state)
  if (r.no || r.change) return askChange(state)
  if (r.onlyThanks) return repeat(state)
  return isTalk(text) ? ask(state, text, r) : notUnderstood(state, ctx)
}

/**
 * §4: once after thanks or goodbye, when nothing is being booked, the invitation to the experiences wall. Whoever was
 * ill, late or complained is not asked to praise, whatever else is spoken of later.
 */
function invite([state, effects]: Transition): Transition {
  const free = state.mode === 'talking' || state.mode === 'completed'
  const act = state.talk.frame?.act
  if (act === 'care') return [{ ...state, invited: true }, effects]
  // Who thanks and asks on is not leaving; who speaks of a booking to come has not eaten here yet.
  const goesOn = state.farewell === FAREWELL && effects.some(({ type }) => type === 'ask')
  if (!free || act === 'booking' || goesOn || state.invited || state.farewell === 0) return [state, effects]
  const say = { key: 'Fin.muro', links: [{ key: 'experiencias', url: '/gallery' }] }
  return [{ ...state, invited: true }, [...effects, { type: 'say', say, delayMs: 1000 }]]
}
