import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Reading } from '../reading.ts'
import type { Key } from './keys.ts'

/** "Nothing with caffeine": of drinks, what is brewed from coffee or tea, and cola. */
const WAKES: Record<Locale, RegExp> = {
  es: /\b(?:sin|nada de|ni|no \w+|no \w+ nada de) cafeina\b/,
  en: /\b(?:without|no|free of|avoid\w*) caffeine\b|\bcaffeine free\b/,
  fr: /\b(?:sans|pas de|ni|aucune) cafeine\b/,
  de: /\b(?:ohne|kein|nichts mit) [kc]offein\b|\b[kc]offeinfrei\w*\b/,
  it: /\b(?:senza|niente|ne) caffeina\b/,
}
/** "A coffee without caffeine" is one. */
const DECAF =
  /\b(?:cafes?|coffees?|caffe|kaffee|espresso|expresso|cortado) (?:sin|without|sans|ohne|senza)\b|\b[kc]offeinfrei\w* kaffee/
const BREWED = ['kind:coffee', 'kind:tea', 'kind:cola'] as const

/** Where nothing with caffeine is wished, what has it is left out. */
export function withoutCaffeine(r: Reading, { want, exclude }: { want: Set<Key>; exclude: Set<Key> }): void {
  const said = r.words.join(' ')
  if (!WAKES[r.lang].test(said) || DECAF.test(said)) return
  for (const key of BREWED) {
    want.delete(key)
    exclude.add(key)
  }
}
