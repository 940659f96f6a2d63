import { contradicts } from '../answers/context.ts'
import { stateOf } from '../answers/state.ts'
import { hasAlcohol, isAlcoholic } from '../heat/alcohol.ts'
import { isFried } from '../heat/fried.ts'
import { heatOf } from '../heat/heat.ts'
import type { Kind } from '../kinds.ts'
import type { Item, Menu } from '../menu.ts'
import { asWritten } from '../places.ts'
import type { Index } from '../search.ts'
import { fold, stems, tokens } from '../text/fold.ts'
import { holdsKind, isFizzy, isKind } from './held.ts'

/** A condition on items: `kind:fish`, `style:tinto`, `allergen:gluten`, `holds:es-cebolla` … The words are those of rows. */
export type Key = string

/** "Cebolla" is in "cebollita" too: without its last vowel, where enough is left. */
const rootOf = (stem: string): string => (stem.length > 5 ? stem.replace(/[aeo]$/, '') : stem)

/** "Frühlingszwiebel" holds an onion too. */
const inside = (item: Item, locale: string, stem: string): boolean =>
  [...item.ingredients].some(
    ([lang, texts]) => lang === locale && texts.some((text) => fold(text).includes(stem)),
  )

export const ofKind = (item: Item, kind: Kind, index: Index): boolean =>
  (index.kindsOf.get(item) ?? []).includes(kind)

/** The row word of a language that stands for an ingredient or a word in a name; null when no row has it. */
export function rowWord(word: string, lang: string, index: Index): Key | null {
  if (word.length < 3) return null
  for (const stem of stems(word))
    for (const locale of new Set([lang, 'es']))
      if (index.byIngredient.has(`${locale}:${stem}`)) return `holds:${locale}-${stem}`
  return null
}

const LONG = 5

/** What a drink is made of stands in its description. */
const describes = (item: Item, locale: string, stem: string): boolean =>
  item.kind === 'drink' &&
  [...item.descriptions].some(
    ([lang, text]) => lang === locale && tokens(text).some((word) => stems(word).includes(stem)),
  )

/** Whether the word stands among the ingredients or in a name: "prawns", "Mispel" in "Wollmispel-Sour". */
export function holdsWord(item: Item, word: string, lang: string, index: Index): boolean {
  const names = (index.names.get(item) ?? []).flatMap((name) => [...name])
  return stems(word).some(
    (stem) =>
      [lang, 'es'].some(
        (locale) => index.byIngredient.get(`${locale}:${stem}`)?.has(item) || describes(item, locale, stem),
      ) || names.some((name) => name === stem || (stem.length > LONG && name.endsWith(stem))),
  )
}

export const placeKey = (word: string, index: Index): Key | null => {
  const place = asWritten(word)
  if (index.places.has(place)) return `place:${place}`
  return index.grapes.has(place) ? `grape:${place}` : null
}

/** Who leaves out meat or pork leaves out the ham and the sausage too. */
const CURED: readonly Kind[] = ['ham', 'sausage']
const ALSO: Partial<Record<Kind, readonly Kind[]>> = { meat: CURED, pork: CURED }

export const isOrHolds = (item: Item, kind: Kind, index: Index): boolean =>
  [kind, ...(ALSO[kind] ?? [])].some((one) => ofKind(item, one, index) || holdsKind(item, one))

const hasHalf = ({ prices }: Item): boolean => prices.some(({ formato }) => formato === 'media')

/** `cooked`: what somebody pregnant is shown. */
const QUALITIES: Readonly<Record<string, (item: Item) => boolean>> = {
  spicy: (item) => item.spicy > 0,
  half: hasHalf,
  fried: isFried,
  raw: (item) => item.kind === 'dish' && heatOf(item) === 'raw',
  fizzy: isFizzy,
  organic: ({ wine }) => wine?.ecologico === true,
  cooked: (item) => (item.kind !== 'dish' || (item.declared && heatOf(item) === 'hot')) && !isAlcoholic(item),
}

/** Whether an item meets a condition. `strict`: for leaving out, where a dish that holds it counts too. */
export function meets(item: Item, key: Key, index: Index, strict: boolean): boolean {
  const [type, value = ''] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]
  switch (type) {
    case 'kind':
      return isKind(value) && (strict ? isOrHolds(item, value, index) : ofKind(item, value, index))
    case 'style':
      return item.wine?.estilo === value
    case 'place':
      return index.places.get(value)?.has(item) ?? false
    case 'grape':
      return index.grapes.get(value)?.has(item) ?? false
    case 'allergen':
      return stateOf(item, value) !== 'free' && stateOf(item, value) !== 'notListed'
    case 'diet': {
      const diet = value === 'vegan' ? 'vegano' : 'vegetariano'
      return (diet === 'vegano' ? item.vegan : item.vegetarian) && !contradicts(item, diet)
    }
    case 'holds': {
      const [locale = '', stem = ''] = [value.slice(0, 2), value.slice(3)]
      return (
        (index.byIngredient.get(`${locale}:${stem}`)?.has(item) ?? false) ||
        (strict && stem.length > 4 && inside(item, locale, rootOf(stem))) ||
        (index.names.get(item) ?? []).some((name) => name.has(stem))
      )
    }
    case 'section':
      return item.section?.id === value
    case 'quality':
      return QUALITIES[value]?.(item) ?? hasAlcohol(item)
    case 'item':
      return item.slug === value
    default:
      return false
  }
}

/** Keys that the rows know; the others come from outside and are dropped. */
export const isKnownKey = (key: Key, menu: Menu, index: Index): boolean => {
  const value = key.slice(key.indexOf(':') + 1)
  return key.startsWith('holds:')
    ? index.byIngredient.has(`${value.slice(0, 2)}:${value.slice(3)}`)
    : !key.startsWith('allergen:') || menu.allergens.has(value)
}
