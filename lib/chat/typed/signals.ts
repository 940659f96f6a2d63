import {
  hasOwn,
  isInTrouble,
  opensWithIf,
  supposes,
  wantsToCome,
  withoutElsewhere,
  withoutVisit,
} from '../idioms.ts'
import {
  asksFavour,
  asksForTable,
  type Certainty,
  CLAUSE,
  certaintyOf,
  EAT,
  hasQuestionMark,
  OPENING,
  proposes,
  proposesChange,
  saysWhyNot,
  starts,
  wantsMeal,
} from '../questions.ts'
import { readSlots } from '../slots/all.ts'
import { COMING } from '../slots/days/arrival.ts'
import type { NameReader } from '../slots/name-reader.ts'
import { INSTEAD_OF, lexiconPattern } from '../slots/number.ts'
import { opposesDays } from '../slots/related.ts'
import { opposesPlaces } from '../slots/seating.ts'
import { isValueAlone, setsInstead, values } from '../slots/values.ts'
import type { Asking, Finding, Situation, Slot } from '../state.ts'
import { cachedRegExp, type FoldedText, wordPattern } from '../text/fold.ts'
import { isAboutCasa } from '../topics.ts'
import type { Lexicon } from '../words/shape.ts'
import {
  asksReservaCost,
  asksToEat,
  editedSlot,
  hasBooked,
  isAboutReservas,
  isCorrection,
  isOnlyThanks,
  isUnwanted,
  mayEat,
  meansNoNotes,
  saysYes,
  startsWithCancel,
  startsWithYes,
  wantsAnother,
  wantsToBook,
} from './intention.ts'
import { renews, tellsWish } from './renewed.ts'

export type Signals = {
  original: string
  text: string
  asking: Asking
  length: number
  certainty: Certainty
  hasMark: boolean
  isCorrection: boolean
  /** Another day, hour, party or place than the one that is told, where all is told. */
  renews: boolean
  isShort: boolean
  found: readonly Finding[]
  edit: Slot | null
  namesTable: boolean
  namesCasa: boolean
  namesReservas: boolean
  isExisting: boolean
  /** "I have cancelled, now a new table on Friday": another one is wished, with a value of it. */
  wantsAnew: boolean
  /** "I'll call on Tuesday. Do you have parking?": the last sentence asks, and names nothing of a booking. */
  asksLast: boolean
  hasOwn: boolean
  isInTrouble: boolean
  /** Something lost here, or a wrong bill: no note of the booking. */
  isMishap: boolean
  supposes: boolean
  namesWeather: boolean
  /** "And Tuesday, for dinner?", before anything is offered; or a day is chosen, and nothing is agreed to. */
  asksOfDay: boolean
  /** Asks indirectly: "tell me first whether it is cold". */
  wonders: boolean
  hasBooked: boolean
  wantsToBook: boolean
  wantsToCome: boolean
  asksToEat: boolean
  mayEat: boolean
  wantsMeal: boolean
  asksFavour: boolean
  proposes: boolean
  takesSeat: boolean
  /** A cake, a high chair, an allergy: what a note tells. */
  tellsWish: boolean
  proposesChange: boolean
  /** "Could it be a quarter past nine?": a value, and nothing else but words that propose it. */
  proposesValue: boolean
  saysYes: boolean
  saysWhyNot: boolean
  meansNoNotes: boolean
  /** Says whether it is the first visit, and nothing else. */
  isOfVisit: boolean
  /** "Gracias, guapo": thanks, and nobody who is told more. */
  isOnlyThanks: boolean
}

