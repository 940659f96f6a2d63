import { hhmm, minutes, type Now } from '../../../core/dates.ts'
import type { ReservaRules } from '../../../reservas/rules.ts'
import { timesOfAnyDay } from '../../../reservas/semana.ts'
import type { Lexicon } from '../../words/shape.ts'
import { blankOutMatch, captured, lexiconPattern, numberValue } from '../number.ts'

/** How much later than what was said the next table may be, and what is hardly a wait. Minutes. */
const NEAR = 30
const MOMENT = 20
const DAY = 24 * 60

/**
 * "In half an hour", "tra un'ora": a table today, at the first time from then on. Null: nothing of the kind, or another day.
 *
 * @param text folded
 */
export function readSoon(text: string, lex: Lexicon, now: Now, rules: ReservaRules) {
  const { hour, minute, half, quarter } = lex.told
  const match = lexiconPattern(
    lex,
    `(?:dentro de|en|in|dans|d'ici|tra|fra)(?: (?:mas o menos|about|circa|etwa|environ|unos?|unas?|ca\\.?))? (?:(?<half>${half}|einer halben stunde)|(?<quarter>${quarter})|(?<long>anderthalb|eineinhalb) (?:${hour})|(?:{N}|an?|un'?|une|una|einer|ner) ?(?:(?<hours>${hour})|(?:${minute}))(?<more> (?:y media|and a half|et demie|e mezz[ao]))?)`,
  ).exec(text)
  if (!match) return null
  const { hours, more, ...said } = match.groups ?? {}
  // "An hour" is one.
  const number = numberValue(lex, captured(match)) ?? 1
  const each = hours ? 60 : 1
  const later = said.half ? 30 : said.quarter ? 15 : said.long ? 90 : number * each + (more ? 30 : 0)
  const at = minutes(now.hora) + later
  if (at >= DAY) return null
  const times = [...timesOfAnyDay('comida', rules), ...timesOfAnyDay('cena', rules)]
  const next = times.find((time) => minutes(time) >= at && minutes(time) <= at + NEAR)
  return {
    date: now.fecha,
    time: next ?? hhmm(Math.floor(at / 60), at % 60),
    rest: blankOutMatch(text, match),
    isMoment: later < MOMENT,
  }
}
