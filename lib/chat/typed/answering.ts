import { ask } from '../answer.ts'
import {
  advance,
  another,
  type Booking,
  type Confirming,
  editing,
  miss,
  type Offered,
  type Transition,
  take,
} from '../book.ts'
import { unread } from '../fill.ts'
import { confirmation, offer, question, sayThen } from '../prompt.ts'
import { help } from '../refuse.ts'
import { confirm } from '../send.ts'
import { spellsAddress } from '../slots/contact.ts'
import { withSaidPrefix } from '../slots/prefix.ts'
import type { Asking, ChatContext, Reading, Say, Slot } from '../state.ts'
import { fold, wordCount } from '../text/fold.ts'
import { withoutContacts } from '../text/mask.ts'
import { listened } from './listen.ts'

/** An answer to the readings that are open: one of them, none of them, or a yes, which says which only of one. */
export function settle(state: Booking, r: Reading, ctx: ChatContext): Transition | null {
  const { doubt } = state.draft
  if (doubt && doubt.slot !== state.step && r.which !== null && !r.question) {
    const value = doubt.options[r.which]
    return value === undefined ? null : take(state, [{ slot: doubt.slot, values: [value] }], ctx)
  }
  // "Si, italiano" to the prefix that was asked about, while the name is still missing; or the name itself, beside the yes.
  const isAsked = state.draft.doubt?.slot === 'phone' && doubt?.options.length === 1
  if (doubt && isAsked && doubt.slot !== state.step && r.yes)
    return take(state, [...r.found, { slot: 'phone', values: doubt.options }], ctx)
  if (doubt?.slot !== state.step) return null
  // "Yes, and rather outside": what is told beside it is taken, too.
  const beside = r.found.filter(({ slot, values }) => slot !== doubt.slot && values.length > 0)
  const says = (value: string | undefined): Transition | null =>
    value === undefined ? null : take(state, [...beside, { slot: doubt.slot, values: [value] }], ctx)
  if (r.which !== null) return says(doubt.options[r.which])
  if (r.found.some(({ slot, values }) => slot === doubt.slot && values.length > 0)) return null
  if (r.yes || r.consent) return doubt.options.length === 1 ? says(doubt.options[0]) : stillOpen(state, ctx)
  return r.no && r.found.length === 0 ? another(state) : null
}

/** "No, Austria, +43", "no, German, +49": the prefix of the number that was asked about. */
export function prefixed(state: Booking, text: string, ctx: ChatContext): Transition | null {
  const [supposed, other] = state.draft.doubt?.slot === 'phone' ? state.draft.doubt.options : []
  const phone = supposed && !other ? withSaidPrefix(supposed, fold(text)) : null
  // "+49?" only asks; "no, a German one, +49" agrees.
  if (phone === supposed && text.includes('?')) return null
  return phone ? take(state, [{ slot: 'phone', values: [phone] }], ctx) : null
}

const stillOpen = (state: Booking, ctx: ChatContext): Transition =>
  miss(
    state,
    state.draft,
    { slot: state.step, aviso: 'ambiguo', said: null, options: state.draft.doubt?.options ?? [] },
    null,
    ctx,
  )

/** So many words beside it ask for more than whether it is right. */
const MORE = 4
/** "Is 0171 5558842 enough?": what was asked is given in a question, and taken. */
export function givenInQuestion(
  state: Booking,
  r: Reading,
  text: string,
  ctx: ChatContext,
): Transition | null {
  const own = r.found.filter(({ slot }) => slot === state.step)
  if (own.length === 0) return null
  const [next, effects] = take(state, own, ctx)
  if (!r.surely || wordCount(withoutContacts(text)) < MORE) return [next, effects]
  const [last, asked] = ask(next, text, r)
  return [last, [...effects.filter(({ type }) => type !== 'say'), ...asked]]
}

/** What the function may know how to read where the words here did not. */
const HEARD: readonly Slot[] = ['date', 'time', 'guests']

