import { ask } from '../answer.ts'
import { type Drafting, echoOf, type Transition, take } from '../book.ts'
import { withNotes } from '../fill.ts'
import { pending, sayThen } from '../prompt.ts'
import { MY } from '../slots/guests.ts'
import { orderedNote } from '../slots/written/ordered.ts'
import type { ChatContext, ChatState, Draft, Reading, Say } from '../state.ts'
import { cachedRegExp, fold, wordCount } from '../text/fold.ts'
import { type Counts, isThing, type Kind, type Wish } from '../words/wishes/shape.ts'
import { acknowledged, before } from './acknowledged.ts'
import { namesContact } from './contact-told.ts'
import { afresh, givesWay } from './rewritten.ts'
import { partedOrder, withoutNoted } from './unnoted.ts'

type Hear = (state: ChatState, text: string) => Transition
type Read = (text: string) => Reading

const POSSESSIVE = cachedRegExp(`^(?:${MY})$`)
const SEPARATOR = '. '
const MAX_TOLD = 400
const DOG: Say = { key: 'Nota.perro' }

const isOpen = (state: ChatState): state is Drafting =>
  state.mode === 'offered' || state.mode === 'booking' || state.mode === 'confirming'
const isDog = (kinds: readonly Kind[]): boolean => kinds.includes('dog') && !kinds.includes('guide')
const namesDog = (notes: string | null | undefined, read: Read): boolean =>
  Boolean(notes) && isDog(read(notes ?? '').kinds)

const countsIn = (wishes: readonly Wish[]): Counts => Object.assign({}, ...wishes.map(({ counts }) => counts))
/** "Two high chairs" after "a high chair": the number of a thing is told anew. */
const isRecounted = (kind: Kind, anew: Counts, before: Counts): boolean =>
  isThing(kind) && anew[kind] !== undefined && anew[kind] !== (before[kind] ?? 1)

/** Whether the notes say it already. What is no thing is only said when each of its words stands there. */
function isKnown(
  { kinds, said }: Pick<Wish, 'kinds' | 'said'>,
  notes: string,
  known: readonly Kind[],
): boolean {
  if (kinds.every(isThing)) return kinds.every((kind) => known.includes(kind))
  const folded = fold(notes)
  // "2 of us are vegan" is not said by "one vegan has a sesame allergy", nor "egg allergy" by "nut allergy": each word of a need counts.
  // "My gran turns 80" is said by "gran turns 80".
  const all = (fold(said).match(/\w+/g) ?? []).filter((word) => !POSSESSIVE.test(word))
  const long = kinds.includes('need') ? [] : all.filter((word) => /^[a-z]{4}/.test(word))
  const own: readonly string[] = folded.match(/\w+/g) ?? []
  // "C'est ses 70 ans" has no long word, and is not said for that.
  return (long.length > 0 ? long : all).every((word) =>
    word.length < 4 ? own.includes(word) : folded.includes(word.slice(0, 5)),
  )
}

/** The notes with what a message tells; what it puts right, or takes back, is replaced. */
function toldTo(notes: string | null, { wished, edit, ...r }: Reading, read: Read): string | null {
  const { wishes, dropped } = wished
  const fixes =
    (r.correction || r.no) && wished.rest === '' && !wished.asksNoted
      ? wishes.flatMap(({ kinds }) => kinds)
      : []
  const out = [...dropped, ...fixes]
  const anew = wished.asksNoted ? {} : countsIn(wishes)
  const stays = (one: string): boolean => {
    const { kinds, wished: before } = read(one)
    if (givesWay(kinds, wished)) return false
    // What must not be eaten is only added to: another need may be somebody else's.
    if (kinds.includes('need')) return true
    const counts = countsIn(before.wishes)
    const isReplaced = kinds.length > 0 && kinds.every((kind) => isRecounted(kind, anew, counts))
    return !isReplaced && !kinds.some((kind) => out.includes(kind))
  }
  const kept = (edit === 'notes' && !wished.isOrder ? [] : (notes ?? '').split(SEPARATOR)).filter(
    (one) => one !== '' && stays(one),
  )
  const known = kept.flatMap((one) => read(one).kinds)
  const counts = countsIn(kept.flatMap((one) => read(one).wished.wishes))
  const isThere = (wish: Wish): boolean =>
    wished.asksNoted && !wish.kinds.includes('need')
      ? wish.kinds.every((kind) => known.includes(kind))
      : isKnown(wish, kept.join(SEPARATOR), known) &&
        !wish.kinds.some((kind) => isRecounted(kind, wish.counts, counts))
  const fresh = wishes.filter((wish) => !isThere(wish)).map(({ said }) => said)
  return [...kept, ...new Set(fresh)].join(SEPARATOR) || null
}

