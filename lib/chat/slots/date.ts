import { type IsoDate, isIsoDate, weekday } from '../../core/dates.ts'
import { cachedRegExp, matchesOf } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import { dayNear, dayOfMonth, dayWithNumber, nearestWeekday, nextDay } from './days/calendar.ts'
import { monthClause } from './days/lone-month.ts'
import { type DateContext, dateReading, fiesta, nthWeekday, patternIndex } from './holidays.ts'
import { blankOutMatch, lexiconPattern, numberValue, perLexicon, type SlotReading } from './number.ts'
import { relatedDay } from './related.ts'
import { relativeDay, weekdays } from './week.ts'

function iso(text: string): SlotReading | null {
  const match = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text)
  if (!match) return null
  const fecha = `${match[1]}-${match[2]?.padStart(2, '0')}-${match[3]?.padStart(2, '0')}`
  return dateReading([isIsoDate(fecha) ? fecha : null], blankOutMatch(text, match))
}

function numericDate(text: string, { lex, ahora, asked, monthFirst }: DateContext): SlotReading | null {
  const figures =
    /(?<![\d.:,/-])(\d{1,2}) ?([./-]) ?(\d{1,2})(?: ?\2 ?(\d{4}|\d{2}))?(\.)?(?![\d:]|\.\d| ?(?:vor|nach|h|uhr|[ap]\.?m)\b)/g
  const people = lexiconPattern(lex, `(?:${lex.people}|${lex.children})`)
  for (const match of matchesOf(figures, text)) {
    const [, first = '', sign = '', second = '', year, dot] = match
    const article = cachedRegExp(`(?:${lex.dayArticle})$`).test(text.slice(0, match.index).trimEnd())
    if (year === undefined && sign !== '/') {
      const dotted = sign === '.' && dot !== undefined
      // "At 7.30." ends a sentence.
      const led = cachedRegExp(`(?<![a-z])(?:${lex.beforeTime})$`).test(text.slice(0, match.index).trimEnd())
      if (dotted && led && Number(second) > 12) continue
      if (!dotted && !article && !(asked && Number(second) <= 12)) continue
      if (!dotted && people.test(text.slice(match.index, match.index + match[0].length + 12))) continue
    }
    const y = year === undefined ? null : Number(year)
    const values = [dayOfMonth(Number(first), Number(second), y, ahora.fecha)]
    if (monthFirst && sign !== '.') values.push(dayOfMonth(Number(second), Number(first), y, ahora.fecha))
    return dateReading(values, blankOutMatch(text, match))
  }
  return null
}

const days = (lex: Lexicon): string =>
  `[0-3]?\\d|${[...lex.ordinals.slice(1), ...lex.numbers.slice(1, 32)]
    .flatMap((word) => word.replaceAll('~', ' ').split('|'))
    .sort((a, b) => b.length - a.length)
    .join('|')}`

/** A day in figures, or in a word that only counts days: "the twelfth". */
const numbered = perLexicon((lex) => ['\\d{1,2}', ...lex.ordinals.slice(1)].join('|').replaceAll('~', ' '))

function dayNumber(lex: Lexicon, word: string): number {
  const ordinal = patternIndex(lex.ordinals, word)
  return ordinal > 0 ? ordinal : (numberValue(lex, word) ?? 0)
}

/** "26 December", and "December 26" by the first name of a month or by any of them. */
const monthPatterns = perLexicon((lex) => {
  const all = days(lex)
  const months = lex.months.map((month) => `(?:${month})`).join('|')
  const long = lex.months.map((month) => month.split('|')[0]).join('|')
  const year = '(?:\\.?,? ?(?:de |del |of |di |des )?(\\d{4}))?'
  const suffix = `(?:${lex.daySuffix})?`
  const led = (names: string): RegExp =>
    lexiconPattern(lex, `(${names}),? (?:the )?(${all})${suffix}(?![:.h]\\d| ?[ap]\\.?m)${year}`)
  return {
    behind: lexiconPattern(lex, `(${all})${suffix}\\.?(?: (?:${lex.monthLink}))?[ ,.-]*(${months})${year}`),
    before: led(long),
    beforeAny: led(months),
  }
})

function dateWithMonth(
  text: string,
  { lex, ahora, monthFirst }: DateContext,
): (SlotReading & { at: number }) | null {
  const { behind, before, beforeAny } = monthPatterns(lex)
  const match = behind.exec(text) ?? (monthFirst ? beforeAny : before).exec(text)
  if (!match) return null
  const [, a = '', b = '', y] = match
  const monthOf = (word: string): number => patternIndex(lex.months, word) + 1
  const [day, month] = monthOf(b) > 0 ? [dayNumber(lex, a), monthOf(b)] : [dayNumber(lex, b), monthOf(a)]
  const fecha = dayOfMonth(day, month, y === undefined ? null : Number(y), ahora.fecha)
  return { ...dateReading([fecha], blankOutMatch(text, match)), at: match.index }
}

/** "The 24th at night? The one in December": a month that is said after the day. */
function monthAlone(text: string, lex: Lexicon): number {
  const month = cachedRegExp(`^(?:${lex.months.join('|')})$`)
  const clause = monthClause(text, month)
  const word = clause?.split(/[^\p{L}]+/u).find((one) => month.test(one)) ?? ''
  return word === '' ? 0 : patternIndex(lex.months, word) + 1
}

/** "Dann 9. um acht", "nein, 11. statt 10.": the German point makes a day of a number. */
const ORDINAL =
  /(?<![a-z])(?:dann|lieber|besser|doch|na|nee?|nein)[ ,]+(\d{1,2})\.(?: (?:an)?statt .{0,4}\d{1,2}\.|(?= (?:um|mittag|abend|gegen)))/