export function whileBooking(state: Booking, r: Reading, text: string, ctx: ChatContext): Transition {
  const { draft, step } = state
  const has = (slot: Slot): boolean => r.found.some((one) => one.slot === slot && one.values.length > 0)
  const repeat = (first: Say | null): Transition => [state, [sayThen(first, question(step, draft))]]
  if (r.why && r.found.every(({ values }) => values.length === 0))
    return repeat({ key: `Porque.${step}`, values: { telefono: ctx.telefono } })
  if (r.edit && !has(r.edit))
    return r.edit === step ? repeat({ key: 'Eco.cambiar' }) : editing(state, draft, r.edit)
  if (state.refused && r.yes && !has(step)) return advance(state, draft, ctx, null)
  const empty = step === 'notes' && r.found.every((one) => one.values[0] === '')
  if (r.onlyThanks && !empty && step !== 'name' && !has(step) && !r.correction) return repeat(null)
  if (r.wish && step === 'name' && !has('name') && r.found.every(({ slot }) => slot === 'name'))
    return repeat(null)
  // A yes chooses none of two places.
  const silent = step === 'seating' && r.found.length === 0 && !r.yes
  const found = silent ? [{ slot: 'seating', values: ['indoor'] } as const] : r.found
  if (found.length > 0) return take(state, found, ctx)
  const missed = miss(state, draft, unread(step), null, ctx)
  return HEARD.includes(step) && isTalk(text) ? listened(text, missed) : missed
}

/** "Leave it", "déjalo": of one field only, where it is asked anew. */
const LEAVES =
  /^[^a-z]*(?:n[aeo][a-z]*[ ,.]+)?(?:never ?mind|(?:just )?leave it|dej(?:al[oa]|a)|laisse[rz]?(?! tomb)|lascia(?!\w* (?:perd|star))|lass|(?:actually|en fait|finalement|al final|in realta|doch)[ ,]+(?:no|nicht))/
/** "Nothing, send it": a field that is asked anew stays as it was, and what orders to send sends. */
export function leftAsWas(
  state: Booking,
  r: Reading,
  text: string,
  asNote: (text: string) => Reading,
  ctx: ChatContext,
): Transition | null {
  const { draft, step, isEditing, refused } = state
  const isFree = isEditing && !refused && step !== 'notes' && draft.given.includes(step) && !draft.doubt
  if (!isFree || r.question || r.edit || r.found.some(({ values }) => values.length > 0)) return null
  const isNothing = (): boolean => asNote(text).found.some(({ values: [note] }) => note === '')
  if (!(r.no || r.keeps || LEAVES.test(fold(text)) || isNothing())) return null
  const [next, effects] = advance(state, draft, ctx, { key: 'Cambio.igual' })
  // "Confirmed" alone may mean the value that was asked for.
  const orders = r.sends && /\S\s+\S/.test(text.trim())
  return orders && !state.unshown && next.mode === 'confirming' ? confirm(next, ctx) : [next, effects]
}

/** More than a yes or a no could be: what is said here is not for the booking, and may be answered. */
export const isTalk = (text: string): boolean => wordCount(text) > 2

export function notUnderstood(state: Offered | Confirming, ctx: ChatContext): Transition {
  const misses = state.misses + 1
  const offered = state.mode === 'offered'
  const said = help(offered ? 'offer' : 'confirm', misses, ctx)
  const key = offered ? 'Oferta.noEntendido' : 'Resumen.noEntendido'
  const { choices } = offered ? offer(state.draft, null) : confirmation(state.draft)
  return [
    { ...state, misses },
    [
      { type: 'refusal', code: 'not_understood' },
      { type: 'say', say: said ?? { key }, choices },
    ],
  ]
}

/** Where an e-mail address is asked, some words without any sign of one are said of something else: "Grandma bakes it herself". */
export const isAside = (step: Asking, text: string, r: Reading): boolean =>
  step === 'email' &&
  !/[@\d]/.test(text) &&
  !spellsAddress(fold(text)) &&
  wordCount(text) >= ASIDE &&
  !(
    r.yes ||
    r.no ||
    r.why ||
    r.wish ||
    r.edit ||
    r.correction ||
    r.consent ||
    r.onlyThanks ||
    r.refuses ||
    r.aboutOwn ||
    r.calls
  ) &&
  r.found.every(({ values }) => values.length === 0)
const ASIDE = 5
