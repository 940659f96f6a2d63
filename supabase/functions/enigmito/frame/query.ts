import type { Context } from '../answers/context.ts'
import { available } from '../answers/context.ts'
import type { ItemKind } from '../hints.ts'
import type { Item } from '../menu.ts'
import { holdsKind, isKind } from './held.ts'
import { type Key, meets, ofKind } from './keys.ts'

export type Query = {
  of: ItemKind | null
  want: readonly Key[]
  exclude: readonly Key[]
  /** Cents. */
  max: number | null
  min: number | null
  glass: boolean
  /** The cheapest of all that fit are told, in the order of their prices. */
  modest?: boolean
  /** What else there is, beside what was told. */
  more?: boolean
}

const kindOf = (key: Key) => {
  const kind = key.startsWith('kind:') ? key.slice('kind:'.length) : ''
  return isKind(kind) ? kind : null
}

/** Formats by weight have no price of a portion. */
const priceFits = (item: Item, { max, min, glass }: Query): boolean =>
  (max === null && min === null && !glass) ||
  item.prices.some(
    ({ cents, formato }) =>
      (item.kind !== 'wine' || formato === (glass ? 'copa' : 'botella')) &&
      (max === null || cents <= max) &&
      (min === null || cents >= min),
  )

/** Of several kinds one is what the thing is, the others what it holds: "rice with meat". */
export function isOfAll(item: Item, keys: readonly Key[], { index }: Context): boolean {
  const kinds = keys.flatMap((key) => kindOf(key) ?? [])
  return (
    kinds.some((kind) => ofKind(item, kind, index)) &&
    kinds.every((kind) => ofKind(item, kind, index) || holdsKind(item, kind))
  )
}

/** What is of all the kinds; where nothing is, each may do. */
function ofKinds(items: readonly Item[], keys: readonly Key[], context: Context): readonly Item[] {
  const kinds = keys.flatMap((key) => kindOf(key) ?? [])
  if (kinds.length === 0) return items
  const is = (item: Item, kind: (typeof kinds)[number]): boolean => ofKind(item, kind, context.index)
  const both = items.filter((item) => isOfAll(item, keys, context))
  const some = both.length > 0 ? both : items.filter((item) => kinds.some((kind) => is(item, kind)))
  // "Arroz con leche" is no rice for who wants a rice, unless there is nothing else; nor is a child's plate.
  const apart = (['dessert', 'kids'] as const).filter((kind) => !kinds.includes(kind))
  const usual = some.filter((item) => !apart.some((kind) => is(item, kind)))
  return usual.length > 0 ? usual : some
}

const group = (key: Key): string => key.slice(0, key.indexOf(':'))

/** The items of `pool` that meet the whole query: every type of condition once, and nothing that is excluded. */
export function found(query: Query, pool: readonly Item[], context: Context): readonly Item[] {
  const { index } = context
  const types = [...new Set(query.want.map(group))].filter((type) => type !== 'kind')
  const fits = (item: Item): boolean =>
    (query.of === null || item.kind === query.of) &&
    available(item, context) &&
    types.every((type) =>
      type === 'diet'
        ? query.want.filter((key) => group(key) === type).every((key) => meets(item, key, index, false))
        : query.want.some((key) => group(key) === type && meets(item, key, index, false)),
    ) &&
    query.exclude.every((key) => !meets(item, key, index, true)) &&
    priceFits(item, query)
  return ofKinds(pool.filter(fits), query.want, context)
}

/** What comes closest, and the wishes that were given up for it. */
export type Near = { items: readonly Item[]; without: readonly Key[] }

/**
 * What comes closest when nothing fits: the oldest wishes are given up first, then the price, then both, then all of them; never an
 * exclusion or a diet.
 */
export function nearest(query: Query, context: Context): Near {
  const all = context.menu.items
  const cheap = (items: readonly Item[]): readonly Item[] =>
    items.toSorted((a, b) => lowest(a) - lowest(b)).slice(0, 3)
  const [diets, wishes] = [
    query.want.filter((key) => group(key) === 'diet'),
    query.want.filter((key) => group(key) !== 'diet'),
  ]
  /** The newest wishes that something meets. "Bubbles under 35 €. And a Chablis?": what was named last, at its price. */
  const newest = (base: Query, first: number): Near | null => {
    for (let from = first; from < Math.max(wishes.length, 1); from++) {
      const items = found({ ...base, want: [...diets, ...wishes.slice(from)] }, all, context)
      if (items.length > 0) return { items: cheap(items), without: wishes.slice(0, from) }
    }
    return null
  }
  const near = newest(query, 1) ?? newest({ ...query, max: null, min: null, glass: false }, 0)
  if (near) return near
  return { items: cheap(found({ ...query, want: diets }, all, context)), without: wishes }
}

export const lowest = (item: Item): number =>
  Math.min(...item.prices.map(({ cents }) => cents), Number.MAX_SAFE_INTEGER)
