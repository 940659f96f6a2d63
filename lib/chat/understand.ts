import { LOCALES } from '../i18n/locales.ts'
import { type FoldedText, foldText } from './fold.ts'
import {
  cambia,
  chosenIndex,
  editedSlot,
  hasBooked,
  isAboutExisting,
  isAboutReservas,
  isCancellation,
  isCorrection,
  isOnlyThanks,
  isThanks,
  meansNoNotes,
  saysNo,
  saysYes,
  startsWithCancel,
  startsWithYes,
  wantsAnother,
  wantsToBook,
  wantsToCome,
} from './intention.ts'
import {
  asksFavour,
  asksForTable,
  asksWhy,
  hasQuestionMark,
  OPENING,
  pregunta,
  proposes,
  proposesChange,
  saysWhyNot,
  wantsMeal,
} from './questions.ts'
import { readSlots } from './slots/all.ts'
import type { Asking, Finding, Reading, Situation, Understand } from './state.ts'
import { isAboutCasa, topicOf } from './topics.ts'
import { LEXICON } from './words/all.ts'
import type { Lexicon } from './words/shape.ts'

const LEXICONS = LOCALES.map((locale) => LEXICON[locale])

/** The first and the last clause of a text, without the small talk before it. */
const firstClause = (text: string): string =>
  text.replace(OPENING, '').replace(/(?<=[a-z0-9])[,.;:!] .*$/, '')
const ultima = (text: string): string => text.replace(/^.*[a-z0-9][,.;:!] +(?=[^,.;:!]*[?])/, '')

const VALUES: readonly string[] = ['date', 'time', 'guests', 'seating']

const NO_THANKS = /^[^a-z]*(?:no|nein|non)[ ,]+(?:gracias|thanks|thank you|danke|merci|grazie)(?![a-z])/

