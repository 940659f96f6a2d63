import { readFecha } from '../../../lib/chat/slots/date.ts'
import { monthClause } from '../../../lib/chat/slots/days/lone-month.ts'
import type { DateContext } from '../../../lib/chat/slots/holidays.ts'
import { relatedDay } from '../../../lib/chat/slots/related.ts'
import { LEXICON } from '../../../lib/chat/words/all.ts'
import { addDays, type IsoDate, isIsoDate, type Now, weekday } from '../../../lib/core/dates.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import type { Hit } from './phrases.ts'
import { feastIn } from './text/feasts.ts'
import { fold } from './text/fold.ts'
import { LEXICONS } from './text/lexicon.ts'

/** A bare weekday means every such day ("los lunes") as well as the next one. */
export type Day =
  | { of: 'date'; date: IsoDate; feast?: boolean }
  | { of: 'weekday'; day: number; date: IsoDate }
  | { of: 'weekend' }

/** Holidays, on which the weekly timetable proves nothing. */
const FEASTS = [
  '01-01',
  '01-06',
  '05-01',
  '08-15',
  '10-12',
  '11-01',
  '12-06',
  '12-08',
  '12-24',
  '12-25',
  '12-26',
  '12-31',
]

export const nextWeekday = (day: number, today: IsoDate): IsoDate =>
  addDays(today, (day - weekday(today) + 7) % 7)

