import { type Ordered, portionOf } from '../../answers/total.ts'
import type { Item, Menu } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import type { Index } from '../../search.ts'
import { itemAt } from '../../talk/known.ts'
import { fold } from '../../text/fold.ts'
import { focusOf } from '../focus.ts'
import { marked, nthOf } from '../reference.ts'
import { numbersIn } from './order.ts'
import { OF_EACH } from './quantity.ts'

/** A longer message asks for something else. */
const BRIEF = 7
const centsOf = (item: Item): number => portionOf(item, null)?.cents ?? 0

/**
 * "The first", "the cheapest", "those with ham", "one of each": what was asked back in an order, said by its place, its price or a
 * word. `times`: how many were ordered. Null where the message says nothing of it.
 */
export function pickedOf(
  r: Reading,
  before: readonly Ordered[],
  times: number,
  menu: Menu,
  index: Index,
): readonly Ordered[] | null {
  const isOther =
    r.length > BRIEF ||
    r.allergens.length + r.diets.length > 0 ||
    r.day !== null ||
    r.has('contains', 'inside', 'within', 'allergy', 'reserve', 'open', 'ingredients', 'pairing', 'recommend')
  if (isOther) return null
  const pool = r.talk.listed
    .flatMap((ref) => itemAt(ref, menu) ?? [])
    .filter((item) => !before.some((one) => one.item === item))
  const line = (item: Item, count: number): Ordered => ({ item, times: count, format: null })
  if (marked(r, 'together') && OF_EACH[r.lang].test(fold(r.line)))
    return pool.length === times ? pool.map((item) => line(item, 1)) : null
  const byPrice = pool.toSorted((a, b) => centsOf(a) - centsOf(b))
  const isOfOthers = r.targets.named && !r.targets.items.every((one) => pool.includes(one))
  const item =
    nthOf(r, pool) ??
    (r.has('cheap') ? byPrice[0] : null) ??
    (r.has('dear') ? byPrice.at(-1) : null) ??
    (isOfOthers ? null : focusOf(r, index, pool, true))
  return item ? [line(item, numbersIn(r)[0] ?? times)] : null
}