/** What is told before a booking begins waits for it. Dogs sit on the terrace. */
export function waitingFor<State extends ChatState>(state: State, r: Reading, read: Read): [State, Reading] {
  // Of cakes much is asked before a table is wished.
  const wishes = r.wished.wishes.filter(
    ({ kinds }) => r.found.length > 0 || kinds.some((kind) => kind !== 'cake'),
  )
  const all =
    wishes.length > 0
      ? toldTo(
          state.told ?? null,
          { ...r, wished: { ...r.wished, wishes }, correction: false, no: false },
          read,
        )
      : null
  const told = all && all.length <= MAX_TOLD ? all : state.told
  if (!told) return [state, r]
  const outside = { slot: 'seating', values: ['outdoor'] } as const
  const found = namesDog(told, read)
    ? [...r.found.filter(({ slot }) => slot !== 'seating'), outside]
    : r.found
  return [{ ...state, told }, r.found.length > 0 || r.wish ? { ...r, found } : r]
}

/** "A table for 4; our daughter is coeliac, is that ok?": what is told beside a question is in the notes of what begins. */
export function withTold([next, effects]: Transition, r: Reading, read: Read): Transition {
  if (!isOpen(next) || !r.wished.wishes.some(({ kinds }) => kinds.includes('need'))) return [next, effects]
  const notes = toldTo(next.draft.notes, { ...r, correction: false, no: false }, read)
  const draft = notes === next.draft.notes ? null : withNotes(next.draft, notes)
  return draft ? [{ ...next, draft }, effects] : [next, effects]
}

const onTerrace = (draft: Draft): Draft => ({
  ...draft,
  seating: 'outdoor',
  given: draft.given.includes('seating') ? draft.given : [...draft.given, 'seating'],
})

/** With a dog noted, the table is on the terrace, wherever else it was wished. */
export function seatedWithDog(from: ChatState, [next, effects]: Transition, read: Read): Transition {
  if (!isOpen(next) || !namesDog(next.draft.notes, read)) return [next, effects]
  if (next.draft.seating === 'outdoor') return [next, isOpen(from) ? effects : acknowledged(DOG, effects)]
  const kept = { ...next, draft: onTerrace(next.draft) }
  const open = pending(kept)
  const asks = effects.some(({ type }) => type === 'ask')
  return [kept, open && !asks ? [sayThen(DOG, open)] : acknowledged(DOG, effects)]
}

/**
 * What is said back: what is told, or all of the notes where they are asked for or something is taken from them. Who asks
 * whether it was written down hears whether it was.
 */
function noticeOf(
  { wishes, asksNoted, dropped }: Reading['wished'],
  notes: string | null,
  isNew: boolean,
): Say {
  if (notes === null)
    return asksNoted ? { key: 'Nota.otraVez' } : { key: 'Eco.anotado', parts: [{ key: 'Parte.sinNotas' }] }
  if (asksNoted && wishes.length > 0)
    return isNew ? before({ key: 'Nota.ahora' }, echoOf(notes)) : { key: 'Nota.si', values: { notes } }
  const all = asksNoted || dropped.length > 0 || wishes.length === 0
  const said = echoOf(all ? notes : wishes.map(({ said }) => said).join(', '))
  return wishes.some(({ kinds }) => kinds.includes('place')) ? before(said, { key: 'Nota.sitio' }) : said
}

