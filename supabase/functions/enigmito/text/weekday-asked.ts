import type { Locale } from '../../../../lib/i18n/locales.ts'
import { tokens } from './fold.ts'

const DAYS: Record<Locale, string> = {
  es: '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)',
  en: '(?:mon|tues|wednes|thurs|fri|satur|sun)day',
  fr: '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)',
  de: '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)',
  it: '(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)',
}

/** Patterns over the words of a message: which weekday or which date a day is. */
const ASKS: Record<Locale, RegExp> = {
  es: new RegExp(
    `\\b(?:que|q|k|ke|en que|cual) dia (?:de la semana|d la semana|semana)|\\b(?:que|q|k|ke) dia (?:es|era|cae|caia|seria|sera|toca)\\b(?! (?:mejor|el que|en que|cuando|hoy))|\\bcae (?:[a-z]+ ){0,4}en (?:que|q|un|${DAYS.es})\\b|\\b(?:es|sera|eso es) (?:un )?${DAYS.es}(?: no| verdad)?$|\\b(?:que|q|cual es la|cual era la) fecha(?: (?:es|era|seria|dije|he dicho|puse|habia|hemos)\\b|$)`,
  ),
  en: new RegExp(
    `\\b(?:what|which|wot|wat) (?:day|weekday)(?: of the week)? (?:is|s|was|does|would|will)\\b(?! (?:best|good|it today))|\\b(?:it |that )?(?:is|s) (?:which|what) day\\b|\\bday of the week\\b|\\b(?:is|s|it s|its|thats|that s|whats that|falls on|be)(?: (?!any|some|no|there)[a-z]+){0,4}? (?:on )?a ${DAYS.en}\\b|\\b(?:what|which|wot) (?:date|day) did (?:i|we)\\b|\\b(?:what|which|wot) date(?: (?:is|was|s)\\b(?! (?:best|good))|$)|\\bwhat(?: ?s| is| was) the (?:date|day)(?: again| then| please)?$`,
  ),
  fr: new RegExp(
    `\\bjour de la semaine\\b|\\bquel jour (?:est ce|c est|ce sera|ca tombe|tombe|sera|est|que c est)\\b|\\btomb\\w+ (?:quel jour|un ${DAYS.fr})|\\bc(?: est)? quel jour\\b|\\best (?:bien )?un ${DAYS.fr}(?: non| nan| hein| ca)?$|\\b(?:c est|c etait|on a dit|j ai dit) (?:quelle|quoi la) date\\b|\\bquelle (?:est|etait) la date\\b|\\bquelle date (?:deja|c est|est ce|j ai|on a)\\b`,
  ),
  de: new RegExp(
    `\\bwochentag\\b|\\bwelche[nrs]? tag (?:fallt|ist|is|war|ware|das|der)\\b|\\bwas (?:fur ein|furn|fur) tag\\b|\\bwas (?:is|isn|ist)(?: das| der \\d+(?: [a-z]+)?)?(?: denn)? fur(?:n| n| ein) tag\\b|\\b(?:ist|is) (?:das|heute|morgen|ubermorgen)(?: [a-z]+){0,2} ${DAYS.de}$|\\b(?:ist|is|fallt|das)(?: [a-z]+| der \\d+){0,3}? (?:n |nen |ein |einen )${DAYS.de}\\b|\\bwelches datum (?:ist|is|war|hatte|habe|hab|das|ich)\\b|\\b(?:was|wie) (?:war|ist|is) (?:das|nochmal das|noch mal das) datum\\b`,
  ),
  it: new RegExp(
    `\\bgiorno della settimana\\b|\\bche giorno (?:e|cade|sarebbe|sara|viene|cadrebbe)\\b(?! (?:meglio|oggi|chius))|\\b(?:cade|viene) (?:di )?(?:che giorno|${DAYS.it})\\b|\\be (?:un|una|di) ${DAYS.it}\\b|\\bche data (?:e|era|sarebbe|ho|abbiamo|avevo)\\b|\\bqual (?:e|era) la data\\b`,
  ),
}

/** "What day of the week is that?", "is it a Friday?", "what's the date again?" */
export const asksWeekday = (line: string, lang: Locale): boolean => ASKS[lang].test(tokens(line).join(' '))
