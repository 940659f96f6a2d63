import { type Finding, isAllTold, type Situation, type Slot } from '../state.ts'
import { type FoldedText, wordPattern } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import { readEmail, readTelefono } from './contact.ts'
import { MY } from './guests.ts'
import type { NameReader } from './name-reader.ts'
import type { SlotReading } from './number.ts'
import { rethought, secondThoughts } from './rethought.ts'
import { withoutTold } from './said-before.ts'
import { values } from './values.ts'

/**
 * Reads all fields; each part of the text is used once. Contact data first, because they contain digits.
 *
 * @param names what reads a name; null as long as it is not at hand
 */
export function readSlots(
  whole: FoldedText,
  lex: Lexicon,
  s: Situation,
  marked: boolean,
  names: NameReader | null,
): Finding[] {
  const foldedText = s.asking === 'notes' ? whole : withoutTold(whole, lex)
  // "I just asked my husband": two are a party where none was told.
  const isTold = s.known?.guests != null && isAllTold(s.asking)
  const found = readOnce(foldedText, lex, s, marked, names).filter(
    ({ slot, said }) => !(isTold && slot === 'guests' && said === ''),
  )
  if ((s.asking === 'notes' && !marked) || found.length === 0) return found
  const asking = s.asking === 'name' ? null : s.asking
  return secondThoughts(foldedText.text, lex).reduce((known, from) => {
    const tail = { ...foldedText, text: '§'.repeat(from) + foldedText.text.slice(from) }
    return rethought(known, readOnce(tail, lex, { ...s, asking }, marked, names))
  }, found)
}

function readOnce(
  foldedText: FoldedText,
  lex: Lexicon,
  s: Situation,
  marked: boolean,
  names: NameReader | null,
): Finding[] {
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
  take('phone', readTelefono(rest, asking === 'phone' || isNumberAlone(rest, s), lex, s))
  const email = found.find(({ slot }) => slot === 'email')
  if (email?.values[0]) email.values = [written(foldedText, email.values[0])]
  if (found.length > 0) rest = withoutLeads(rest, lex)
  if (asking === 'name') return [...found, ...(names?.asked(foldedText, rest, lex, s, marked, found) ?? [])]
  if (asking === 'notes' && !marked) return found
  take('name', names?.told(foldedText, rest, lex, asking, found) ?? null)
  return [...found, ...values(rest, lex, s)]
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

function written(foldedText: FoldedText, folded: string): string {
  const at = foldedText.text.indexOf(folded)
  return at < 0 ? folded : foldedText.original.slice(foldedText.at[at], foldedText.at[at + folded.length])
}
