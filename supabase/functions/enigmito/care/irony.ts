import type { Locale } from '../../../../lib/i18n/locales.ts'
import { fold } from '../text/fold.ts'

/** "Great, so I can't do anything now": praise that opens a complaint. Real thanks name what they thank for. */
const IRONY: Record<Locale, readonly [RegExp, RegExp]> = {
  es: [
    /^\W*(?:(?:pues|ah|hala|ay) )?(?:que bien|genial|estupendo|fantastico|perfecto|muy bonito|muy bien|maravilloso)\b.*\b(?:no (?:puedo|podemos|se puede|me deja|funciona|sirve|contesta\w*|coge\w*)|nadie|y ahora que)\b/,
    /\b(?:gracias|mas|problema|alergi\w*)\b/,
  ],
  en: [
    /^\W*(?:(?:oh|well|just|ah) )?(?:great|brilliant|fantastic|wonderful|perfect|lovely|super|marvellous)\b.*\b(?:can ?'?t|cannot|doesn'?t work|not working|nobody|no one|useless|now what|what now)\b/,
    /\b(?:thanks?|ta|cheers|else|wait|allerg\w*|eat)\b/,
  ],
  fr: [
    /^\W*(?:(?:ah|eh ben|ben|bah) )?(?:genial|super|bravo|parfait|formidable|magnifique)\b.*\b(?:(?:peux|peut|pouvons) (?:rien|pas|plus rien)|personne|marche (?:pas|plus)|repond\w* (?:pas|jamais))\b/,
    /\b(?:merci|allergi\w*|manger)\b/,
  ],
  de: [
    /^\W*(?:na (?:toll|super|klasse|prima|bravo)\W*$|(?:(?:na|ach|ja) )?(?:toll|super|klasse|prima|perfekt|wunderbar|bravo)\b.*\b(?:kann|konnen|geht|hilft|bringt|erreich\w*|antwort\w*|funktionier\w*)\b.*\b(?:nix|nichts|nicht|kein\w*|niemand\w*)\b)/,
    /\b(?:danke\w*|mehr|sonst|fragen?|allerg\w*|essen)\b/,
  ],
  it: [
    /^\W*(?:(?:ah|ma|che|eh) )?(?:bene|ottimo|perfetto|fantastico|bello|bella|grande|geniale|benissimo)\b.*\b(?:non (?:posso|possiamo|si puo|funziona|rispond\w*|va)|nessuno|e adesso)\b/,
    /\b(?:grazie|altro|piu|allergi\w*|mangiare)\b/,
  ],
}

export function isIronic(text: string, lang: Locale): boolean {
  const [mocks, means] = IRONY[lang]
  const folded = fold(text)
  return mocks.test(folded) && !means.test(folded)
}