/**
 * Wishes and needs told at any step of a booking: they are noted, said back, and the rest of the message is heard. Null
 * when the message tells none.
 */
export function noteWishes(
  from: ChatState,
  text: string,
  r: Reading,
  hear: Hear,
  read: Read,
  ctx: ChatContext,
): Transition | null {
  if (!isOpen(from)) return null
  const { wished } = r
  const state = wished.anew ? afresh(from) : from
  const [order, then] = partedOrder(text)
  const kinds = then === '' ? r.kinds : read(order).kinds
  const left = withoutNoted(order, from.draft.notes, kinds, (said) => read(said).kinds)
  if (left !== null) {
    const removed = unnoted(from, left || null, ctx)
    if (then === '') return removed
    return noteWishes(removed[0], then, read(then), hear, read, ctx) ?? hear(removed[0], then)
  }
  const isNotes = state.mode === 'booking' && state.step === 'notes'
  const ordered = r.question || wished.wishes.length > 0 ? null : orderedNote(text)
  if (ordered)
    return isNotes ? take(state, [{ slot: 'notes', values: [ordered] }], ctx) : added(state, ordered, ctx)
  // "Change the notes": they are asked again, and not emptied.
  if (r.edit === 'notes' && wished.wishes.length + wished.dropped.length === 0 && !wished.asksNoted)
    return null
  // "You noted half past eight and I wanted half past nine": a value is put right.
  if (wished.wishes.length === 0 && r.correction && r.spoken.length > 0) return null
  // "My mother uses a wheelchair, are there steps?": the one is noted, the other asked.
  // "Nothing else, well yes, my girlfriend is coeliac, may she have the octopus?" is no "no".
  const isNeed = wished.wishes.some(({ kinds }) => kinds.includes('need'))
  // "He may not have celery, does the soup work?": where notes are asked, too.
  const asksBeside =
    wished.wishes.length > 0 &&
    wished.rest.includes('?') &&
    (r.question || r.no || (isNeed && wordCount(wished.rest) > 2 && read(wished.rest).question))
  // "Make it 4, my sister is coming, she's coeliac": where notes are asked, too.
  const changesBeside = r.correction && wished.wishes.length > 0 && read(wished.rest).spoken.length > 0
  if (isNotes && wished.asksForNeed && read(state.draft.notes ?? '').kinds.includes('need'))
    return ask(state, text, r)
  if (isNotes && !asksBeside && !changesBeside) {
    const rest = beforeNote(state, text, r, read)
    return noteAsked(rest, text, r, read, ctx) ?? (rest === state ? null : hear(rest, text))
  }
  const notes = toldTo(state.draft.notes, r, read)
  const changed =
    notes !== state.draft.notes || (wished.wishes.length > 0 && !state.draft.given.includes('notes'))
  if (!changed && wished.wishes.length === 0 && !wished.asksNoted) return null
  const draft = withNotes(state.draft, notes)
  if (!draft) return [state, [{ type: 'say', say: { key: 'Error.notes' } }]]
  const isNewDog = changed && draft.seating === 'indoor' && namesDog(notes, read)
  const noting: Drafting = {
    ...state,
    draft: isNewDog ? onTerrace(draft) : draft,
    ...(state.mode === 'confirming' && changed ? { clave: ctx.newKey } : {}),
  }
  const notice = noticeOf(wished, notes, changed)
  const said = isNewDog ? before(notice, DOG) : notice
  const open = pending(noting)
  const again: Transition = [noting, open ? [sayThen(said, open)] : []]
  if (wished.rest === '' || r.edit === 'notes') return again
  const [next, effects] = hear(noting, wished.rest)
  // §4: what is sent was shown whole before.
  if (next.mode === 'sending' && changed) return again
  // The function is to hear of a diet, and of whom "can he come up there?" speaks.
  const heard = effects.map((effect) =>
    effect.type === 'ask' && (isNeed || effect.text === wished.rest)
      ? { ...effect, text: text.trim() }
      : effect,
  )
  return [next, isOpen(next) ? acknowledged(said, heard) : heard]
}