export function nextDate(month: number, day: number, today: IsoDate): IsoDate | null {
  const written = (year: number): string =>
    `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const year = Number(today.slice(0, 4))
  return (
    ([written(year), written(year + 1)].find((date) => isIsoDate(date) && date >= today) as
      | IsoDate
      | undefined) ?? null
  )
}

export function nextDayOfMonth(day: number, today: IsoDate): IsoDate | null {
  for (let ahead = 0; ahead < 62; ahead++) {
    const date = addDays(today, ahead)
    if (Number(date.slice(8)) === day) return date
  }
  return null
}

const isDay = (n: number): boolean => n >= 1 && n <= 31
const ORDINAL = /^(st|nd|rd|th|er|o|ten|te|ste|sten)$/

export const BEFORE: Record<Locale, readonly string[]> = {
  es: ['el', 'dia', 'del', 'al'],
  en: ['the'],
  fr: ['le', 'du', 'au'],
  de: ['am', 'den', 'der', 'dem'],
  it: ['il', 'giorno', 'dal', 'al'],
}
export const NO_DAY =
  /^(h|uhr|horas?|heures?|ore|am|pm|euros?|eur|personas?|people|guests?|personnes?|personen|leute|persone|anos|years|ans|jahre|anni|minut\p{L}*)$/u

/** "el 25", "the 25th": only in a message about coming or being open. */
function bareDay(words: readonly string[], lang: Locale): number | null {
  for (const [at, word] of words.entries()) {
    const day = /^\d{1,2}$/.test(word) ? Number(word) : Number.NaN
    const next = words[at + 1] ?? ''
    if (!isDay(day) || NO_DAY.test(next)) continue
    if (lang === 'en' ? ORDINAL.test(next) : BEFORE[lang].includes(words[at - 1] ?? '')) return day
  }
  return null
}

const AFTER_WEEKDAY = new Set(['dia', 'the', 'le', 'den', 'dem', 'der', 'il', 'giorno', 'el', 'd'])
const NO_HOUR = /^(y|and|et|und|e|of|o|halb|half)$/

/** "Sunday 6", "Tuesday the 8th": a number behind a weekday is a day when both fall together. */
function dayOfWeekday(hit: Hit, weekdayOf: number, words: readonly string[], today: IsoDate): IsoDate | null {
  const at = AFTER_WEEKDAY.has(words[hit.end] ?? '') ? hit.end + 1 : hit.end
  const [word = '', next = ''] = [words[at], words[at + 1]]
  if (
    !/^\d{1,2}$/.test(word) ||
    NO_DAY.test(next) ||
    (NO_HOUR.test(next) && /^(us|media|half|demie|mezza)$/.test(words[at + 2] ?? ''))
  )
    return null
  const date = isDay(Number(word)) ? nextDayOfMonth(Number(word), today) : null
  return date && weekday(date) === weekdayOf ? date : null
}

/** 2026-12-25, 25/12, 25.12., 25-12-2026. Day before month. */
function inFigures(line: string, today: IsoDate): IsoDate | null {
  const iso = /\b(\d{4}-\d{2}-\d{2})\b/.exec(line)?.[1]
  if (iso && isIsoDate(iso)) return iso
  const [, day, month, year] =
    /(?<![\d:.,/-])(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2})?)?(?![\d:])(?! ?(?:h|uhr|€|kg|kilo))/i.exec(
      line,
    ) ?? []
  if (!day || !month) return null
  if (!year) return nextDate(Number(month), Number(day), today)
  const written = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(written) ? written : null
}

const withFeast = (date: IsoDate): Day => ({ of: 'date', date, feast: FEASTS.includes(date.slice(5)) })

const FIRST = /^(?:primer[oa]?|uno|first|1er|premier|erste[nrs]?|primo)$/
/** A day of a month in figures or in words ("quattordici febbraio", "il primo gennaio"). */
const dayOf = (word: string, lang: Locale): number => {
  if (FIRST.test(word)) return 1
  return /^\d{1,2}$/.test(word) ? Number(word) : (LEXICONS[lang].numbers[word] ?? Number.NaN)
}

/** As the booking conversation reads days. */
const readingOf = (lang: Locale, now: Now, day: IsoDate | null): DateContext => {
  const lex = LEXICON[lang]
  return { lex, ahora: now, asked: false, monthFirst: lex.monthFirst, day }
}

/** "And the day after?": a day that counts from the one spoken of. */
export function dayFrom(spoken: IsoDate, line: string, lang: Locale, now: Now): Day | null {
  const [date] = relatedDay(fold(line), readingOf(lang, now, spoken))?.values ?? []
  return date && isIsoDate(date) && date !== spoken ? withFeast(date) : null
}

/** "And on the third?", of hours that were told; the second of the days of Christmas comes after the first. */
export function dayInWords(line: string, lang: Locale, now: Now, spoken: IsoDate | null): Day | null {
  const said = fold(line)
  if (/\d/.test(said)) return null
  if (spoken?.endsWith('-12-25') && /(?<![a-z])zweiten?(?![a-z])/.test(said))
    return withFeast(addDays(spoken, 1))
  const [date, other] = readFecha(said, { ...readingOf(lang, now, null), asked: true })?.values ?? []
  return date && !other && isIsoDate(date) ? withFeast(date) : null
}

/** `line`: the message in one line, for dates in figures. Null when no day is named. */
export function dayIn(
  hits: readonly Hit[],
  words: readonly string[],
  line: string,
  lang: Locale,
  now: Now,
): Day | null {
  const of = (prefix: string): Hit | undefined => hits.find(({ id }) => id.startsWith(prefix))
  const numberOf = (hit: Hit): number => Number(hit.id.slice(hit.id.indexOf(':') + 1))
  const has = (...concepts: string[]): boolean =>
    hits.some(({ id }) => concepts.includes(id.slice(8)) && id.startsWith('concept:'))

  // "Le 24 au soir, un réveillon": the number counts before the name of the feast.
  const told = hits.some(({ id }) => id.startsWith('feast:')) ? bareDay(words, lang) : null
  const toldDate = told && nextDayOfMonth(told, now.fecha)
  if (toldDate && !of('month:')) return withFeast(toldDate)
  const named = feastIn(words, lang, now.fecha)
  if (named) return { of: 'date', date: named, feast: true }
  const feast = of('feast:')
  if (feast) {
    const [month = '', day = ''] = feast.id.slice('feast:'.length).split('-')
    const date = nextDate(Number(month), Number(day), now.fecha)
    if (date) return { of: 'date', date, feast: true }
  }
  const month = of('month:')
  if (month) {
    const near = [1, 2, 3]
      .map((back) => words[month.start - back])
      .concat(words[month.end], words[month.end + 1])
    const named = monthClause(fold(line), new RegExp(`^(?:${LEXICONS[lang].months.join('|')})$`)) !== null
    // "The 24th at night? The one in December": the month is said after the day.
    const day =
      near.map((word) => dayOf(word ?? '', lang)).find(isDay) ?? (named ? bareDay(words, lang) : null)
    const date = day ? nextDate(numberOf(month), day, now.fecha) : null
    if (date) return withFeast(date)
  }
  const figures = inFigures(line, now.fecha)
  if (figures) return withFeast(figures)
  const bare = has('open', 'come', 'reserve', 'table', 'available', 'lunch', 'dinner')
    ? bareDay(words, lang)
    : null
  const bareDate = bare && nextDayOfMonth(bare, now.fecha)
  if (bareDate) return withFeast(bareDate)
  const dayName = of('weekday:')
  if (dayName) {
    const day = numberOf(dayName)
    const both = dayOfWeekday(dayName, day, words, now.fecha)
    if (both) return withFeast(both)
    // "Wednesday next week" is one day, and never the nearest Wednesday.
    const date = nextWeekday(day, now.fecha)
    // "Wednesday next week", "Friday in a week" are one day, and never the nearest one.
    const [told, other] = readFecha(fold(line), readingOf(lang, now, null))?.values ?? []
    const isFar = told && !other && isIsoDate(told) && weekday(told) === day && told !== date
    if (isFar) return withFeast(told)
    return { of: 'weekday', day, date }
  }
  if (has('dayAfter')) return { of: 'date', date: addDays(now.fecha, 2) }
  if (has('tomorrow')) return { of: 'date', date: addDays(now.fecha, 1) }
  if (has('weekend')) return { of: 'weekend' }
  if (has('today')) return { of: 'date', date: now.fecha }
  return null
}
