import { expresion, type Plegado, palabra } from '../fold.ts'
import { OPENING } from '../questions.ts'
import type { Hallazgo, Situation, Slot } from '../state.ts'
import { LEXICO } from '../words/all.ts'
import type { Lexico } from '../words/shape.ts'
import { leerEmail, leerTelefono } from './contact.ts'
import { leerFecha } from './date.ts'
import { leerPersonas } from './guests.ts'
import { leerNombre, leerNombreDicho } from './name.ts'
import type { Lectura } from './number.ts'
import { leerMesa } from './seating.ts'
import { corregida } from './spelling.ts'
import { leerHora } from './time.ts'

/** Every field the text speaks of, each stretch of it read once; contact data first, because they hold digits. */
export function casillas(plegado: Plegado, lex: Lexico, s: Situation, marked: boolean): Hallazgo[] {
  const { asking } = s
  const found: Hallazgo[] = []
  let rest = plegado.text
  const take = (slot: Slot, reading: Lectura | null): void => {
    if (!reading) return
    found.push({ slot, values: reading.values })
    rest = reading.rest
  }
  take('email', leerEmail(rest, asking === 'email'))
  take('phone', leerTelefono(rest, asking === 'phone'))
  const email = found.find(({ slot }) => slot === 'email')
  if (email?.values[0]) email.values = [written(plegado, email.values[0])]
  if (found.length > 0) rest = withoutLeads(rest, lex)
  if (asking === 'name') {
    const counts = expresion(`^(?:${lex.antesGente})(?![a-z])`).test(rest)
    const others = (marked || counts) && !leerNombreDicho(plegado, rest, lex) ? values(rest, lex, s) : []
    if (others.length > 0 && (marked || others.some(({ slot }) => slot === 'guests')))
      return [...found, ...others]
    if (found.length > 0 && !/\p{L}/u.test(rest.replace(OPENING, ''))) return found
    return [...found, { slot: 'name', ...leerNombre(plegado, rest, lex) }]
  }
  if (asking === 'notes' && !marked) return found
  take('name', leerNombreDicho(plegado, rest, lex))
  return [...found, ...values(rest, lex, s)]
}

/** "And my e-mail is" before an address that was taken out, and "by the way" before that, are no part of a name. */
function withoutLeads(text: string, lex: Lexico): string {
  const { email, phone } = lex.campos
  const lead = palabra(
    `(?:(?:${lex.y}),? )?(?:[a-z']+ )?(?:[a-z']+ )?(?:${email}|${phone})(?: (?:es|is|est|ist|e|lautet))?[ :]*(?: el| the)?(?= *§)`,
    'g',
  )
  return text.replace(lead, (words) => '§'.repeat(words.length))
}

/** The e-mail address in the case it was written in. */
function written(plegado: Plegado, folded: string): string {
  const at = plegado.text.indexOf(folded)
  return at < 0 ? folded : plegado.original.slice(plegado.at[at], plegado.at[at + folded.length])
}

/** Date, time, guests and seating. The asked one is read last with its lenient reader, from what the others left. */
function values(text: string, lex: Lexico, { asking, ahora, rules, locale }: Situation): Hallazgo[] {
  const found: Hallazgo[] = []
  let rest = text
  const take = (slot: Slot, read: (asked: boolean) => Lectura | null): void => {
    const reading = read(asking === slot)
    if (!reading) return
    found.push({ slot, values: reading.values })
    rest = reading.rest
  }
  const date = (asked: boolean): Lectura | null => {
    const how = { lex, ahora, asked, mesPrimero: lex.mesPrimero || LEXICO[locale].mesPrimero }
    const exact = leerFecha(rest, how)
    const right = exact ? null : corregida(rest, lex, asking === 'date')
    return right === null ? exact : leerFecha(right, how)
  }
  const time = (asked: boolean): Lectura | null => leerHora(rest, { lex, rules, asked })
  const guests = (asked: boolean): Lectura | null => leerPersonas(rest, lex, asked)
  const strict = (read: (asked: boolean) => Lectura | null) => (): Lectura | null => read(false)
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
  take('seating', (asked) => leerMesa(rest, asked))
  return found
}
