import { type IsoDate, isIsoDate } from '../core/dates.ts'
import { LOCALES } from '../i18n/locales.ts'
import {
  asksAddress,
  asksForMoment,
  asksPut,
  asksRecall,
  consults,
  isAboutCalls,
  isAboutCost,
  isAboutOwn,
  keepsAsWas,
  movesBooking,
  saysVisited,
  supposes,
  tellsHolder,
  wantsToCall,
} from './idioms.ts'
import { asksFirst, asksWhy, isClause, starts } from './questions.ts'
import { foundIn, isQuestion, mayCancel, wishes } from './rules.ts'
import { childrenIn } from './slots/children.ts'
import { CONTACT } from './slots/contact.ts'
import { namesSeason } from './slots/days/lone-month.ts'
import { mayTellName } from './slots/may-tell-name.ts'
import type { NameReader } from './slots/name-reader.ts'
import { lexiconPattern } from './slots/number.ts'
import { partIn } from './slots/time.ts'
import type { WishReader } from './slots/wishes.ts'
import { writtenOut } from './slots/written/spelling.ts'
import type { Asking, Finding, Reading, Situation, Understand } from './state.ts'
import { cachedRegExp, type FoldedText, foldText, matchesOf, wordPattern } from './text/fold.ts'
import { namesNeed } from './text/need.ts'
import { topicOf } from './topics.ts'
import {
  chosenIndex,
  endsWithYes,
  isCancellation,
  isOnlyThanks,
  isThanks,
  isUnwanted,
  saysNo,
  startsWithYes,
  wantsAnother,
  wantsChange,
} from './typed/intention.ts'
import { replaces, type Signals, signalsOf } from './typed/signals.ts'
import type { Lexicon, Lexicons } from './words/shape.ts'

/** What a message may tell that most do not; null as long as what reads it is not at hand. */
export type Pieces = { wishes: WishReader | null; names: NameReader | null }
export type Lacking = 'languages' | keyof Pieces

/** "Yes for two, no, for three": the no takes back a value, not the yes. */
const agreesFirst = (text: string, lex: Lexicon, { found }: Signals): boolean =>
  found.length > 0 && (startsWithYes(clauseOf(text), lex) || holdsYes(clauseOf(text), lex))

const clauseOf = (text: string): string => text.replace(/[,.;!].*$/, '')
/** "Sweet yes": a yes beside a word or two, whatever they are. */
const holdsYes = (clause: string, lex: Lexicon): boolean =>
  clause.split(' ').length < 4 &&
  lexiconPattern(lex, lex.clearYes).test(clause) &&
  !lexiconPattern(lex, `${lex.no}|${lex.but}`).test(clause)

/** "Better not, I'll talk it over with my wife": the offer is left for another time. */
const putsOff = (signals: Signals, lex: Lexicon): boolean =>
  (signals.asking === 'offer' || (signals.asking !== 'notes' && saysNo(signals.text, lex))) &&
  consults(signals.text, lex) &&
  !asksForMoment(signals.text, lex) &&
  (!startsWithYes(signals.text, lex) ||
    // "Ok, I'll call you tomorrow": the yes is to that.
    starts(signals.text, `(?:${lex.clearYes})[ ,.]+(?:[a-z]+ )?(?:${lex.idioms.consults})`))

function dayIn({ found, text }: Signals): IsoDate | null {
  const [day, other] = found.find(({ slot }) => slot === 'date')?.values ?? []
  return /\d/.test(text) && day !== undefined && other === undefined && isIsoDate(day) ? day : null
}

/** "You had us yesterday": no table is asked for a day that is over. */
const isPast = ({ found }: Signals, { ahora }: Situation): boolean =>
  found.some(({ slot, values: [day, other] }) => slot === 'date' && day && !other && day < ahora.fecha)

/** "Maria do Carmo" asks nothing. */
const DO = '(?!(?:do|does|did) (?!you|u|i|we|they))'
/** Before what begins a question, without a sign. */
const asidesIn = ({ text, at }: FoldedText, lex: Lexicon): number[] =>
  matchesOf(
    cachedRegExp(`(?<![.!?…,;:]) +(?=(?:${DO}(?:${lex.questionVerb})|${lex.idioms.wonders}) )`, 'g'),
    text,
  ).map(({ index }) => at[index] ?? 0)
