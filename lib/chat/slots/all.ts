import { OPENING } from '../questions.ts'
import { type Finding, isAllTold, type Situation, type Slot } from '../state.ts'
import { cachedRegExp, type FoldedText, fold, wordPattern } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import { saysLittle } from './alone.ts'
import { readEmail, readTelefono } from './contact.ts'
import { MY } from './guests.ts'
import { besideContact, nameAlone, readNombre, readSaidNombre } from './name.ts'
import { nameAside, nameInAddress, nameLast } from './name-aside.ts'
import { isWholeName, properClause } from './not-name.ts'
import { lexiconPattern, type SlotReading } from './number.ts'
import { rethought, secondThoughts } from './rethought.ts'
import { withoutTold } from './said-before.ts'
import { values, valuesIn, withoutWorse } from './values.ts'

/** Reads all fields; each part of the text is used once. Contact data first, because they contain digits. */
export function readSlots(whole: FoldedText, lex: Lexicon, s: Situation, marked: boolean): Finding[] {
  const foldedText = s.asking === 'notes' ? whole : withoutTold(whole, lex)
  // "I just asked my husband": two are a party where none was told.
  const isTold = s.known?.guests != null && isAllTold(s.asking)
  const found = readOnce(foldedText, lex, s, marked).filter(
    ({ slot, said }) => !(isTold && slot === 'guests' && said === ''),
  )
  if ((s.asking === 'notes' && !marked) || found.length === 0) return found
  const asking = s.asking === 'name' ? null : s.asking
  return secondThoughts(foldedText.text, lex).reduce((known, from) => {
    const tail = { ...foldedText, text: '§'.repeat(from) + foldedText.text.slice(from) }
    return rethought(known, readOnce(tail, lex, { ...s, asking }, marked))
  }, found)
}

/** "Anne with an e" */
const WITH_LETTER = / (?:with|con|mit|avec) (?:\w{1,4} )?\w\w? *$/

function readOnce(foldedText: FoldedText, lex: Lexicon, s: Situation, marked: boolean): Finding[] {
  const { asking } = s
  const found: Finding[] = []
  let rest = foldedText.text
  const take = (slot: Slot, reading: SlotReading | null): void => {
    if (!reading) return
    const { values, said } = reading
    found.push(said === undefined ? { slot, values } : { slot, values, said })
    rest = reading.rest
  }
  // "Bob at gmail dot com", also where a name is asked.
  take('email', readEmail(rest, asking === 'email' || asking === 'name'))
  take('phone', readTelefono(rest, asking === 'phone' || isNumberAlone(rest, s), lex, s.locale))
  const email = found.find(({ slot }) => slot === 'email')
  if (email?.values[0]) email.values = [written(foldedText, email.values[0])]
  if (found.length > 0) rest = withoutLeads(rest, lex)
  if (asking === 'name') {
    rest = rest.replace(WITH_LETTER, (said) => '§'.repeat(said.length))
    const said = readSaidNombre(foldedText, rest, lex)
    const counts = cachedRegExp(`^(?:${lex.beforePeople})(?![a-z])`).test(rest)
    const wishes = lexiconPattern(lex, lex.book).test(rest)
    const others = (marked || counts || wishes) && !said ? values(rest, lex, s) : []
    if (others.length === 0 && isVisit(foldedText, rest, lex, s)) return [...found, ...values(rest, lex, s)]
    if (others.length > 0 && (marked || others.length > 1 || others.some(({ slot }) => slot === 'guests')))
      return [...found, ...others, ...lastName(foldedText)]
    if (found.length > 0 && !/\p{L}/u.test(rest.replace(OPENING, ''))) return found
    const { values: names } = readNombre(foldedText, rest, lex)
    // "Half past two. The name is Ann Lee": what is told beside the name is told too.
    const beside = said && names[0] === said.values[0] ? said.rest : aroundName(foldedText, rest, names[0])
    const more = names[0] === undefined ? [] : values(beside ?? behind(rest, names[0], lex), lex, s)
    // "Madame Dimanche" is no Sunday.
    const own = new Set(values(fold(names[0] ?? ''), lex, s).map(({ slot }) => slot))
    found.push(...more.filter(({ slot, values: read }) => read.length > 0 && !own.has(slot)))
    const instead = names.length > 0 ? [] : values(rest, lex, s).filter((one) => one.values.length > 0)
    return instead.length > 0 ? [...found, ...instead] : [...found, { slot: 'name', values: names }]
  }
  if (asking === 'notes' && !marked) return found
  const name =
    readSaidNombre(foldedText, rest, lex) ??
    (found.length > 0 ? besideContact(foldedText, rest, lex) : null) ??
    (email?.values[0] ? nameInAddress(foldedText, rest, email.values[0]) : null) ??
    (asking === 'offer'
      ? (nameAlone(foldedText, lex) ?? nameAside(foldedText, rest, lex) ?? nameLast(foldedText, rest, lex))
      : null)
  take('name', name)
  return [...found, ...values(rest, lex, s)]
}

/** "Saturday half seven for five", where a name is asked: a day, an hour, a party, two of them and no more, name nobody. */
function isVisit({ original }: FoldedText, text: string, lex: Lexicon, s: Situation): boolean {
  if (isWholeName(original)) return false
  const { found, rest } = valuesIn(withoutWorse(text), lex, { ...s, asking: 'confirm' })
  // "The day before, rather", "outside instead": one is enough, where it is told as a change.
  const { dayBefore, dayAfter } = lex.idioms
  const isChange = wordPattern(`${lex.correction}|${dayBefore}|${dayAfter}`).test(text)
  const told = found.filter((one) => one.values.length > 0 && (isChange || one.slot !== 'seating'))
  return told.length > (isChange ? 0 : 1) && saysLittle(rest, lex)
}

/** A number as long as a telephone's and nothing else, while something else of the guest's is asked. */
const isNumberAlone = (text: string, { asking }: Situation): boolean =>
  (asking === 'name' || asking === 'email' || asking === 'offer') &&
  /^[ +]*\d[\d ().\-/]*$/.test(text) &&
  text.replace(/\D/g, '').length >= 9

function withoutLeads(text: string, lex: Lexicon): string {
  const { email, phone } = lex.fields
  const lead = wordPattern(
    `(?:(?:${lex.and}),? )?(?:(?:${MY}|[a-z']{1,2}|the|die|der|das|con|mit|por|per|pour|fur) ){0,2}(?:${email}|${phone})(?: (?:es|is|est|ist|e|lautet))?[ :]*(?: el| the)?(?= *§)`,
    'g',
  )
  return text.replace(lead, (words) => '§'.repeat(words.length))
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

function written(foldedText: FoldedText, folded: string): string {
  const at = foldedText.text.indexOf(folded)
  return at < 0 ? folded : foldedText.original.slice(foldedText.at[at], foldedText.at[at + folded.length])
}
