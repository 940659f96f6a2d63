import type { Locale } from '../../../../lib/i18n/locales.ts'
import { isKind } from '../frame/held.ts'
import type { Item } from '../menu.ts'
import type { Reading } from '../reading.ts'
import type { Index } from '../search.ts'
import { tokens } from '../text/fold.ts'
import { STOP } from '../text/lexicon.ts'

/** What a thing is, asked with a guess: "la palomita c'est du popcorn ?", "the coca, is it like coke?" */
const IS: Record<Locale, RegExp> = {
  es: /\bque animal\b|\b(?:es|son) (?:una?s?|como|tipo|de|que animal|carne|pescado)\b/,
  en: /\b(?:what|which) animal\b|\b(?:is|s) (?:it|that|this) (?:a|an|like|some|kind|from)\b|\bis (?:a|an|like|some kind) \w+/,
  fr: /\bquel animal\b|\b(?:c )?est (?:de quel|quel|du|de la|une?|la|le|comme|un genre|bien du)\w*\b/,
  de: /\bwelche[mns] tier\b|\b(?:ist|is) (?:das|des|die|der)? ?(?:ein\w*|n|ne|sowas|so|wie|von welchem|welches)\b/,
  it: /\bche animale\b|\b(?:isit|sono) (?:una?|un|come|tipo|di che|che animale|carne|pesce)\b/,
}
/** "Is the coca a drink?" */
const FIRST =
  /^(?:\w+ )?(?:ist|is|es|isit|est) (?:die|der|das|the|la|el|il|lo|le|l) (\w{4,}) (?:a|an|like|some|ein\w*|n|ne|un[aeo]?|wie|como|come)\b/
/** "La coca è una bibita?": without its accent the word joins two things. */
const E_GRAVE = /(?<!\p{L})(?:è|é|e['’](?=\s))(?!\p{L})/giu
const MOST = 14
const ASKS = [
  ...(['price', 'reserve', 'recommend', 'pairing', 'without', 'allergy', 'portion', 'spicy'] as const),
  ...(['cheap', 'dear'] as const),
] as const

/** "The Salmonete, what is it?": a wine that is called like a food which no dish has. */
const isFish = (wine: Item, { targets, has, length, day }: Reading, index: Index): boolean =>
  has('ingredients') &&
  targets.items.length === 0 &&
  targets.absent.length > 0 &&
  length <= MOST &&
  day === null &&
  !has('price', 'reserve', 'recommend', 'wine', 'glass') &&
  (index.names.get(wine)?.some(({ size }) => size === 1) ?? false)

/** The one dish or drink that is asked about so, by its own word before the guess; null where none is. */
export function whatItIs(r: Reading, index: Index): Item | null {
  const [wine, other] = r.targets.wines
  if (wine && !other && isFish(wine, r, index)) return wine
  if (r.length > MOST || r.allergens.length > 0 || r.diets.length > 0 || r.has(...ASKS) || r.day) return null
  const line = tokens(r.line.replace(E_GRAVE, 'isit')).join(' ')
  const behind = FIRST.exec(line)?.[1]
  const found = behind ? null : IS[r.lang].exec(line)
  if (!found && !behind) return null
  const before = behind ?? line.slice(0, found?.index)
  // "The fish is from here?" speaks of all fish.
  const broad = new Set(
    r.hits.flatMap(({ id, start }) => {
      const kind = id.slice('kind:'.length)
      return isKind(kind) && (index.byKind.get(kind)?.length ?? 0) > 1 ? [r.words[start]] : []
    }),
  )
  const said = tokens(before).filter((word) => word.length > 3 && !STOP.has(word) && !broad.has(word))
  const [only, more] = said.flatMap((word) => {
    const items = [...(index.byWord.get(word) ?? [])].filter(({ kind }) => kind !== 'wine')
    return items.length === 1 ? items : []
  })
  return only && (!more || more === only) ? only : null
}
