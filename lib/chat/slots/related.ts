import { addDays, type IsoDate, weekday } from '../../core/dates.ts'
import { wordPattern } from '../text/fold.ts'
import { type DateContext, dateReading } from './holidays.ts'
import { blankOutMatch, type SlotReading } from './number.ts'
import { isDenied, weekdays } from './week.ts'

const any = (...sources: readonly string[]): RegExp => wordPattern(`(?:${sources.join('|')})`)

/** "That day": the one spoken of last. */
const SAME = any(
  '(?:ese|aquel|el mismo|dicho)(?: mismo)? dia|(?:esa|la misma) (?:fecha|noche)|para entonces',
  'that (?:day|date|night|evening|one)|(?:the )?same (?:day|date)|(?:on|for) that',
  'ce jour[- ]?la|cette date|ce soir[- ]la|ce midi[- ]la|le meme (?:jour|soir)|cette date[- ]la',
  '(?:diese[nmr]?|den|dem|selben|gleichen|jenem) (?:tag|abend|datum)(?! (?:danach|darauf|drauf|davor|vorher|zuvor|spater|spaeter))|(?:fur|fuer) da|(?<=dann )da|da(?= bitte)',
  '(?:quel|lo stesso|stesso) giorno|quella (?:data|sera)|la stessa (?:data|sera)|per allora',
)
/** "The day after", which counts from the day spoken of, not from today. */
const AFTER = any(
  '(?:el |al )?dia (?:siguiente|despues)|(?:un )?dia mas tarde|el (?:de despues|siguiente)(?! (?:mes|fin|lun|mar|mie|jue|vie|sab|dom))',
  '(?:the )?(?:(?:day|one|night) after(?! tomorrow| tmrw)(?! christmas)|(?:next|following) day)|(?:a|one) day later|(?:push|move)(?: it| that| us)?(?: back| on)? (?:a|one) day',
  "(?:le )?lendemain|(?:le )?jour (?:d'apres|suivant|apres)|(?:un )?jour plus tard|celui d'apres",
  '(?:der |den |dem |am |einen |nen )?tag (?:danach|darauf|drauf|spater|spaeter)|am nachsten tag|(?:der|den) danach',
  "(?:il )?giorno (?:dopo|seguente|successivo)|(?:un )?giorno piu tardi|quello dopo|l'indomani",
)
const BEFORE = any(
  '(?:el |un )?dia (?:antes|anterior)|la vispera',
  '(?:the )?(?:day|night|one) before(?! yesterday)|(?:a|one) day earlier',
  "la veille|(?:le )?jour (?:d'avant|precedent)|(?:un )?jour plus tot",
  '(?:der |den |dem |am |einen |nen )?tag (?:davor|vorher|zuvor|fruher|frueher)',
  '(?:il |un )?giorno (?:prima|precedente)',
)
const WEEK_AFTER = any(
  'una semana (?:despues|mas tarde)|la semana siguiente',
  '(?:a|one) week later|the week after',
  "une semaine (?:apres|plus tard)|la semaine (?:d'apres|suivante)",
  '(?:eine|ne) woche (?:spater|spaeter|darauf|drauf)|(?:die|in der) woche (?:danach|darauf|drauf)',
  'una settimana (?:dopo|piu tardi)|la settimana (?:dopo|successiva)',
)
/** Behind a weekday: the first one after the day spoken of. */
const AFTER_THAT =
  /^ (?:siguiente|despues|de despues|posterior|after(?: that)?|following|thereafter|d'apres|suivant|apres|danach|darauf|drauf|dopo|successiv[oa]|seguente)(?! (?:next|la semana|prochaine?))(?![a-z])/
const NOT_THIS = /(?<![a-z])(?:no|not|nicht|pas|non)(?: [a-z']+)? $/
const NEXT_ONE =
  /(?<![a-z])(?:el (?:siguiente|proximo|otro)|(?:the )?(?:next(?: one)?|one after(?: that)?)|el de despues|(?:den|der|dem) (?:danach|drauf|darauf|darauffolgenden)|le (?:prochain|suivant)|celui d'apres|(?:den|am) (?:nachst|naechst|ubernachst|uebernaechst)en|(?:il|quello) (?:prossimo|dopo|successivo))(?![a-z])/
const FOLLOWING = /(?<![a-z])(?:following|siguiente|successiv[oa]|(?:darauf)?folgenden?) $/
const ONE = /(?:one|siguiente|celui|der|den|quello)\b/
const THAT = /(?<![a-z])(?:ese|aquel|that|ce|diese[nmr]?|quel|quella|jene[nmr]?) $/

/** A day told by the one spoken of last, or by the readings that are open; null when the text does neither. */
export function relatedDay(text: string, q: DateContext): SlotReading | null {
  const { day = null, options = [] } = q
  const named = weekdays(text, q)
  if (named.length === 1 && options.length > 1 && !/\d/.test(text)) {
    const meant = options.filter((option) => weekday(option as IsoDate) === named[0]?.wd)
    if (meant.length === 1) return dateReading(meant as IsoDate[], text)
  }
  const [only] = weekdays(text, q, true)
  // "Not this Friday, the next one".
  if (only && named.length <= 1 && NEXT_ONE.test(text.slice(only.match.index))) {
    const coming = addDays(q.ahora.fecha, (only.wd - weekday(q.ahora.fecha) + 7) % 7)
    if (NOT_THIS.test(text.slice(0, only.match.index)) || isDenied(text, only.match))
      return dateReading([addDays(coming, 7)], blankOutMatch(text, only.match))
  }
  const after = AFTER.exec(text)
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
    if (AFTER_THAT.test(behind) || FOLLOWING.test(before))
      return dateReading([addDays(day, ahead)], blankOutMatch(text, first.match))
    // "The Tuesday then", when a Tuesday was spoken of.
    const isNamed = named.length === 1 && weekday(day) === first.wd && !/^ ?\d/.test(behind)
    const { coming, next, doubtful, weekLater, nextWeek } = q.lex
    const points = wordPattern(`(?:${[coming, next, doubtful, weekLater, nextWeek].join('|')})`)
    if (isNamed && !points.test(before) && !points.test(behind))
      return dateReading([day], blankOutMatch(text, first.match))
  }
  for (const [pattern, days] of [
    [SAME, 0],
    [AFTER, 1],
    [BEFORE, -1],
    [WEEK_AFTER, 7],
  ] as const) {
    const match = pattern.exec(text)
    if (!match) continue
    if (pattern === WEEK_AFTER && first) continue
    if (pattern === AFTER && first) continue
    return dateReading([addDays(day, days)], blankOutMatch(text, match))
  }
  return null
}
