import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { gramsOf } from '../../facts.ts'
import type { Reading } from '../../reading.ts'
import { fold } from '../../text/fold.ts'

/** "A small portion", "half portions". */
export const SMALLER: Record<Locale, RegExp> = {
  es: /\braciones? (?:mas )?pequenas?|\bmedias? raci/,
  en: /\bsmall(?:er)? portions?|\bhalf portions?/,
  fr: /\bpetites? portions?|\bdemi[- ]portions?/,
  de: /\bkleine(?:re)?n? portion|\bseniorenteller|\bhalben? portion/,
  it: /\bporzion[ie] (?:piu )?piccol|\bmezz[ae] porzion/,
}

/** "And the whole one?", of what is sold by the half too. */
const WHOLE: Record<Locale, RegExp> = {
  es: /\b(?:enter[oa]|complet[oa]|racion normal|la grande)\b/,
  en: /\b(?:whole|full|normal|regular|big)(?: (?:one|portion|plate|size))?\W*$/,
  fr: /\b(?:entiere?|complete|portion normale|la grande)\b/,
  de: /\b(?:ganze[rns]?|normale[rns]?|volle[rns]?|grosse[rns]?)(?: portion)?\W*$/,
  it: /\b(?:inter[oa]|complet[oa]|porzione normale|la grande)\b/,
}
/** "The whole piece, or by the kilo?" */
const WEIGHT =
  /\b(?:kilos?|kg|chilo|peso|poids|weight|gewicht|piece|pieza|pezzo|stuck|ganze[rns]?|entier|entera?)\b/
const BRIEF = 6

/** Whether the whole portion of the thing in hand is asked for, and no room of the house. */
export const asksWhole = ({ last, words, lang, line, guests, day }: Reading): boolean =>
  words.length <= BRIEF &&
  guests === null &&
  day === null &&
  (last?.prices.some(
    ({ formato }) =>
      (formato === 'media' && WHOLE[lang].test(fold(line))) ||
      (gramsOf(formato) !== null && WEIGHT.test(fold(line))),
  ) ??
    false)
