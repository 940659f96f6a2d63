import { addDays, type IsoDate, weekday } from '../../core/dates.ts'
import { cachedRegExp, matchesOf } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import { dayWithNumber, hasta, nearestWeekday, nextDay } from './days/calendar.ts'
import { type DateContext, dateReading } from './holidays.ts'
import {
  AGE,
  blankOutMatch,
  captured,
  INSTEAD_OF,
  lexiconPattern,
  numberValue,
  perLexicon,
  type SlotReading,
} from './number.ts'

type Dia = { wd: number; match: RegExpExecArray }

const DENIED = new RegExp(
  `(?:\\bno|not|nicht|pas|non|${INSTEAD_OF}|(?<=(?:mejor|prefer\\w*|rather|lieber|meglio|plutot) .{0,40})(?:que|than|als|che))(?: (?:el|le|il|the|der|am|den|on|du|para|for|pour|fur|per|this|that|este|ese|ce|diese[nmr]?|questo|quel))? ?$`,
)
/** A day in a reason is not asked for: "Thursday, because on Friday there is a procession". */
const REASON = /(?:, ?que|porque|pq|because|as|weil|car|parce qu[e']|perche|che|denn) (?:[a-z']+ )?$/
const deniedAfter = perLexicon(({ idioms }) => cachedRegExp(`^ ?(?:${idioms.notThen})`))
/** "Que es jueves": says what day another one is. */
const PREDICATE =
  /(?<![a-z])(?:que|porque|pq|because|weil|car|perche|che) (?:es|it'?s|is|ist|da|e|c'? ?est)(?: un| a| ein)? $/
/** A day that is taken back for certain: "no el sábado" may still be a no and a day. */
const REFUSED = /(?<![a-z])(?:not|nicht|pas)(?: (?:on|am|this|that|diese[nmr]?|den|ce|le))? ?$/
/** "Better Sunday, on Friday I work". */
const isBusy = (before: string, behind: string, { idioms }: Lexicon): boolean =>
  cachedRegExp(`(?<![a-z])(?:${idioms.busy})(?: on)? $`).test(before) ||
  cachedRegExp(`^ (?:[a-z']+ ){0,2}(?:${idioms.busy})(?![a-z])`).test(behind)
export const isDenied = (text: string, { index, 0: said }: RegExpExecArray, lex: Lexicon): boolean =>
  DENIED.test(text.slice(0, index)) ||
  PREDICATE.test(text.slice(0, index)) ||
  deniedAfter(lex).test(text.slice(index + said.length)) ||
  isBusy(text.slice(0, index), text.slice(index + said.length), lex)
const isRefused = (text: string, { index, 0: said }: RegExpExecArray, lex: Lexicon): boolean =>
  REFUSED.test(text.slice(0, index)) ||
  isBusy(text.slice(0, index), '', lex) ||
  deniedAfter(lex).test(text.slice(index + said.length))

/** Behind a number: how old somebody is. "Un bimbo di 2 anni" names no German Tuesday. */

/** Of each day; `answered`: where a day was asked for and little more is said. */
const weekdayPatterns = perLexicon((lex) => {
  const around = `(?=[ .,]*(?:\\d{1,2}(?!\\d| ?(?:${AGE})(?![a-z]))|§|(?:${lex.partOfDay}|${lex.beforeTime})(?![a-z])))`
  const end = '(?=[ ,.;:!?]|$)'
  return lex.days.map((long, i) => {
    const short = `(?:${lex.shortDays[i]})`
    const led = `(?<=(?<![a-z])(?:on|am|el|este|le|ce|il|${lex.coming}|${lex.next}) )${short}${end}|(?<=(?:^|[,;!?]) *)${short}(?= (?:${lex.idioms.chosen})${end})`
    // "El guiso de los jueves": every one, and no day.
    const of = (brief: string): RegExp => lexiconPattern(lex, `(?<!(?<![a-z])los )(?:${long}|${brief})`, 'g')
    return { usual: of(`${short}${around}|${led}`), answered: of(`${short}(?=[ .,]|$)`) }
  })
})

/** @param denied with the days that are taken back */
export function weekdays(text: string, { lex, asked }: DateContext, denied = false): Dia[] {
  const found: Dia[] = []
  const short = asked && text.split(' ').length < 4
  weekdayPatterns(lex).forEach(({ usual, answered }, i) => {
    for (const match of matchesOf(short ? answered : usual, text)) found.push({ wd: i + 1, match })
  })
  found.sort((a, b) => a.match.index - b.match.index)
  if (denied) return found
  const kept = found.filter((day) => !isDenied(text, day.match, lex))
  return kept.length > 0 ? kept : found.filter((day) => !isRefused(text, day.match, lex))
}

/** "Viernes dieciocho": smaller numbers in words rather count people. */
const teens = perLexicon((lex) => lex.numbers.slice(13).join('|'))