/** A message in one language. */
function read(foldedText: FoldedText, lex: Lexicon, s: Situation): Reading {
  // An address is no wish, whatever its letters: sara.cancela@…
  const text = foldedText.text.replace(/\S+@\S+/g, (address) => '§'.repeat(address.length))
  const { asking } = s
  const marked = isCorrection(text, lex)
  // A note may end in a question ("…, could you light a candle?"); only one that begins with it asks something.
  const marks = hasQuestionMark(text)
  const said = pregunta(asking === 'notes' ? firstClause(text) : text, lex)
  const how =
    asking === 'notes' && marks && said === null && pregunta(ultima(text), lex) === 'palabra'
      ? 'palabra'
      : asking === 'notes' && !marks && said === 'palabra' && !isAboutCasa(text)
        ? null
        : said
  const free = asking === null || asking === 'offer'
  const booking = asking !== null && asking !== 'offer'
  const shortEnough = asking !== 'notes' || text.split(' ').length <= 6 || startsWithCancel(text, lex)
  const edit = booking && shortEnough ? editedSlot(text, lex, asking === 'confirm') : null
  let found = readSlots(foldedText, lex, s, marked)
  const own = found.find(({ slot }) => slot === asking)
  const readable = own !== undefined && own.values.length > 0 && asking !== 'name'
  const told = found.filter(({ slot, values: got }) => got.length > 0 && VALUES.includes(slot))
  const near = asksForTable(text, lex)
  const about = isAboutCasa(text) && !near
  const other = free && isAboutExisting(text)
  const wished =
    !other &&
    (wantsToBook(text, lex) ||
      (free &&
        told.some(({ slot }) => slot !== 'seating') &&
        (!about || wantsToCome(text)) &&
        !isAboutReservas(text, lex) &&
        (near || wantsMeal(text, lex))))
  const seeks =
    how !== null &&
    !(free && isAboutReservas(text, lex)) &&
    ((near && (free ? found.length > 0 || wished : readable)) || (free && told.length > 1 && !about))
  // A change asked as a question: "could we do half nine instead?"
  const changes =
    booking &&
    how !== 'palabra' &&
    (edit !== null || (told.length > 0 && !about && proposesChange(text, lex)))
  // "Could we do 8:15?", "take my daughter's: …": the asked value, whatever its form.
  const answers = readable && !about && (!marks || proposes(text))
  // "Perdona, que mi cuñada no viene, somos cuatro": a reason before what is put right.
  const mends = marked && !marks && told.length > 0
  const asks =
    how === 'palabra'
      ? !(seeks && (readable || (free && told.length > 1))) && !mends
      : how === 'verbo' && !seeks && !answers
  const yes = saysYes(text, lex)
  // Nothing to fill in: a text about the house is a question even without its mark.
  const idle = found.length === 0 || (asking === 'name' && found.every(({ slot }) => slot === 'name'))
  // A day in a text about the house changes nothing: "horaires le dimanche svp".
  const elsewhere = booking && about && !readable && !marked && told.length < 2 && edit === null
  const aside =
    !yes &&
    asking !== 'notes' &&
    (idle || elsewhere) &&
    (how === 'quiza' || (about && !free && text.split(' ').length > (asking === 'name' ? 3 : 1)))
  const mark =
    marks &&
    !wished &&
    !marked &&
    !seeks &&
    !(free && found.length > 0) &&
    (asking === 'notes'
      ? how !== null && !asksFavour(text, lex)
      : !readable || (about && !asksFavour(text, lex)))
  const question =
    !changes &&
    !saysWhyNot(text) &&
    (other ||
      (asking === null && hasBooked(text, lex)) ||
      asks ||
      mark ||
      (aside && !(asking === 'name' && /\p{Lu}/u.test(foldedText.original))))
  // "No thanks, I'll ask my husband first": whom he asks does not come along.
  if (asking === 'offer' && NO_THANKS.test(text)) found = []
  if (question)
    found = found.filter(({ slot, values: got }) => (slot === 'email' || slot === 'phone') && got.length > 0)
  if (asking === 'notes' && !question && !(marked && found.some(({ values: got }) => got.length > 0)))
    found = [{ slot: 'notes', values: [meansNoNotes(text, LEXICONS) ? '' : foldedText.original] }]
  return {
    cancel: shortEnough && !(asking === 'name' && own && own.values.length > 0) && isCancellation(text, lex),
    edit,
    change: cambia(text, lex),
    yes,
    consent: startsWithYes(text, lex) || saysWhyNot(text),
    no: saysNo(text, lex),
    wish: !question && wished,
    again: wantsAnother(text, lex),
    thanks: isThanks(text, lex),
    onlyThanks: isOnlyThanks(text, lex),
    question,
    why: asksWhy(text, lex),
    correction: marked,
    which: chosenIndex(text),
    topic: topicOf(text),
    found,
  }
}

const means = (r: Reading, asking: Asking): boolean =>
  r.cancel ||
  r.edit !== null ||
  r.yes ||
  r.consent ||
  r.no ||
  r.wish ||
  r.again ||
  r.onlyThanks ||
  r.why ||
  r.question
    ? true
    : r.found.some(({ slot, values: got }) => got.length > 0 && (slot !== 'name' || asking !== 'name'))

/**
 * Reads a message in the guest's language; when it means nothing there, in the other four, because the language of
 * the page is not always the one a guest writes in.
 */
export const understand: Understand = (raw, s) => {
  const foldedText = foldText(raw)
  const own = read(foldedText, LEXICON[s.locale], s)
  if (s.asking === 'name' || s.asking === 'notes') {
    if (own.cancel || own.edit || own.question || own.found.some(isFullName)) return own
    const other = others(foldedText, s).find((r) => r.cancel || r.edit)
    return other ?? own
  }
  // A day that does not exist, a number without its prefix: understood, and refused.
  if (means(own, s.asking) || own.found.some(({ slot }) => slot === s.asking)) return own
  return others(foldedText, s).find((r) => means(r, s.asking)) ?? own
}

/** Two capitals are a name, whatever its words mean elsewhere. */
const isFullName = ({ slot, values: [name = ''] }: Finding): boolean =>
  slot === 'name' && /^\p{Lu}.* \p{Lu}/u.test(name)

const others = (foldedText: FoldedText, s: Situation): Reading[] =>
  LOCALES.filter((locale) => locale !== s.locale).map((locale) => read(foldedText, LEXICON[locale], s))
