import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Reading } from '../../reading.ts'

const FOR_OTHER: Record<Locale, RegExp> = {
  es: /\b(?:para|y a) (?:el|la|los|las) otr[oa]s?\b/,
  en: /\bfor the others?\b(?! one of)/,
  fr: /\bpour (?:l autre|les autres)\b/,
  de: /\bfur (?:die|den) anderen?\b/,
  it: /\bper (?:l altr[oa]|gli altri|le altre)\b/,
}

/** "And for the other one?", of people of whom it is known what they must not eat. */
export const isOtherPerson = ({ words, lang, avoidance }: Reading): boolean =>
  new Set(avoidance.all.flatMap(({ allergens }) => allergens)).size > 1 &&
  FOR_OTHER[lang].test(words.join(' '))
