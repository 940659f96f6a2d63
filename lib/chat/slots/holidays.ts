import { addDays, type IsoDate, type Now, weekday } from '../../core/dates.ts'
import { cachedRegExp } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import { dayOfMonth } from './calendar.ts'
import { blankOutMatch, lexiconPattern, type SlotReading } from './number.ts'

/** `day`: the day spoken of last. `options`: the readings that wait for a choice. */
export type DateContext = {
  lex: Lexicon
  ahora: Now
  asked: boolean
  monthFirst: boolean
  day?: IsoDate | null | undefined
  options?: readonly string[] | undefined
}

export const dateReading = (values: readonly (IsoDate | null)[], rest: string): SlotReading => ({
  values: [...new Set(values.filter((value) => value !== null))],
  rest,
})

export const patternIndex = (list: readonly string[], word: string): number =>
  list.findIndex((one) => one !== '' && cachedRegExp(`^(?:${one.replaceAll('~', ' ')})$`).test(word))

const FIESTAS = [
  [12, 24],
  [12, 25],
  [12, 26],
  [12, 31],
  [1, 1],
  [1, 6],
  [2, 14],
  [12, 6],
  [12, 8],
  [10, 12],
  [11, 1],
  [8, 15],
  [3, 19],
  [5, 1],
] as const

export function fiesta(text: string, { lex, ahora }: DateContext): SlotReading | null {
  const values: (IsoDate | null)[] = []
  let rest = text
  FIESTAS.forEach(([month, day], i) => {
    const match = lexiconPattern(lex, lex.feasts[i] ?? '(?!)').exec(text)
    if (!match) return
    const own = dayOfMonth(day, month, Number(ahora.fecha.slice(0, 4)), ahora.fecha)
    values.push(
      own && own >= ahora.fecha
        ? own
        : dayOfMonth(day, month, Number(ahora.fecha.slice(0, 4)) + 1, ahora.fecha),
    )
    rest = blankOutMatch(rest, match)
  })
  return values.length > 0 ? dateReading(values, rest) : null
}

export function nthWeekday(text: string, { lex, ahora }: DateContext): SlotReading | null {
  const any = (list: readonly string[]): string => `(${list.join('|')})`
  const match = lexiconPattern(
    lex,
    `${any(lex.nth)} ${any(lex.days)} (?:de|del|of|in|im|en|di)(?: mes de)? ${any(lex.months)}`,
  ).exec(text)
  if (!match) return null
  const which = patternIndex(lex.nth, match[1] ?? '')
  const month = patternIndex(lex.months, match[3] ?? '') + 1
  const start = dayOfMonth(1, month, null, ahora.fecha)
  const from =
    start && start < ahora.fecha ? dayOfMonth(1, month, Number(start.slice(0, 4)), ahora.fecha) : start
  if (!from) return null
  const first = addDays(from, (patternIndex(lex.days, match[2] ?? '') + 1 - weekday(from) + 7) % 7)
  const last = addDays(first, 28).slice(5, 7) === first.slice(5, 7) ? 28 : 21
  return dateReading([addDays(first, which === 4 ? last : which * 7)], blankOutMatch(text, match))
}
