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
/** "Or just fish?": what is feared, and wished by nobody. */
const FEARS: Record<Locale, RegExp> = {
  es: /\bo (?:es )?(?:solo|solamente|todo(?: es)?|unicamente)(?: (?:hay|teneis|tenis|tienen|es|de|el|la|los))? $/,
  en: /\bor (?:is (?:it|everything) )?(?:just|only|all)(?: (?:the|all|have|serve|do|got))? $/,
  fr: /\bou (?:(?:vous|tu|on|c est|il)(?: n)?(?: y)? (?:avez|as|a)? ?)?(?:seulement|juste|uniquement|que|rien que|tout est)(?: (?:du|de|des|la|le|les|l)){0,2} $/,
  de: /\boder (?:gibt (?:es|s) |habt ihr |haben sie |ist alles |alles )?(?:nur|bloss|lediglich|ausschliesslich)(?: (?:den|die|das))? $/,
  it: /\bo (?:(?:c e|avete|e|fate|ci sono) )?(?:solo|soltanto|solamente|tutto)(?: (?:il|la|le|i|del|di))? $/,
}
/** "What, only bread and peanuts?", before more is said: what was told, come back in surprise. */
const SURPRISE =
  /^(?:(?:ma|pero|but|mais|aber|y|e|and|et|und|come|como|what|how|wait|quoi|comment|was|wie|so|alors|entonces|allora|also|ah|oh|anda|vaya) ){1,3}(?:solo|soltanto|solamente|only|just|seulement|juste|nur|bloss) /
const TELLS = /^concept:(?:allergy|cannot|severe|without|contains)$/
const REACH = 5
const isFood = ({ id }: Hit): boolean => id.startsWith('kind:')
const isAllergen = ({ id }: Hit): boolean => /^(?:allergen|group):/.test(id)

type Said = { words: readonly string[]; lang: Locale; breaks: ReadonlySet<number> }

const before = ({ words }: Said, { start }: Hit): string =>
  `${words.slice(Math.max(0, start - REACH), start).join(' ')} `

/** "Is there anything for me, or just fish?": that it may be all there is asks for none of it. */
export const feared = (hits: readonly Hit[], said: Said): readonly Hit[] =>
  hits.filter(
    (hit) =>
      (isFood(hit) || isAllergen(hit)) &&
      (hit.end === said.words.length || said.breaks.has(hit.end)) &&
      FEARS[said.lang].test(before(said, hit)),
  )

/** The foods of such a surprise; where an allergy is told beside it each is heard. */
export function echoed(hits: readonly Hit[], { words, breaks }: Said, line: string): readonly Hit[] {
  const end = Math.min(words.length, ...[...breaks].filter((at) => at > 0))
  const isApart = /^[^?!.]*\?+\s*\w/.test(line) && SURPRISE.test(words.join(' '))
  if (!isApart || hits.some(({ id }) => TELLS.test(id))) return []
  return hits.filter((hit) => (isFood(hit) || isAllergen(hit)) && hit.end <= end)
}

/**
 * "Ok, forget rice. The sea bass, how much?": a food that is put aside in a clause of its own, where another is named behind.
 * What may be an allergen too is never passed over.
 */
export const putAside = (hits: readonly Hit[], said: Said): readonly Hit[] =>
  hits.filter(
    (hit) =>
      isFood(hit) &&
      said.breaks.has(hit.end) &&
      DROPS[said.lang].test(before(said, hit)) &&
      !hits.some((one) => isAllergen(one) && one.start === hit.start) &&
      hits.some((one) => isFood(one) && one.start >= hit.end),
  )