const TURN = new RegExp(`(?<=[.!?…,;:]| [-–]) +|(?<=${CONTACT}) +(?=[a-z¿])`, 'g')
/** Behind a sign, an address or a whole number; else before "and" and "but", which also join numbers. */
const turnsIn = ({ original, text, at }: FoldedText, lex: Lexicon): number[] => {
  const places = (turn: RegExp): number[] => matchesOf(turn, text).map(({ index }) => at[index] ?? 0)
  const joins = places(cachedRegExp(` +(?=(?:${lex.and}|${lex.but}) )`, 'g'))
  // The Italian "è" is no "and".
  const own = joins.filter((from) => original[from + 1] !== 'è')
  return [...new Set([...places(TURN), ...own])]
}

function read(
  foldedText: FoldedText,
  lex: Lexicon,
  atHand: readonly Lexicon[],
  situation: Situation,
  { wishes: told, names }: Pieces,
): Reading {
  const signals = signalsOf(writtenOut(foldedText, lex), lex, situation, atHand, names)
  const { text } = signals
  const question = isQuestion(signals)
  return {
    cancel:
      putsOff(signals, lex) ||
      (mayCancel(signals) &&
        isCancellation(text, lex) &&
        !keepsAsWas(text, lex) &&
        !signals.renews &&
        !replaces(signals, lex, situation)),
    edit: signals.edit,
    change: wantsChange(text, lex),
    yes: signals.saysYes || endsWithYes(text, lex),
    consent: startsWithYes(text, lex) || signals.saysWhyNot || agreesFirst(text, lex, signals),
    no: saysNo(text, lex),
    wish: !question && wishes(signals),
    asksTable: (signals.wantsToBook || signals.namesTable) && !isPast(signals, situation),
    again: wantsAnother(text, lex),
    thanks: isThanks(text, lex),
    onlyThanks: isOnlyThanks(text, lex),
    question,
    why: asksWhy(text, lex, situation.asking),
    correction: signals.isCorrection,
    which: chosenIndex(text),
    topic: topicOf(text),
    existing:
      !signals.wantsAnew &&
      (signals.hasOwn || (signals.hasBooked && !(question && isUnwanted(text, lex)))) &&
      !asksFirst(text, lex) &&
      !signals.isInTrouble &&
      !isAboutCost(text, lex),
    aboutOwn: isAboutOwn(text, lex) && !isAboutCost(text, lex),
    moves: movesBooking(text, lex),
    aboutCalls: isAboutCalls(text),
    asksAddress: asksAddress(foldedText.text, lex),
    calls: wantsToCall(text) && !isAboutCost(text, lex),
    tellsHolder: tellsHolder(text, lex),
    inTrouble: signals.isInTrouble,
    supposes: supposes(text, lex),
    refuses: isUnwanted(text, lex),
    sends: wordPattern(lex.idioms.sends).test(text),
    sendsNow: wordPattern(lex.idioms.sends).test(text) && !wordPattern(lex.idioms.sendsElse).test(text),
    children: signals.found.some(({ slot }) => slot === 'guests') ? 0 : childrenIn(text, lex),
    keeps: keepsAsWas(text, lex),
    asksPut: asksPut(text, lex),
    recalls:
      !signals.renews &&
      !/(?:\d[ -]?){6}/.test(text) &&
      !signals.found.some(({ slot, values }) => slot === 'phone' && values.length > 0) &&
      asksRecall(text, lex),
    waits: asksForMoment(text, lex),
    visited: saysVisited(text, lex),
    found: foundIn(signals),
    surely: signals.certainty === 'word' || signals.certainty === 'verb',
    clause: isClause(text, lex),
    spoken: signals.found.filter(
      ({ slot, values }) => values.length > 0 && ['date', 'time', 'guests', 'seating'].includes(slot),
    ),
    get alone() {
      return signals.proposesValue
    },
    turns: turnsIn(foldedText, lex),
    asides: asidesIn(foldedText, lex),
    day: dayIn(signals),
    part: partIn(text, lex),
    season: namesSeason(text, lex),
    get wished() {
      return told
        ? told.wishesIn(foldedText, lex, atHand, situation)
        : { ...NOTHING_WISHED, note: foldedText.original, rest: foldedText.original }
    },
    noting: told,
    spell: names?.spell ?? null,
    get kinds() {
      return told ? told.kindsIn(foldedText.text, lex, atHand) : []
    },
  }
}

