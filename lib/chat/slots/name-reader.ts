import { OPENING } from '../questions.ts'
import type { Asking, Finding, Situation } from '../state.ts'
import { cachedRegExp, type FoldedText, fold, wordPattern } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import { saysLittle } from './alone.ts'
import { besideContact, nameAlone, readNombre, readSaidNombre } from './name.ts'
import { nameAside, nameAtEnd, nameByContact, nameInAddress, nameLast, nameOfDay } from './name-aside.ts'
import { withPrefix } from './national.ts'
import { isWholeName, properClause } from './not-name.ts'
import { lexiconPattern, type SlotReading } from './number.ts'
import { readShifts } from './shift.ts'
import { values, valuesIn, withoutWorse } from './values.ts'
import { spell } from './written/spelled.ts'

/**
 * What reads who a booking is for, what is told against what is known of it, and which country a telephone may be of. A
 * browser brings it with the first message that may tell one of them.
 *
 * `told`: a name beside other things, or null. `asked`: the name that was asked for, without a value when the text is none,
 * and what is told beside it. `text` is what is left of the message once its address and number are read (`found`).
 */
export type NameReader = {
  told: typeof told
  asked: typeof asked
  shifts: typeof readShifts
  spell: typeof spell
  withPrefix: typeof withPrefix
}

/** Beside a table these are no person, also in capitals: "Buona Sera", "Terrasse Bitte", "Menu Infantil". */
const NOBODY =
  /^(?:b(?:uon|uen|on)[a-z]*|good|gut[a-z]*|happy|feliz|joyeux) |(?<![a-z])(?:bitte|please|gracias|merci|danke|grazie|terra\w+|menus?|ristorante|restaurant\w*|enigma|mesas?|tisch|tables?|tavolo|sea|vistas?|meer\w*|fenster\w*|ventana|fenetre|finestra|window|interior|exterior|innen|drinnen|dentro|fuera)(?![a-z])/
const ofPerson = (reading: SlotReading | null): SlotReading | null =>
  reading && NOBODY.test(fold(reading.values[0] ?? '')) ? null : reading

function told(
  whole: FoldedText,
  text: string,
  lex: Lexicon,
  asking: Asking,
  found: readonly Finding[],
): SlotReading | null {
  const address = found.find(({ slot }) => slot === 'email')?.values[0]
  return (
    (asking === 'offer' ? nameOfDay(whole, text, lex) : null) ??
    readSaidNombre(whole, text, lex) ??
    (found.length > 0 ? besideContact(whole, text, lex) : null) ??
    (address ? nameInAddress(whole, text, address) : null) ??
    (found.length > 0 && (asking === 'offer' || asking === null) ? nameByContact(whole, text, lex) : null) ??
    (asking === null && lexiconPattern(lex, `${lex.book}|${lex.freeTable}`).test(text)
      ? ofPerson(besideContact(whole, text, lex))
      : null) ??
    (asking === 'offer'
      ? (nameAlone(whole, lex) ?? nameAside(whole, text, lex) ?? nameLast(whole, text, lex))
      : null)
  )
}

/** "Anne with an e" */
const WITH_LETTER = / (?:with|con|mit|avec) (?:\w{1,4} )?\w\w? *$/

function asked(
  whole: FoldedText,
  text: string,
  lex: Lexicon,
  s: Situation,
  marked: boolean,
  found: readonly Finding[],
): Finding[] {
  const rest = text.replace(WITH_LETTER, (said) => '§'.repeat(said.length))
  const said = readSaidNombre(whole, rest, lex)
  const counts = cachedRegExp(`^(?:${lex.beforePeople})(?![a-z])`).test(rest)
  const wishes = lexiconPattern(lex, lex.book).test(rest)
  const others = (marked || counts || wishes) && !said ? values(rest, lex, s) : []
  if (others.length === 0 && isVisit(whole, rest, lex, s)) return values(rest, lex, s)
  if (others.length > 0 && (marked || others.length > 1 || others.some(({ slot }) => slot === 'guests')))
    return [...others, ...lastName(whole)]
  if (found.length > 0 && !/\p{L}/u.test(rest.replace(OPENING, ''))) return []
  const plain = readNombre(whole, rest, lex)
  const { values: names } =
    plain.values.length > 0
      ? plain
      : (nameByContact(whole, rest, lex) ?? nameAtEnd(whole, rest, lex) ?? plain)
  // "Half past two. The name is Ann Lee": what is told beside the name is told too.
  const beside = said && names[0] === said.values[0] ? said.rest : aroundName(whole, rest, names[0])
  const more = names[0] === undefined ? [] : values(beside ?? behind(rest, names[0], lex), lex, s)
  // "Madame Dimanche" is no Sunday.
  const own = new Set(values(fold(names[0] ?? ''), lex, s).map(({ slot }) => slot))
  const besides = more.filter(({ slot, values: read }) => read.length > 0 && !own.has(slot))
  const instead = names.length > 0 ? [] : values(rest, lex, s).filter((one) => one.values.length > 0)
  return [...besides, ...(instead.length > 0 ? instead : [{ slot: 'name' as const, values: names }])]
}

export const names: NameReader = { told, asked, shifts: readShifts, spell, withPrefix }

/** "Saturday half seven for five", where a name is asked: a day, an hour, a party, two of them and no more, name nobody. */
function isVisit({ original }: FoldedText, text: string, lex: Lexicon, s: Situation): boolean {
  if (isWholeName(original)) return false
  const { found, rest } = valuesIn(withoutWorse(text), lex, { ...s, asking: 'confirm' })
  // "The day before, rather", "outside instead": one is enough, where it is told as a change.
  const { dayBefore, dayAfter } = lex.idioms
  const isChange = wordPattern(`${lex.correction}|${dayBefore}|${dayAfter}`).test(text)
  const told = found.filter((one) => one.values.length > 0 && (isChange || one.slot !== 'seating'))
  // "So about half past seven", in small letters: an hour is enough.
  const isHour = !/\p{Lu}/u.test(original) && told.some(({ slot }) => slot === 'time')
  return told.length > (isChange || isHour ? 0 : 1) && saysLittle(rest, lex)
}

/** "Ann Lee, four of us": what stands behind a name and a sign, or behind what begins a value. */
function behind(text: string, name: string, lex: Lexicon): string {
  const folded = fold(name)
  const at = text.indexOf(folded)
  const tail = at < 0 ? '' : text.slice(at + folded.length)
  const begins = `^ *(?:[,.;:!§\\d-]|(?:${lex.and}|${lex.beforeTime}|${lex.dayArticle}) )`
  return cachedRegExp(begins).test(tail) ? tail : ''
}

/** "Half past two. Ann Lee": a whole name ends the message, behind the end of a sentence. */
function aroundName({ original }: FoldedText, text: string, name = ''): string | null {
  if (
    !isWholeName(name) ||
    !original
      .trim()
      .replace(/[.!]+$/, '')
      .endsWith(name)
  )
    return null
  const folded = fold(name)
  const at = text.lastIndexOf(folded)
  return at > 0 && /[,.;!] *$/.test(text.slice(0, at)) ? text.slice(0, at) : null
}

/** "There are 5 of us. Ann Lee" */
function lastName(whole: FoldedText): Finding[] {
  const name = properClause(whole.original) ?? ''
  return isWholeName(name) && aroundName(whole, whole.text, name) !== null
    ? [{ slot: 'name', values: [name] }]
    : []
}