function readWeekday(text: string, day: Dia, q: DateContext): { values: IsoDate[]; rest: string } {
  const { lex, ahora } = q
  const { wd, match } = day
  const from = match.index
  const to = from + match[0].length
  const near = (source: string): boolean =>
    cachedRegExp(`(?<![a-z])(?:${source})(?: on)? $`).test(text.slice(0, from)) ||
    cachedRegExp(`^ (?:${source})(?![a-z])`).test(text.slice(to))
  const coming = addDays(ahora.fecha, hasta(wd, ahora))
  const rest = blankOutMatch(text, match)

  const number = cachedRegExp(
    `^[ ,.]*(el |dia |the |le |il |den |der |dem )?(\\d{1,2}|${teens(lex)})(${lex.daySuffix}|\\.(?!\\d))?(?![\\d:/a-z]|[.h]\\d| ?(?:h|uhr|heures?|ore|${lex.am}|o'clock|horas)\\b| ?(?:${lex.people}|${lex.children})\\b)`,
  ).exec(text.slice(to))
  const n = numberValue(lex, number?.[2] ?? '') ?? 0
  const ofHour =
    number && lexiconPattern(lex, `^ ?(?!por)(?:${lex.pm})`).test(text.slice(to + number[0].length))
  const exact = number ? dayWithNumber(wd, n, ahora.fecha) : null
  // "El sábado 12 por la noche": no hour of the evening has such a number; "12 pm" is one.
  if (number && !(ofHour && (n < 12 || !exact || lex.monthFirst))) {
    const cut = blankOutMatch(text, {
      ...match,
      0: text.slice(from, to + number[0].length),
      index: from,
    } as RegExpExecArray)
    if (exact) return { values: [exact], rest: cut }
    const other = nextDay(n, ahora.fecha)
    if (number[1] || number[3] || n > 12)
      return { values: other ? [nearestWeekday(wd, other), other].sort() : [], rest: cut }
  }
  if (lexiconPattern(lex, lex.nextWeek).test(text))
    return { values: [addDays(ahora.fecha, 7 - weekday(ahora.fecha) + wd)], rest }
  if (near(lex.weekLater)) return { values: [addDays(coming, 7)], rest }
  const today = coming === ahora.fecha
  if (near(lex.doubtful)) {
    if (today) return { values: [addDays(coming, 7)], rest }
    const sameWeek = wd > weekday(ahora.fecha)
    return { values: sameWeek ? [coming, addDays(coming, 7)] : [coming], rest }
  }
  // "But Sunday": in the week of the day that was chosen.
  const [set, points] = [q.set ?? ahora.fecha, near(lex.coming) || near(lex.next)]
  const beside = addDays(set, wd - weekday(set))
  if (!points && beside > coming && weekday(coming) === wd) return { values: [beside], rest }
  if (!today || near(lex.coming)) return { values: [coming], rest }
  return { values: near(lex.next) ? [addDays(coming, 7)] : [coming, addDays(coming, 7)], rest }
}

export function relativeDay(text: string, q: DateContext): SlotReading | null {
  const { lex, ahora } = q
  let rest = text
  let base: number | null = null
  const said = lex.relativeDays.flatMap(([source, n]) => {
    const match = lexiconPattern(lex, source).exec(text)
    return match ? [{ match, n, denied: isDenied(text, match, lex) }] : []
  })
  const isOther = said.every(({ denied }) => denied) && weekdays(text, q).length > 0
  for (const { match, n } of said.filter(
    ({ denied }) => !denied || (!isOther && said.every((one) => one.denied)),
  )) {
    base = n
    rest = blankOutMatch(rest, match)
    const week =
      n >= 0 && n < 2
        ? lexiconPattern(lex, `(?<=§ )(?:${lex.weekLater})|(?:${lex.weekLater})(?= §)`).exec(rest)
        : null
    if (week) return dateReading([addDays(ahora.fecha, n + 7)], blankOutMatch(rest, week))
    break
  }
  let ahead: number | null = null
  for (const [source, unit] of lex.terms) {
    const match = lexiconPattern(lex, source).exec(rest)
    if (!match) continue
    if (cachedRegExp(`^(?:${lex.weekLater})$`).test(match[0]) && weekdays(rest, q).length > 0) continue
    const said = captured(match)
    ahead = (said === '' ? 1 : (numberValue(lex, said) ?? 0)) * unit
    rest = blankOutMatch(rest, match)
    break
  }
  const found = weekdays(rest, q)
  // In every language but English, "eight days" is a week and "fifteen days" a fortnight.
  if (!found[0] && base === null && (ahead === 15 || ahead === 8) && !lex.monthFirst)
    return dateReading([addDays(ahora.fecha, ahead - 1), addDays(ahora.fecha, ahead)], rest)
  const [first, second] = found
  if (!first) {
    if (base === null && ahead === null) {
      const match = lexiconPattern(lex, lex.weekend).exec(rest)
      if (!match) return null
      const saturday = addDays(ahora.fecha, hasta(6, ahora))
      return dateReading([saturday, addDays(saturday, 1)], blankOutMatch(rest, match))
    }
    return dateReading([addDays(ahora.fecha, (base ?? 0) + (ahead ?? 0))], rest)
  }
  const one = readWeekday(rest, first, q)
  rest = one.rest
  let values: IsoDate[] = one.values
  const reason = second && REASON.test(text.slice(first.match.index, second.match.index))
  if (second && !reason) {
    const two = readWeekday(rest, second, q)
    rest = two.rest
    const between = text.slice(first.match.index + first.match[0].length, second.match.index)
    values = lexiconPattern(lex, lex.correction).test(between) ? two.values : [...values, ...two.values]
    // "Make that Thursday, Wednesday is yoga": of two days, the one that was set is left.
    if (q.set && !lexiconPattern(lex, lex.or).test(between)) values = values.filter((day) => day !== q.set)
  }
  if (ahead !== null) values = values.map((value) => addDays(value, ahead))
  if (base !== null) {
    const said = addDays(ahora.fecha, base)
    values = values.includes(said) ? [said] : [said, ...values]
  }
  return dateReading(values.slice(0, 3), rest)
}