function bareDay(text: string, { lex, ahora, asked, set, day: spoken }: DateContext): SlotReading | null {
  const ends = (half = `${lex.am}|${lex.pm}`): string =>
    `(?![\\d:/%€]|[.,h]\\d| ?(?:h|uhr|heures?|ore|${half}|horas|o'clock|${lex.people}|${lex.children})\\b)`
  const match =
    lexiconPattern(
      lex,
      `(?:${lex.dayArticle}) ?(${numbered(lex)})(?:${lex.daySuffix}|\\.)?${ends('[ap]\\.?m')}`,
    ).exec(text) ??
    (asked
      ? (lexiconPattern(lex, `(?:${lex.dayArticle}) {N}${ends()}`).exec(text) ??
        lexiconPattern(lex, `(\\d{1,2})(?:${lex.daySuffix}|\\.)?${ends()}`).exec(text))
      : null) ??
    (lex.locale === 'de' ? ORDINAL.exec(text) : null)
  if (!match) return null
  const day = dayNumber(lex, match[1] ?? '')
  // A birthday or a house number, not a day.
  if (day > 31 && !asked) return null
  const rest = blankOutMatch(text, match)
  const month = monthAlone(rest, lex)
  if (month > 0) return dateReading([dayOfMonth(day, month, null, ahora.fecha)], rest)
  // "Can the first one have it?", "il primo": the first of anything, where no day is asked.
  if (!asked && day < 4 && !/\d|^(?:on|am) /.test(match[0])) return null
  // "The 26th", when the 26th of December was spoken of.
  const fecha = set ? nextDay(day, ahora.fecha, set) : dayNear(day, ahora.fecha, spoken ?? null)
  const other = lexiconPattern(
    lex,
    `(?<=§[.]? (?:${lex.or}) )(?:(?:${lex.dayArticle}) )?(\\d{1,2})(?:${lex.daySuffix}|\\.)?${ends()}`,
  ).exec(rest)
  if (!other?.[1]) return dateReading([fecha], rest)
  return dateReading([fecha, nextDay(Number(other[1]), ahora.fecha, set)], blankOutMatch(rest, other))
}

/** "Venerdì prossimo, il 4": a number behind several days chooses the one that has it. */
function narrowed(told: SlotReading, { lex, ahora }: DateContext): SlotReading {
  const [first, more] = told.values
  for (const match of more ? matchesOf(/(?<![\d:.,/])(\d{1,2})(?![\d:/h]|[.,]\d)/g, told.rest) : []) {
    const meant = told.values.filter((value) => Number(value.slice(8)) === Number(match[1]))
    if (meant.length === 1) return { values: meant, rest: blankOutMatch(told.rest, match) }
  }
  const match = lexiconPattern(
    lex,
    `(?:${lex.dayArticle}) (${numbered(lex)})(?:${lex.daySuffix})?(?![\\d:/h]|[.,]\\d)`,
  ).exec(told.rest)
  const exact =
    match && first
      ? dayWithNumber(weekday(first as IsoDate), dayNumber(lex, match[1] ?? ''), ahora.fecha)
      : null
  return match && exact ? { values: [exact], rest: blankOutMatch(told.rest, match) } : told
}

/**
 * "This Sunday, Mother's Day": the weekday beside a feast chooses between its days. "The 30th, we work on New Year's Eve",
 * "the year's end dinner, Thursday 17": a day that is said with its number is meant.
 */
function feastDay(text: string, q: DateContext): SlotReading | null {
  const feast = fiesta(text, q)
  const beside = feast && (relativeDay(feast.rest, q) ?? bareDay(feast.rest, q))
  if (!beside) return feast
  const isSaid = beside.values.every((day) => RegExp(`(?<!\\d)${+day.slice(8)}(?!\\d)`).test(text))
  // "Christmas, the 25th", said in November.
  const meant = feast.values.filter((value) =>
    beside.values.some((day) => day.endsWith(isSaid ? value.slice(8) : value)),
  )
  if (meant.length > 0) return { values: meant, rest: beside.rest }
  return isSaid ? beside : feast
}

/** "The 27th, the children have a match on Saturday": a number that ends its part, before a day that is told as a reason. */
function beforeReason(text: string, q: DateContext): SlotReading | null {
  const [, head = '', reason = ''] = /^([^,;]+)[,;]((?: [a-z']+){3})/.exec(text) ?? []
  const own = relativeDay(head + reason, q) ? null : bareDay(head, q)
  return own && /§\W*$/.test(own.rest) ? { ...own, rest: own.rest + text.slice(head.length) } : null
}

/**
 * Reads a day from folded text. No value: the day does not exist. Several: the guest chooses. Null: no day in the text.
 * When the date was asked, abbreviations and bare numbers count.
 */
export function readFecha(text: string, q: DateContext): SlotReading | null {
  const exact = iso(text) ?? nthWeekday(text, q)
  if (exact) return exact
  const numeric = numericDate(text, q)
  if (numeric && numeric.values.length !== 1) return numeric
  const dated = numeric ?? dateWithMonth(text, q)
  if (!dated) {
    const told = feastDay(text, q) ?? relatedDay(text, q) ?? relativeDay(text, q)
    return told ? (beforeReason(text, q) ?? narrowed(told, q)) : bareDay(text, q)
  }
  const [fecha] = dated.values
  const [day] = weekdays(dated.rest, q)
  if (!fecha || !day) return dated
  const rest = blankOutMatch(dated.rest, day.match)
  if (weekday(fecha as IsoDate) === day.wd) return { values: [fecha], rest }
  return { values: [nearestWeekday(day.wd, fecha as IsoDate), fecha].sort(), rest }
}