/** "20:30 rather than 20:00" puts a value right, also among the notes. */
const INSTEAD = new RegExp(
  `(?<![a-z])(?:${INSTEAD_OF}|(?:trop|too|demasiado|muy|zu|troppo) (?:tard|late|tarde|spat|tardi|early|tot|pronto|fruh|presto))`,
)
/** The accent makes it the past: "reserve una mesa" asks for one. */
const RESERVED = /(?<!\p{L}|(?:no|voudrai[st]?|veu[xt]|aimerai[st]?|pour) )reservé(?!\p{L})/iu
const AND_ON = /^(?:[a-z]+[.,!]+ )?(?:y|and|et|und|ed?) /
const SHORT_NOTE = 6

const firstClause = (text: string): string =>
  text.replace(OPENING, '').replace(/(?<=[a-z0-9])[,.;:!] .*$/, '')
const lastClause = (text: string): string => text.replace(/^.*[a-z0-9][,.;:!] +(?=[^,.;:!]*[?])/, '')

/** A note may end in a question ("…, could you light a candle?"); it is one only if it begins or ends with it. */
function certaintyOfNote(text: string, lex: Lexicon): Certainty {
  if (starts(text, lex.idioms.wonders)) return 'word'
  const first = certaintyOf(firstClause(text), lex)
  // "And if we are late, how long do you hold the table", without its mark.
  if (opensWithIf(text) && certaintyOf(text.replace(/^.*[a-z0-9][,.;:!] +/, ''), lex) === 'word')
    return 'word'
  const last = lastClause(text)
  // "We have a small dog, dog is possible?"
  const isOfCasa = isAboutCasa(last) && last.split(' ').length < 4
  // "My mother uses a wheelchair, are there steps?"; "…, could you light a candle?" is a favour, and so a note.
  const asked = certaintyOf(last, lex)
  const asksLast =
    asked === 'word' ||
    (asked === 'verb' && !asksFavour(last, lex) && !asksForTable(last, lex) && !/espacio|spazio/.test(last))
  if (hasQuestionMark(text)) return first ?? (isOfCasa || asksLast ? 'word' : null)
  const tail = text.replace(/^.*[a-z0-9][,.;:!] +/, '')
  if (tail !== text && certaintyOf(tail, lex) === 'word' && !CLAUSE.test(tail)) return 'word'
  const isBrief = text.split(' ').length <= SHORT_NOTE && !CLAUSE.test(text)
  return first === 'word' && !isAboutCasa(text) && !isBrief ? null : first
}

/** "Scrap that, Friday instead": another value in the place of the one there is. */
export const replaces = ({ found, text }: Signals, lex: Lexicon, { known }: Situation): boolean =>
  lexiconPattern(lex, `(?!(?:${lex.no})(?![a-z]))(?:${lex.correction}|${lex.told.decides})`).test(text) &&
  found.some(
    ({ slot, values, said }) =>
      (slot === 'date' || slot === 'time' || slot === 'guests') &&
      // "Cancel it, I'll ask my husband first" tells no other party.
      said !== '' &&
      values.length === 1 &&
      known?.[slot] != null &&
      String(known[slot]) !== values[0],
  )

/** Nothing else has happened: no flight was cancelled, and nothing lost. */
const LATE = /(?<![a-z])(?:late|tarde|retras|retard|ritard|(?:ver)?spat)/
/** "A table for 4 tomorrow, we may be ten minutes late": nobody is late for a day to come. */
const wishesLater = (
  { found, hasOwn, namesTable, text, wantsToBook }: Signals,
  { ahora }: Situation,
): boolean =>
  (namesTable || wantsToBook) &&
  LATE.test(text) &&
  !hasOwn &&
  found.some(({ slot, values: [day = ''] }) => slot === 'date' && day > ahora.fecha)

/** "How late may one come, if we run late?": nobody is late yet. */
const IF_LATE = /(?<![a-z])(?:if|si|wenn|falls|se) [^.;?!]*(?:late|tarde|retras|retard|ritard|spat)/
const supposesLate = ({ asking, certainty, hasMark, text }: Signals): boolean =>
  asking !== null && (hasMark || certainty === 'word') && IF_LATE.test(text)

