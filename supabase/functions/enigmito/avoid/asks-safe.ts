import type { Locale } from '../../../../lib/i18n/locales.ts'
import { fold } from '../text/fold.ts'

/** "Is yours safe?", "is das sicher für sie?": more is asked than what is declared. "Seguro que sí" asks nothing. */
const SAFE: Record<Locale, RegExp> = {
  es: /\b(?:es|son|esta|estan|seria|sera)\b(?: \w+){0,4} (?:segur[oa]s?|sin riesgo)\b(?! que)|\bsegur[oa]s? para\b|\bsin (?:riesgo|peligro)\b/,
  en: /\bsafe(?:ly)?\b/,
  fr: /\bsans (?:risque|danger)\b|\bsure?s? pour\b|\best(?: ce| il| elle)? (?:\w+ )?sure?\b(?! que)/,
  de: /\b(?:ist|is|sind|ware|war)\b(?: \w+){0,5} sicher\b|\bsicher fur\b|\bunbedenklich\b/,
  it: /\b(?:e|sono|sarebbe)\b(?: \w+){0,4} sicur[oaie]\b(?! che)|\bsicur[oaie] per\b|\bsenza (?:rischi\w*|pericol\w*)\b/,
}
export const asksSafe = ({ lang, line }: { lang: Locale; line: string }): boolean =>
  line.includes('?') && SAFE[lang].test(fold(line).replaceAll(/[^a-z0-9]+/g, ' '))
