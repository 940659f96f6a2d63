import { cachedRegExp, type FoldedText, wordPattern } from '../fold.ts'
import { OPENING } from '../questions.ts'
import type { Finding, Situation, Slot } from '../state.ts'
import { LEXICON } from '../words/all.ts'
import type { Lexicon } from '../words/shape.ts'
import { readEmail, readTelefono } from './contact.ts'
import { readFecha } from './date.ts'
import { readPersonas } from './guests.ts'
import { readNombre, readSaidNombre } from './name.ts'
import type { SlotReading } from './number.ts'
import { readMesa } from './seating.ts'
import { corrected } from './spelling.ts'
import { readHora } from './time.ts'

/** Reads all fields; each part of the text is used once. Contact data first, because they contain digits. */
export function readSlots(foldedText: FoldedText, lex: Lexicon, s: Situation, marked: boolean): Finding[] {
  const { asking } = s
  const found: Finding[] = []
  let rest = foldedText.text
  const take = (slot: Slot, reading: SlotReading | null): void => {
    if (!reading) return
    found.push({ slot, values: reading.values })
    rest = reading.rest
  }
  take('email', readEmail(rest, asking === 'email'))
  take('phone', readTelefono(rest, asking === 'phone'))
  const email = found.find(({ slot }) => slot === 'email')
  if (email?.values[0]) email.values = [written(foldedText, email.values[0])]
  if (found.length > 0) rest = withoutLeads(rest, lex)
  if (asking === 'name') {
    const counts = cachedRegExp(`^(?:${lex.beforePeople})(?![a-z])`).test(rest)
    const others = (marked || counts) && !readSaidNombre(foldedText, rest, lex) ? values(rest, lex, s) : []
    if (others.length > 0 && (marked || others.some(({ slot }) => slot === 'guests')))
      return [...found, ...others]
    if (found.length > 0 && !/\p{L}/u.test(rest.replace(OPENING, ''))) return found
    return [...found, { slot: 'name', ...readNombre(foldedText, rest, lex) }]
  }
  if (asking === 'notes' && !marked) return found
  take('name', readSaidNombre(foldedText, rest, lex))
  return [...found, ...values(rest, lex, s)]
}

function withoutLeads(text: string, lex: Lexicon): string {
  const { email, phone } = lex.fields
  const lead = wordPattern(
    `(?:(?:${lex.and}),? )?(?:[a-z']+ )?(?:[a-z']+ )?(?:${email}|${phone})(?: (?:es|is|est|ist|e|lautet))?[ :]*(?: el| the)?(?= *§)`,
    'g',
  )
  return text.replace(lead, (words) => '§'.repeat(words.length))
}

function written(foldedText: FoldedText, folded: string): string {
  const at = foldedText.text.indexOf(folded)
  return at < 0 ? folded : foldedText.original.slice(foldedText.at[at], foldedText.at[at + folded.length])
}

/** Date, time, guests and seating. The asked field is read last, with its lenient reader, from the remaining text. */
function values(text: string, lex: Lexicon, { asking, ahora, rules, locale }: Situation): Finding[] {
  const found: Finding[] = []
  let rest = text
  const take = (slot: Slot, read: (asked: boolean) => SlotReading | null): void => {
    const reading = read(asking === slot)
    if (!reading) return
    found.push({ slot, values: reading.values })
    rest = reading.rest
  }
  const date = (asked: boolean): SlotReading | null => {
    const how = { lex, ahora, asked, monthFirst: lex.monthFirst || LEXICON[locale].monthFirst }
    const exact = readFecha(rest, how)
    const right = exact ? null : corrected(rest, lex, asking === 'date')
    return right === null ? exact : readFecha(right, how)
  }
  const time = (asked: boolean): SlotReading | null => readHora(rest, { lex, rules, asked })
  const guests = (asked: boolean): SlotReading | null => readPersonas(rest, lex, asked)
  const strict = (read: (asked: boolean) => SlotReading | null) => (): SlotReading | null => read(false)
  if (asking === 'time') {
    take('date', strict(date))
    take('guests', strict(guests))
    take('time', time)
  } else if (asking === 'date') {
    take('date', strict(date))
    take('time', strict(time))
    take('guests', strict(guests))
    if (!found.some(({ slot }) => slot === 'date')) take('date', date)
  } else {
    take('date', strict(date))
    take('time', strict(time))
    take('guests', guests)
  }
  take('seating', (asked) => readMesa(rest, asked))
  return found
}
