import type { FoldedText } from './fold.ts'
import {
  editedSlot,
  hasBooked,
  isAboutExisting,
  isAboutReservas,
  isCorrection,
  saysYes,
  startsWithCancel,
  wantsToBook,
  wantsToCome,
} from './intention.ts'
import {
  asksFavour,
  asksForTable,
  type Certainty,
  certaintyOf,
  hasQuestionMark,
  OPENING,
  proposes,
  proposesChange,
  saysWhyNot,
  wantsMeal,
} from './questions.ts'
import { readSlots } from './slots/all.ts'
import type { Asking, Finding, Situation, Slot } from './state.ts'
import { isAboutCasa } from './topics.ts'
import type { Lexicon } from './words/shape.ts'

export type Signals = {
  original: string
  text: string
  asking: Asking
  length: number
  certainty: Certainty
  hasMark: boolean
  isCorrection: boolean
  isShort: boolean
  found: readonly Finding[]
  edit: Slot | null
  namesTable: boolean
  namesCasa: boolean
  namesReservas: boolean
  isExisting: boolean
  hasBooked: boolean
  wantsToBook: boolean
  wantsToCome: boolean
  wantsMeal: boolean
  asksFavour: boolean
  proposes: boolean
  proposesChange: boolean
  saysYes: boolean
  saysWhyNot: boolean
}

const SHORT_NOTE = 6

const firstClause = (text: string): string =>
  text.replace(OPENING, '').replace(/(?<=[a-z0-9])[,.;:!] .*$/, '')
const lastClause = (text: string): string => text.replace(/^.*[a-z0-9][,.;:!] +(?=[^,.;:!]*[?])/, '')

/** A note may end in a question ("…, could you light a candle?"); it is one only if it begins or ends with it. */
function certaintyOfNote(text: string, lex: Lexicon): Certainty {
  const first = certaintyOf(firstClause(text), lex)
  if (hasQuestionMark(text)) return first ?? (certaintyOf(lastClause(text), lex) === 'word' ? 'word' : null)
  return first === 'word' && !isAboutCasa(text) ? null : first
}

export function signalsOf(foldedText: FoldedText, lex: Lexicon, s: Situation): Signals {
  // The letters of an address mean nothing: sara.cancela@…
  const text = foldedText.text.replace(/\S+@\S+/g, (address) => '§'.repeat(address.length))
  const { asking } = s
  const length = text.split(' ').length
  const isMarked = isCorrection(text, lex)
  const isShort = asking !== 'notes' || length <= SHORT_NOTE || startsWithCancel(text, lex)
  const isBooking = asking !== null && asking !== 'offer'
  const namesTable = asksForTable(text, lex)
  return {
    original: foldedText.original,
    text,
    asking,
    length,
    certainty: asking === 'notes' ? certaintyOfNote(text, lex) : certaintyOf(text, lex),
    hasMark: hasQuestionMark(text),
    isCorrection: isMarked,
    isShort,
    found: readSlots(foldedText, lex, s, isMarked),
    edit: isBooking && isShort ? editedSlot(text, lex, asking === 'confirm') : null,
    namesTable,
    namesCasa: isAboutCasa(text) && !namesTable,
    namesReservas: isAboutReservas(text, lex),
    isExisting: isAboutExisting(text),
    hasBooked: hasBooked(text, lex),
    wantsToBook: wantsToBook(text, lex),
    wantsToCome: wantsToCome(text),
    wantsMeal: wantsMeal(text, lex),
    asksFavour: asksFavour(text, lex),
    proposes: proposes(text),
    proposesChange: proposesChange(text, lex),
    saysYes: saysYes(text, lex),
    saysWhyNot: saysWhyNot(text),
  }
}
