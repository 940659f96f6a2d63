import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Hit } from '../phrases.ts'

/** "Forget rice": what is said right before the food. */
const DROPS: Record<Locale, RegExp> = {
  es: /\b(?:olvid\w+|olvidate de|dej(?:a|ad|emos)|pas(?:a|o|amos|ando) de|nada de)(?: (?:el|la|los|las|del|de la))? $/,
  en: /\b(?:forget|never mind|nevermind|skip|drop|leave)(?: about)?(?: (?:the|that|those))? $/,
  fr: /\b(?:laiss\w+ tomber|oubli\w+|tant pis pour)(?: (?:le|les|la|l|du|des))? $/,
  de: /\b(?:vergiss\w*|vergesst|vergessen (?:sie|wir)|lass\w*|lassen (?:sie|wir))(?: mal| doch)?(?: (?:den|die|das|der))? $/,
  it: /\b(?:lasci\w+ (?:stare|perdere)|dimentic\w+|scord\w+)(?: (?:il|i|la|le|lo|gli|l))? $/,
}
const REACH = 5
const isFood = ({ id }: Hit): boolean => id.startsWith('kind:')
const isAllergen = ({ id }: Hit): boolean => /^(?:allergen|group):/.test(id)

type Said = { words: readonly string[]; lang: Locale; breaks: ReadonlySet<number> }

/**
 * "Ok, forget rice. The sea bass, how much?": a food that is put aside in a clause of its own, where another is named behind.
 * What may be an allergen too is never passed over.
 */
export const putAside = (hits: readonly Hit[], { words, lang, breaks }: Said): readonly Hit[] =>
  hits.filter(
    (hit) =>
      isFood(hit) &&
      breaks.has(hit.end) &&
      DROPS[lang].test(`${words.slice(Math.max(0, hit.start - REACH), hit.start).join(' ')} `) &&
      !hits.some((one) => isAllergen(one) && one.start === hit.start) &&
      hits.some((one) => isFood(one) && one.start >= hit.end),
  )