/** "Are the tables outside heated?": of the tables of the house, none is wished. */
const isOfTables = (text: string, { and, but, weakVerb, idioms: { tables, shelter } }: Lexicon): boolean =>
  cachedRegExp(
    `(?:^|[.!?] )[^a-z]*(?:(?:${and}|${but}) )?(?:(?:${weakVerb}) )?(?:[a-z]+ )?(?:${tables})(?![a-z])`,
  ).test(text) &&
  (cachedRegExp(shelter).test(text) || isAboutCasa(text))

type Lazy<T> = { readonly [K in keyof T]: () => T[K] }

/** Each field is read when a rule asks for it, and once: most messages need few of them. */
function whenAsked<T extends object>(fields: Lazy<T>): T {
  const all = {} as T
  for (const key of Object.keys(fields) as (keyof T)[])
    Object.defineProperty(all, key, {
      configurable: true,
      get: () => {
        const value = fields[key]()
        Object.defineProperty(all, key, { value })
        return value
      },
    })
  return all
}

/**
 * @param atHand the lexicons of all languages in which a guest may say that there are no notes
 * @param names what reads a name; null as long as it is not at hand
 */
export function signalsOf(
  foldedText: FoldedText,
  lex: Lexicon,
  s: Situation,
  atHand: readonly Lexicon[],
  names: NameReader | null,
): Signals {
  const hide = (said: string): string => '§'.repeat(said.length)
  const text = foldedText.text
    // The letters of an address mean nothing: sara.cancela@…
    .replace(/\S+@\S+/g, hide)
    // "Before I book, is there parking?" books nothing yet.
    .replace(wordPattern(lex.idioms.beforehand, 'g'), hide)
  const { asking } = s
  const here = withoutElsewhere(text, lex)
  // "Could you move the table to Sunday": no new one is wished.
  const unmoved = text.replace(wordPattern(lex.idioms.moves, 'g'), '§')
  const length = text.split(' ').length
  const hasMark = hasQuestionMark(text)
  const isAlone = (): boolean =>
    asking === 'notes' &&
    (isValueAlone(text, lex, s, hasMark || proposes(text, lex)) || (!hasMark && setsInstead(text, lex, s)))
  const isShifted = (): boolean =>
    s.known !== undefined && (s.shifts?.(text, lex, s.known).found.length ?? 0) > 0
  // "The phone number is wrong, it ends in 445", where notes are asked.
  const first = firstClause(text)
  const isRight = (): boolean =>
    first.split(' ').length <= SHORT_NOTE && lexiconPattern(lex, lex.wrong).test(first)
  const isBooking = asking !== null && asking !== 'offer'
  // "Can one eat there on Thursday at seven, the two of us?"
  const comesToEat = (): boolean => {
    const told = signals.found.map(({ slot }) => slot)
    const isVisit = told.includes('guests') && (told.includes('date') || told.includes('time'))
    return isVisit && !isBooking && signals.certainty !== 'word'
  }
  const signals: Signals = whenAsked<Signals>({
    original: () => foldedText.original,
    text: () => text,
    asking: () => asking,
    length: () => length,
    certainty: () => (asking === 'notes' ? certaintyOfNote(text, lex) : certaintyOf(text, lex)),
    hasMark: () => hasMark,
    isCorrection: () =>
      // "Rien à ajouter" adds nobody.
      !signals.meansNoNotes &&
      (isCorrection(text, lex) ||
        INSTEAD.test(text) ||
        signals.renews ||
        (asking === 'notes' && (opposesDays(text, lex, s) || opposesPlaces(first))) ||
        (!(asking === 'notes' && COMING.test(text)) && (isShifted() || isAlone()))),
    renews: () => renews(text, lex, s, signals.certainty),
    isShort: () => asking !== 'notes' || length <= SHORT_NOTE || startsWithCancel(text, lex),
    found: () => readSlots(foldedText, lex, s, signals.isCorrection || signals.supposes, names),
    edit: () =>
      isBooking && !signals.renews && !signals.meansNoNotes && (signals.isShort || isRight())
        ? editedSlot(text, lex, asking === 'confirm')
        : null,
    namesTable: () => asksForTable(unmoved, lex) && !isUnwanted(text, lex) && !isOfTables(text, lex),
    namesCasa: () =>
      !signals.namesTable &&
      isAboutCasa(text) &&
      !(comesToEat() && !isAboutCasa(text.replace(wordPattern(EAT, 'g'), ''))),
    namesReservas: () => isAboutReservas(here, lex),
    isExisting: () => !signals.wantsAnew && (signals.hasOwn || asksReservaCost(here, lex)),
    wantsAnew: () =>
      wantsAnother(text, lex) &&
      // "I have another booking on Sunday, how do I cancel it": there is one.
      !lexiconPattern(
        lex,
        `(?:${lex.idioms.have}) (?:[^.!?]|(?<=\\d)[.]){0,26}(?:${lex.another})|(?:${lex.another}).* (?:${lex.cancel})`,
      ).test(text) &&
      values(text, lex, s).some((one) => one.values.length > 0),
    asksLast: () => {
      const last = text.replace(/^.*[a-z0-9][.!…]+ +/, '')
      const asks = certaintyOf(last, lex)
      return (
        last !== text &&
        hasQuestionMark(last) &&
        (asks === 'word' || asks === 'verb' || isAboutCasa(last)) &&
        !wantsToBook(last, lex) &&
        !asksForTable(last, lex) &&
        values(last, lex, s).length === 0
      )
    },
    hasOwn: () => hasOwn(here, lex) || (/reserve(?![a-z])/.test(here) && RESERVED.test(foldedText.original)),
    isInTrouble: () =>
      isInTrouble(text, lex) &&
      !supposesLate(signals) &&
      !(asking !== null && signals.found.some(({ slot }) => slot === 'time') && replaces(signals, lex, s)) &&
      !wishesLater(signals, s),
    isMishap: () => wordPattern(lex.idioms.mishap).test(text),
    supposes: () => supposes(text, lex),
    asksOfDay: () =>
      !signals.wantsToBook &&
      (asking === null
        ? hasMark && AND_ON.test(text)
        : asking === 'offer' &&
          s.known?.date != null &&
          signals.namesCasa &&
          !signals.isCorrection &&
          !startsWithYes(text, lex)),
    namesWeather: () => lexiconPattern(lex, lex.told.weather).test(text),
    wonders: () => wordPattern(lex.idioms.wonders).test(text),
    hasBooked: () => hasBooked(here, lex),
    wantsToBook: () => wantsToBook(unmoved, lex),
    asksToEat: () => asksToEat(text),
    mayEat: () => mayEat(text),
    wantsToCome: () => wantsToCome(text),
    wantsMeal: () => wantsMeal(text, lex),
    asksFavour: () => asksFavour(text, lex),
    proposes: () => proposes(text, lex),
    tellsWish: () => tellsWish(text, lex),
    takesSeat: () => wordPattern(lex.idioms.takesSeat).test(text),
    proposesChange: () => proposesChange(text, lex),
    proposesValue: () =>
      (asking !== null || s.large === true) &&
      !wordPattern(lex.idioms.opens).test(text) &&
      isValueAlone(text, lex, s, true),
    saysYes: () => saysYes(text, lex),
    saysWhyNot: () => saysWhyNot(text),
    // "No. But we were here before": the one is no note, and neither is the other.
    meansNoNotes: () => asking === 'notes' && meansNoNotes(withoutVisit(text, lex), atHand),
    isOfVisit: () => !/[a-z]/.test(withoutVisit(text, lex)),
    isOnlyThanks: () => length <= 2 && isOnlyThanks(text, lex),
  })
  return signals
}
