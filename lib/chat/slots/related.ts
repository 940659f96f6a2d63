import { addDays, type IsoDate, weekday } from '../../core/dates.ts'
import type { Situation } from '../state.ts'
import { cachedRegExp, wordPattern } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import { type DateContext, dateReading } from './holidays.ts'
import { blankOutMatch, perLexicon, type SlotReading } from './number.ts'
import { isDenied, relativeDay, weekdays } from './week.ts'

/** Behind a weekday: the first one after the day spoken of. */
const afterThat = perLexicon(({ idioms }) =>
  cachedRegExp(`^ (?:${idioms.afterThat})(?! (?:next|la semana|prochaine?))(?![a-z])`),
)
const NOT_THIS = /(?<![a-z])(?:no|not|nicht|pas|non)(?: [a-z']+)? $/
const FOLLOWING = /(?<![a-z])(?:following|siguiente|successiv[oa]|(?:darauf)?folgenden?) $/
const ONE = /(?:one|siguiente|celui|der|den|quello)\b/
const THAT = /(?<![a-z])(?:ese|aquel|that|ce|diese[nmr]?|quel|quella|jene[nmr]?) $/

/** Beside a weekday: the one that comes next, whatever was offered. */
const soon = perLexicon(({ coming, told, relativeDays }) =>
  wordPattern([coming, told.week, ...relativeDays.map(([words]) => words)].join('|')),
)

/** "It's the Saturday, not the Friday": one of two days is taken back. */
export const opposesDays = (text: string, lex: Lexicon, { ahora }: Situation): boolean => {
  const q = { lex, ahora, asked: false, monthFirst: false }
  return weekdays(text, q, true).length === 2 && weekdays(text, q).length === 1
}

/** A day told by the one spoken of last, or by the readings that are open; null when the text does neither. */
export function relatedDay(text: string, q: DateContext): SlotReading | null {
  const { day = null, options = [], near = [] } = q
  const named = weekdays(text, q)
  const offered = options.length > 1 ? options : soon(q.lex).test(text) ? [] : near
  if (named.length === 1 && offered.length > 1 && !/\d/.test(text)) {
    const meant = offered.filter((option) => weekday(option as IsoDate) === named[0]?.wd)
    if (meant.length === 1) return dateReading(meant as IsoDate[], text)
  }
  const [only] = weekdays(text, q, true)
  // "Not this Friday, the next one".
  if (only && named.length <= 1 && wordPattern(q.lex.idioms.nextOne).test(text.slice(only.match.index))) {
    const coming = addDays(q.ahora.fecha, (only.wd - weekday(q.ahora.fecha) + 7) % 7)
    if (NOT_THIS.test(text.slice(0, only.match.index)) || isDenied(text, only.match, q.lex))
      return dateReading([addDays(coming, 7)], blankOutMatch(text, only.match))
  }
  const { sameDay, dayAfter, dayBefore, weekAfter } = q.lex.idioms
  const after = wordPattern(dayAfter).exec(text)
  if (after && options.length > 1 && ONE.test(after[0]))
    return dateReading([options.at(-1) as IsoDate], blankOutMatch(text, after))
  const [first] = named
  if (first && day && weekday(day) === first.wd && THAT.test(text.slice(0, first.match.index)))
    return dateReading([day], blankOutMatch(text, first.match))
  if (!day) return null
  if (first) {
    const [before, behind] = [
      text.slice(0, first.match.index),
      text.slice(first.match.index + first.match[0].length),
    ]
    // "The Wednesday after": the next one behind the day spoken of.
    const ahead = ((first.wd - weekday(day) + 6) % 7) + 1
    if (afterThat(q.lex).test(behind) || FOLLOWING.test(before))
      return dateReading([addDays(day, ahead)], blankOutMatch(text, first.match))
    // "The Tuesday then", when a Tuesday was spoken of.
    const isNamed = named.length === 1 && weekday(day) === first.wd && !/^ ?\d/.test(behind)
    const { coming, next, doubtful, weekLater, nextWeek } = q.lex
    const points = wordPattern(`(?:${[coming, next, doubtful, weekLater, nextWeek].join('|')})`)
    if (isNamed && !points.test(before) && !points.test(behind))
      return dateReading([day], blankOutMatch(text, first.match))
  }
  for (const [words, days] of [
    [sameDay, 0],
    [dayAfter, 1],
    [dayBefore, -1],
    [weekAfter, 7],
  ] as const) {
    const match = wordPattern(words).exec(text)
    if (!match || (first && (words === weekAfter || words === dayAfter))) continue
    // "I come tomorrow, a table for that day".
    if (days === 0 && relativeDay(blankOutMatch(text, match), q)) continue
    return dateReading([addDays(day, days)], blankOutMatch(text, match))
  }
  return null
}
