import { portionOf } from '../answers/total.ts'
import type { Item, Menu } from '../menu.ts'
import type { Reading } from '../reading.ts'
import type { Index } from '../search.ts'
import type { Concept } from '../words/shape.ts'
import { listedIn, marked, namesBottle, pointing } from './reference.ts'
import { isComparative } from './wishes/comparative.ts'

const SHOWN = 8
/** What is asked of one thing beside its being the cheapest. */
const OF_IT: readonly Concept[] = [
  ...(['contains', 'inside', 'within', 'ingredients', 'spicy', 'vintage', 'grapes', 'winery'] as const),
  ...(['dishFor', 'portion', 'allergens', 'vegan', 'vegetarian'] as const),
]
const EXTREME = /^(concept:)?(cheap|dear|cheaper|dearer)$/

/** The cheapest or dearest of some, as the message says; several when they cost the same, none when it says neither. */
export function bestOf(r: Reading, items: readonly Item[]): readonly Item[] {
  const [cheap, dear] = [marked(r, 'cheaper') || r.has('cheap'), marked(r, 'dearer') || r.has('dear')]
  if (cheap === dear || marked(r, 'difference')) return []
  const format = r.has('glass') ? 'copa' : null
  const priced = items.flatMap((item) => {
    // By the glass, a wine that is sold by the bottle alone is none of them.
    const isSold = item.kind !== 'wine' || !format || item.prices.some(({ formato }) => formato === format)
    const price = isSold ? portionOf(item, format) : null
    return price ? [{ item, cents: price.cents * (cheap ? 1 : -1) }] : []
  })
  const least = Math.min(...priced.map(({ cents }) => cents))
  return priced.filter(({ cents }) => cents === least).map(({ item }) => item)
}

/** "Was ist das günstigste davon": the words that ask what is in a thing ask which one it is. */
const opensExtreme = (r: Reading): boolean =>
  OF_IT.filter((concept) => r.has(concept)).join() === 'ingredients' &&
  r.hits.some(
    ({ id, end }) =>
      id === 'concept:ingredients' &&
      [...r.marks, ...r.hits].some((one) => EXTREME.test(one.id) && one.start >= end && one.start <= end + 1),
  )

/** "The cheapest one, does it have milk?": right after a few things, that one of them. */
export function bestListed(r: Reading, menu: Menu, index: Index): readonly Item[] {
  const listed = listedIn(r, menu)
  if (listed.length < 2 || listed.length > SHOWN || r.length > 14 || isComparative(r, 'cheaper')) return []
  if (opensExtreme(r)) return []
  const foods = r.hits.some(({ id }) => /^(allergen|group):/.test(id))
  // "The cheaper one, how much is the bottle?"
  const bottle = r.has('price') && namesBottle(r)
  if (!(r.has(...OF_IT) || bottle || marked(r, 'origin') || (foods && r.has('have', 'copula')))) return []
  const { named, wines, kinds } = r.targets
  const within = kinds.every((kind) => listed.every((item) => index.kindsOf.get(item)?.includes(kind)))
  const wine = r.has('wine') || r.styles.length > 0
  if (named || wines.length > 0 || !within || r.has('menu', 'food', 'drink')) return []
  const styled = listed.every((item) => r.styles.every((style) => style === item.wine?.estilo))
  return wine && !(styled && listed.every(({ kind }) => kind === 'wine')) ? [] : bestOf(r, listed)
}

/** "The cheapest one, is it gluten-free?": what stands behind a comma is asked of it, and chooses nothing. */
export const endsClause = (r: Reading): boolean =>
  r.has('copula') &&
  [...r.marks, ...r.hits].some(
    ({ id, end }) => EXTREME.test(id) && [end, end + 1].some((at) => r.breaks.has(at)),
  )

/** The reading as if the message had named these things and no extreme. */
export function pointingBest(r: Reading, best: readonly Item[]): Reading {
  const plain = withoutExtreme(r)
  const [only, more] = best
  if (!only) return r
  if (!more) return pointing(plain, only)
  const [wines, items] = [
    best.filter(({ kind }) => kind === 'wine'),
    best.filter(({ kind }) => kind !== 'wine'),
  ]
  const none = { kinds: [], absent: [], holding: [], akin: false, unknown: [] }
  return { ...plain, last: null, targets: { ...r.targets, ...none, items, wines, named: true } }
}

/** The reading after its superlative has been understood. */
const withoutExtreme = (r: Reading): Reading => ({
  ...r,
  has: (...asked) => r.has(...asked.filter((concept) => concept !== 'cheap' && concept !== 'dear')),
  marks: r.marks.filter(({ id }) => !EXTREME.test(id)),
  hits: r.hits.filter(({ id }) => !EXTREME.test(id)),
})
