import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { holdsWord } from '../../frame/keys.ts'
import type { Item, Menu } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import type { Index } from '../../search.ts'
import { range, stems } from '../../text/fold.ts'
import { STOP } from '../../text/lexicon.ts'
import { numberOf } from '../../text/numbers.ts'
import type { Allergen } from '../../words/shape.ts'
import { heldIn } from '../focus.ts'

/** More than one sentence: "paella then. Tell me about the mushroom one". */
export const GOES_ON = /[.!?;]\s+\S/

/** "The lemon one": several hold lemon, and one is called so. */
export function namedWith(
  few: readonly Item[],
  said: readonly string[],
  lang: Locale,
  index: Index,
): Item | null {
  const words = said.filter((word) => word.length > 3 && !STOP.has(word))
  // "Zitrone", of the Zitronensorbet.
  const isIn = (word: string, item: Item): boolean =>
    index.names
      .get(item)
      ?.some((name) =>
        [...name].some(
          (one) =>
            stems(one).some((stem) => stems(word).includes(stem)) ||
            (lang === 'de' && one.startsWith(word.slice(0, -1))),
        ),
      ) ?? false
  const own = words.filter((word) => few.some((item) => isIn(word, item)))
  if (own.length === 0) return null
  const [only, more] = [...new Set(few.filter((item) => own.every((word) => isIn(word, item))))]
  return only && !more ? only : null
}

/** "The one with chicken and rabbit": the only one listed that holds both; its "and" joins no two things. */
export function heldOfAll(r: Reading, listed: readonly Item[], index: Index): Item | null {
  const points = r.marks.some(({ id }) => id === 'that')
  if (!points || r.targets.named || GOES_ON.test(r.line)) return null
  const spoken = new Set(
    r.hits.filter(({ id }) => id.startsWith('concept:')).flatMap(({ start, end }) => range(start, end)),
  )
  const said = r.words.filter(
    (word, at) =>
      word.length > 3 &&
      !(spoken.has(at) || STOP.has(word) || numberOf(word, r.lang) > 0) &&
      listed.some((item) => holdsWord(item, word, r.lang, index)),
  )
  return said.length > 1 ? heldIn(listed, said, r.lang, index) : null
}

const OF = /^(?:de|del|con|with|of|mit|aux?|avec|al|alla|ai|di|d)$/
/** "El helado ese". */
const THERE = /^(?:es[ae]|est[ae]|aquel(?:la)?|that|there|la|ci|da|li)$/
const MOST = 14

/** "The cream with hazelnut", "el helado ese de almendra y miel": what is called so, and holds all that is said of it. */
function calledAndHolding(r: Reading, beside: readonly Item[], at: number, index: Index): Item | null {
  const noun = r.words[at - (THERE.test(r.words[at - 2] ?? '') ? 3 : 2)] ?? ''
  if (!OF.test(r.words[at - 1] ?? '') || noun.length < 4 || STOP.has(noun)) return null
  const isCalled = (item: Item): boolean =>
    index.names
      .get(item)
      ?.some((name) => [...name].some((word) => stems(word).some((stem) => stems(noun).includes(stem)))) ??
    false
  const foods = r.words
    .slice(at)
    .filter(
      (word) =>
        word.length > 3 && !STOP.has(word) && beside.some((item) => holdsWord(item, word, r.lang, index)),
    )
  const [only, more] = beside.filter(
    (item) => isCalled(item) && foods.every((word) => holdsWord(item, word, r.lang, index)),
  )
  return foods.length > 0 && only && !more ? only : null
}

/**
 * "And the one with hazelnut?", "and the cream with hazelnut?", after a cake: the food says which, though it is an allergen too.
 * `r`: without that allergen, where nothing else asks of it.
 */
export function describedBy(
  r: Reading,
  { items }: Menu,
  index: Index,
): { item: Item; allergens: readonly Allergen[] } | null {
  const section = r.last?.section?.id
  if (!section || r.targets.named || r.length > MOST) return null
  const beside = items.filter((item) => item !== r.last && item.section?.id === section)
  for (const { id, start, end } of r.hits) {
    if (!/^(?:allergen|group):/.test(id)) continue
    const isOne = r.marks.some((mark) => mark.id === 'that' && mark.end === start)
    const item = isOne
      ? namedWith(beside, r.words.slice(start, end), r.lang, index)
      : calledAndHolding(r, beside, start, index)
    const asks = r.has('contains', 'inside', 'within', 'have')
    if (item) return { item, allergens: isOne || asks ? r.allergens : [] }
  }
  return null
}