const NOTHING_WISHED = {
  wishes: [],
  dropped: [],
  asksNoted: false,
  asksForNeed: false,
  saysTold: false,
  isOrder: false,
  anew: null,
}
/** What somebody must not eat, beside the diets; and whether it was written down. */
const MAY_NEED =
  /schwanger|embaraz|pregnan|enceinte|gros+esse|incint|gravidan|halal|os[ch]+er|sient|kein|can[n't]*t|n't|no (?:pued|com)|pas|non |apunt|anot|not[eit]|writ|schrieb|scritt|segna/
/** Whether a text may tell a wish: rather once too often. */
const mayWish = (text: string, atHand: readonly Lexicon[]): boolean =>
  namesNeed(text) ||
  MAY_NEED.test(text) ||
  atHand.some((lex) => lexiconPattern(lex, Object.values(lex.wishes).join('|')).test(text))

/** "Three", "vier personen jetzt": a value of the booking, said in another language where anything might be written. */
function aloneElsewhere(
  foldedText: FoldedText,
  others: readonly Lexicon[],
  atHand: readonly Lexicon[],
  s: Situation,
  more: Pieces,
): Reading | null {
  const readings = others.map((lex) => read(foldedText, lex, atHand, { ...s, asking: 'confirm' }, more))
  return (
    readings.find((r) => r.alone && !r.question && r.spoken.some(({ slot }) => slot !== 'seating')) ?? null
  )
}

const means = (r: Reading, asking: Asking, found = r.found): boolean =>
  r.cancel ||
  r.edit !== null ||
  r.yes ||
  r.consent ||
  r.no ||
  r.wish ||
  r.again ||
  r.onlyThanks ||
  r.why ||
  r.existing ||
  r.inTrouble ||
  r.moves ||
  r.keeps ||
  r.waits ||
  r.visited !== null ||
  r.question
    ? true
    : found.some(({ slot, values: got }) => got.length > 0 && (slot !== 'name' || asking !== 'name'))

/** Figures mean the same in every language: with nothing else understood, the words may be of another one. */
const isBare = (r: Reading, asking: Asking): boolean => asking === null && !means(r, asking, [])

/** Two capitalised words are a name, whatever they mean in another language. */
const isFullName = ({ slot, values: [name = ''] }: Finding): boolean =>
  slot === 'name' && /^\p{Lu}.* \p{Lu}/u.test(name)

/** Whether something of a booking is known, against which a message may tell. */
const knowsAny = (known: Situation['known']): boolean =>
  Object.values(known ?? {}).some((value) => value !== null)

/**
 * Makes what reads a message in the page's language and, when it means nothing there, in the other four.
 *
 * @param lexicons those at hand; more may come later
 * @param lacking told when a message may mean something in a language, or tell a wish or a name, and what reads it is not at hand
 * @param more what reads wishes and names, once it is at hand: most messages tell none
 */
export function createReader(lexicons: Lexicons, lacking: (what: Lacking) => void, more: Pieces): Understand {
  return (raw, situation) => {
    const { shifts = null, withPrefix = null } = more.names ?? {}
    const s = { ...situation, shifts, withPrefix }
    const inOrder = [s.locale, ...LOCALES.filter((locale) => locale !== s.locale)]
    const atHand = inOrder.flatMap((locale) => lexicons[locale] ?? [])
    const [ownLex, ...otherLex] = atHand
    if (!ownLex) throw new Error('no lexicon')
    const isComplete = atHand.length === LOCALES.length
    const foldedText = foldText(raw)
    const { text } = foldedText
    if (!more.wishes && (s.asking === 'notes' || mayWish(text, atHand))) lacking('wishes')
    if (
      !more.names &&
      (s.asking !== null || knowsAny(s.known) || atHand.some((lex) => mayTellName(foldedText, lex)))
    )
      lacking('names')
    const own = read(foldedText, ownLex, atHand, s, more)
    const others = (): Reading[] => {
      if (!isComplete) lacking('languages')
      return otherLex.map((lex) => read(foldedText, lex, atHand, s, more))
    }
    // "No" of any language leaves the notes empty, and who must not eat something is kept in any.
    if (!isComplete && (s.asking === 'notes' || !lexicons[s.locale] || namesNeed(foldedText.text)))
      lacking('languages')
    if (s.asking === 'name' || s.asking === 'notes') {
      if (own.cancel || own.edit || own.question || own.found.some(isFullName)) return own
      const other = others().find((r) => r.cancel || r.edit)
      return other ?? (own.alone ? null : aloneElsewhere(foldedText, otherLex, atHand, s, more)) ?? own
    }
    // A day that does not exist or a number without its prefix is understood, and refused.
    if (means(own, s.asking) || own.found.some(({ slot }) => slot === s.asking))
      return (
        (isBare(own, s.asking) && !own.aboutOwn && !own.calls
          ? others().find((r) => r.asksTable && r.wish && r.found.length >= own.found.length)
          : null) ?? own
      )
    return others().find((r) => means(r, s.asking)) ?? own
  }
}