/** An ordered note stands behind those there are, at any step. */
function added(state: Drafting, note: string, ctx: ChatContext): Transition {
  const all = [state.draft.notes, note].filter((one) => one).join(SEPARATOR)
  const draft = withNotes(state.draft, all)
  if (!draft) return [state, [{ type: 'say', say: { key: 'Error.notes' } }]]
  const next: Drafting = { ...state, draft, ...(state.mode === 'confirming' ? { clave: ctx.newKey } : {}) }
  const open = pending(next)
  return [next, open ? [sayThen(echoOf(note), open)] : []]
}

/** Something is taken from the notes; what is left of them is said, and what was open is asked. */
function unnoted(state: Drafting, notes: string | null, ctx: ChatContext): Transition {
  const { unasked, ...draft } = state.draft
  const next: Drafting = {
    ...state,
    draft: { ...draft, notes, ...(unasked && notes ? { unasked } : {}) },
    ...(state.mode === 'confirming' ? { clave: ctx.newKey } : {}),
  }
  const said: Say = notes ? echoOf(notes) : { key: 'Eco.anotado', parts: [{ key: 'Parte.sinNotas' }] }
  const open = pending(next)
  return [next, open ? [sayThen(said, open)] : []]
}

type Noting = Extract<Drafting, { mode: 'booking' }>

/** What was told before and is written as a note now stands in it once, in the words of the note. */
function beforeNote(state: Noting, text: string, { kinds, question }: Reading, read: Read): Noting {
  const { notes, unasked } = state.draft
  // "No. But for the coeliac, what is there?" is no note, and takes none away.
  if (!unasked || !notes || question) return state
  const all = notes.split(SEPARATOR)
  const kept = all.filter((said) => {
    const its = read(said).kinds
    return its.length === 0 || !isKnown({ kinds: its, said }, text, kinds)
  })
  if (kept.length === all.length) return state
  return { ...state, draft: { ...state.draft, notes: kept.join(SEPARATOR) || null } }
}

/** Where notes are asked, they are taken as they are written; what was told already is shown. */
function noteAsked(state: Noting, text: string, r: Reading, read: Read, ctx: ChatContext): Transition | null {
  const { asksNoted, saysTold, wishes, rest, note } = r.wished
  const again = (say: Say | null): Transition => {
    const open = pending(state)
    return [state, open ? [sayThen(say, open)] : []]
  }
  const told = asksNoted && wishes.length > 0 ? toldTo(state.draft.notes, r, read) : state.draft.notes
  const draft = told === state.draft.notes ? null : withNotes(state.draft, told)
  if (draft) {
    const next = { ...state, draft }
    const open = pending(next)
    return [next, open ? [sayThen({ key: 'Nota.ahora' }, open)] : []]
  }
  if (asksNoted || (saysTold && wishes.length === 0 && (rest === '' || namesContact(text))))
    return again(state.draft.notes ? null : { key: 'Nota.otraVez' })
  if (state.draft.unasked && (r.yes || r.consent) && wishes.length === 0 && wordCount(text) <= 3)
    return again(null)
  if ((state.draft.unasked || r.correction || r.no || r.wished.anew) && wishes.length > 0 && rest === '') {
    const { unasked, ...draft } = state.draft
    return take({ ...state, draft }, [{ slot: 'notes', values: [toldTo(draft.notes, r, read) ?? ''] }], ctx)
  }
  if (r.question && wishes.length > 0 && !/[?¿]/.test(text))
    return take(state, [{ slot: 'notes', values: [text.trim()] }], ctx)
  const [only, more] = r.found
  const isPlain =
    wishes.length > 0 &&
    !r.question &&
    !r.edit &&
    !r.cancel &&
    !r.existing &&
    !r.inTrouble &&
    more === undefined
  const isSaid = only?.slot === 'notes' && only.values[0] === text.trim()
  // The note alone, without "please write down that"; a "please" behind it stays as it is written.
  return isPlain && isSaid && note !== '' && !text.trim().startsWith(note)
    ? take(state, [{ slot: 'notes', values: [note] }], ctx)
    : null
}
