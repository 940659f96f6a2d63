import { type IsoDate, isIsoDate, weekday } from '../../core/dates.ts'
import { expresion } from '../fold.ts'
import type { Lexico } from '../words/shape.ts'
import { cercano, diaMes, proximoDia } from './calendar.ts'
import { cual, enesimo, fiesta, lectura, type Preguntada } from './holidays.ts'
import { type Lectura, patron, tacharMatch, valor } from './number.ts'
import { relativa, weekdays } from './week.ts'

function iso(text: string): Lectura | null {
  const match = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text)
  if (!match) return null
  const fecha = `${match[1]}-${match[2]?.padStart(2, '0')}-${match[3]?.padStart(2, '0')}`
  return lectura([isIsoDate(fecha) ? fecha : null], tacharMatch(text, match))
}

/** 5/12, 5.12., 31-12-2026. Where the month may come first (English), two readings when both are real. */
function cifras(text: string, { lex, ahora, asked, mesPrimero }: Preguntada): Lectura | null {
  const figures =
    /(?<![\d.:,/-])(\d{1,2}) ?([./-]) ?(\d{1,2})(?: ?\2 ?(\d{4}|\d{2}))?(\.)?(?![\d:]|\.\d| ?(?:vor|nach|h|uhr|[ap]\.?m)\b)/g
  const people = patron(lex, `(?:${lex.gente}|${lex.ninos})`)
  for (const match of text.matchAll(figures)) {
    const [, first = '', sign = '', second = '', year, dot] = match
    const article = expresion(`(?:${lex.articuloDia})$`).test(text.slice(0, match.index).trimEnd())
    if (year === undefined && sign !== '/') {
      const dotted = sign === '.' && dot !== undefined
      if (!dotted && !article && !(asked && Number(second) <= 12)) continue
      if (!dotted && people.test(text.slice(match.index, match.index + match[0].length + 12))) continue
    }
    const y = year === undefined ? null : Number(year)
    const values = [diaMes(Number(first), Number(second), y, ahora.fecha)]
    if (mesPrimero && sign !== '.') values.push(diaMes(Number(second), Number(first), y, ahora.fecha))
    return lectura(values, tacharMatch(text, match))
  }
  return null
}

const days = (lex: Lexico): string =>
  `\\d{1,2}|${[...lex.ordinales.slice(1), ...lex.numeros.slice(1, 32)]
    .flatMap((word) => word.replaceAll('~', ' ').split('|'))
    .sort((a, b) => b.length - a.length)
    .join('|')}`

function dayNumber(lex: Lexico, word: string): number {
  const ordinal = cual(lex.ordinales, word)
  return ordinal > 0 ? ordinal : (valor(lex, word) ?? 0)
}

/** "12 de diciembre", "the 12th of December 2026", "December 12th". */
function conMes(text: string, { lex, ahora, mesPrimero }: Preguntada): (Lectura & { at: number }) | null {
  const months = lex.meses.map((month) => `(?:${month})`).join('|')
  const long = mesPrimero ? months : lex.meses.map((month) => month.split('|')[0]).join('|')
  const year = '(?:\\.?,? ?(?:de |del |of |di |des )?(\\d{4}))?'
  const suffix = `(?:${lex.sufijoDia})?`
  const match =
    patron(lex, `(${days(lex)})${suffix}\\.?(?: (?:${lex.nexoMes}))?[ ,.-]*(${months})${year}`).exec(text) ??
    patron(lex, `(${long}),? (?:the )?(${days(lex)})${suffix}(?![:.h]\\d| ?[ap]\\.?m)${year}`).exec(text)
  if (!match) return null
  const [, a = '', b = '', y] = match
  const monthOf = (word: string): number => cual(lex.meses, word) + 1
  const [day, month] = monthOf(b) > 0 ? [dayNumber(lex, a), monthOf(b)] : [dayNumber(lex, b), monthOf(a)]
  const fecha = diaMes(day, month, y === undefined ? null : Number(y), ahora.fecha)
  return { ...lectura([fecha], tacharMatch(text, match)), at: match.index }
}

/** "The 12th"; a bare number only when the date was asked. */
function solo(text: string, { lex, ahora, asked }: Preguntada): Lectura | null {
  const ends = `(?![\\d:/%€]|[.,h]\\d| ?(?:h|uhr|heures?|ore|${lex.am}|${lex.pm}|horas|o'clock|${lex.gente}|${lex.ninos})\\b)`
  const ordinals = [...lex.ordinales.slice(1)].join('|').replaceAll('~', ' ')
  const match =
    patron(
      lex,
      `(?:${lex.articuloDia}) (\\d{1,2}${ordinals ? `|${ordinals}` : ''})(?:${lex.sufijoDia}|\\.)?${ends}`,
    ).exec(text) ??
    (asked
      ? (patron(lex, `(?:${lex.articuloDia}) {N}${ends}`).exec(text) ??
        patron(lex, `(\\d{1,2})(?:${lex.sufijoDia}|\\.)?${ends}`).exec(text))
      : null)
  if (!match) return null
  const fecha = proximoDia(dayNumber(lex, match[1] ?? ''), ahora.fecha)
  return lectura([fecha], tacharMatch(text, match))
}

/**
 * Reads a day from folded text. No value: it names a day that does not exist. Two or three: the guest has to choose.
 * Null: it says nothing about a day. `asked`: the date was the question, so abbreviations and bare numbers count.
 */
export function leerFecha(text: string, q: Preguntada): Lectura | null {
  const exact = iso(text) ?? cifras(text, q) ?? enesimo(text, q)
  if (exact) return exact
  const dated = conMes(text, q)
  if (!dated) return fiesta(text, q) ?? relativa(text, q) ?? solo(text, q)
  const [fecha] = dated.values
  const [day] = weekdays(dated.rest, q)
  if (!fecha || !day) return dated
  const rest = tacharMatch(dated.rest, day.match)
  if (weekday(fecha as IsoDate) === day.wd) return { values: [fecha], rest }
  return { values: [cercano(day.wd, fecha as IsoDate), fecha].sort(), rest }
}
