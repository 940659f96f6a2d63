import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Reading } from '../reading.ts'
import { tokens } from '../text/fold.ts'

/** "No soft drink and nothing with alcohol." */
const SOBER: Record<Locale, RegExp> = {
  es: /\b(?:sin|ni|nada de|no)(?: \w+){0,2} alcohol\b/,
  en: /\b(?:without|no|not|nor|nothing|isn t)(?: \w+){0,3} alcohol(?:ic)?\b/,
  fr: /\b(?:sans|ni|pas|aucun|rien)(?: \w+){0,3} alcool\w*\b/,
  de: /\b(?:ohne|kein\w*|nicht|weder|nichts)(?: \w+){0,3} alkohol\w*\b/,
  it: /\b(?:senza|ne|niente|non)(?: \w+){0,3} alcol\w*\b/,
}
/** "Not the alcohol-free ones": those with alcohol are wished. */
const NOT_FREE: Record<Locale, RegExp> = {
  es: /\b(?:no|ni|menos|excepto|salvo) (?:l[oa]s? |una? |quiero |que sean? )*sin alcohol\b|\bl[oa]s? sin alcohol no\b/,
  en: /\b(?:not|except|but) (?:the |an? |any )?(?:alcohol free|non alcoholic|0 0)\b/,
  fr: /\b(?:pas|sauf|ni) (?:l[ea]s? |celles? |ceux |une? |de )?sans alcool\b/,
  de: /\b(?:nicht|kein\w*|ausser) (?:die |das |den |ein\w* )?(?:alkoholfrei\w*|ohne alkohol)\b/,
  it: /\b(?:non|tranne|niente) (?:quell[aeio] |l[ae] |i )?(?:analcolic\w*|senza alcol)\b/,
}
export const refusesSober = ({ line, lang }: Pick<Reading, 'line' | 'lang'>): boolean =>
  NOT_FREE[lang].test(tokens(line).join(' '))

/** In one clause: "one without gluten, with alcohol or not" denies no alcohol. */
export const isSober = ({ line, lang }: Pick<Reading, 'line' | 'lang'>): boolean =>
  line.split(/[,.;]/).some((part) => SOBER[lang].test(tokens(part).join(' ')))
