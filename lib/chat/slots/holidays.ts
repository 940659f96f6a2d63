import { addDays, type IsoDate, isoDate, type Now, weekday } from '../../core/dates.ts'
import { easterOf } from '../../core/easter.ts'
import { cachedRegExp } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import { dayOfMonth } from './days/calendar.ts'
import { blankOut, blankOutMatch, lexiconPattern, type SlotReading } from './number.ts'

/** `day`: the day spoken of last. `set`: the day that the draft holds. `options`: the readings that wait for a choice. `near`: the days that are offered. */
export type DateContext = {
  lex: Lexicon
  ahora: Now
  asked: boolean
  monthFirst: boolean
  day?: IsoDate | null | undefined
  set?: IsoDate | null | undefined
  options?: readonly string[] | undefined
  near?: readonly IsoDate[] | undefined
}

export const dateReading = (values: readonly (IsoDate | null)[], rest: string): SlotReading => ({
  values: [...new Set(values.filter((value) => value !== null))],
  rest,
})

export const patternIndex = (list: readonly string[], word: string): number =>
  list.findIndex((one) => one !== '' && cachedRegExp(`^(?:${one.replaceAll('~', ' ')})$`).test(word))

/** "The day after Christmas", "la víspera de Reyes": a day beside the feast. */
const BESIDE = [
  ['dayBehind', 1],
  ['eve', -1],
] as const

const LAST = 5
/** The nth weekday of a month; the fifth is the last. */
function nthOf(year: number, month: number, wd: number, nth: number): IsoDate {
  const from = isoDate(year, month, 1)
  const first = addDays(from, (wd - weekday(from) + 7) % 7)
  const last = addDays(first, 28).slice(5, 7) === first.slice(5, 7) ? 28 : 21
  return addDays(first, nth === LAST ? last : (nth - 1) * 7)
}

/** The next day that a feast of the lexicon falls on. */
function nextOf(when: string, beside: number, today: IsoDate): IsoDate {
  const [month = 0, wd = 0, nth = 0] = when.split('/').map(Number)
  const dateIn = (year: number): IsoDate =>
    when.startsWith('a')
      ? addDays(
          isoDate(year, 12, 24),
          -(weekday(isoDate(year, 12, 24)) % 7) - 7 * (4 - Number(when.slice(1))),
        )
      : /^[+-]/.test(when)
        ? addDays(easterOf(year), Number(when))
        : nth > 0
          ? nthOf(year, month, wd, nth)
          : (`${year}-${when}` as IsoDate)
  const year = Number(today.slice(0, 4))
  const own = addDays(dateIn(year), beside)
  return own >= today ? own : addDays(dateIn(year + 1), beside)
}

export function fiesta(text: string, { lex, ahora }: DateContext): SlotReading | null {
  const found: { days: IsoDate[]; at: number; to: number; isDenied: boolean }[] = []
  let rest = text
  for (const [words, when] of lex.feasts) {
    const match = lexiconPattern(lex, words).exec(text)
    if (!match) continue
    const to = match.index + match[0].length
    // "Pascua" inside "lunes de pascua".
    if (found.some((one) => one.at <= match.index && to <= one.to && one.to - one.at > match[0].length))
      continue
    const before = text.slice(0, match.index)
    const [at, beside] = BESIDE.map(
      ([key, days]) =>
        [
          before.search(
            cachedRegExp(`(?:${lex.idioms[key]})(?: (?:de|a|di)| du| d'| al)?(?: (?:la|el|le|il|the))? ?$`),
          ),
          days,
        ] as const,
    ).find(([from]) => from >= 0) ?? [match.index, 0]
    const days = when.split(' ').map((one) => nextOf(one, beside, ahora.fecha))
    const isDenied =
      /(?<![a-z])(?:no|not|non|nicht|pas|statt|nee?|nn) (?:(?:el|le|il|on|am|a|en|an) )?$/.test(
        text.slice(0, at),
      )
    found.push({ days, at, to, isDenied })
    rest = blankOut(rest, at, to)
  }
  if (found.length === 0) return null
  const meant = found.some((one) => !one.isDenied) ? found.filter((one) => !one.isDenied) : found
  return dateReading(
    meant.sort((a, b) => a.at - b.at).flatMap(({ days }) => days),
    rest,
  )
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
  const wd = patternIndex(lex.days, match[2] ?? '') + 1
  return dateReading([nthOf(Number(from.slice(0, 4)), month, wd, which + 1)], blankOutMatch(text, match))
}
