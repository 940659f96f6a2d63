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
/** In one clause: "one without gluten, with alcohol or not" denies no alcohol. */
export const isSober = ({ line, lang }: Pick<Reading, 'line' | 'lang'>): boolean =>
  line.split(/[,.;]/).some((part) => SOBER[lang].test(tokens(part).join(' ')))
