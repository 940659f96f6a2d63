import { stateOf } from '../../answers/state.ts'
import type { Item, Menu } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import type { Index } from '../../search.ts'
import { listedIn } from '../reference.ts'

const LONG = 12

/** "What does the gluten-free one cost?": of what was told, else of its kind, the only thing that is checked free of it. */
export function freeOne(r: Reading, menu: Menu, index: Index): Item | null {
  const { items, wines, kinds, named } = r.targets
  if (!r.has('price') || r.allergens.length === 0 || r.length > LONG || r.has('allergy', 'cannot'))
    return null
  if (named || wines.length + kinds.length > 0 || r.topics.length > 0 || r.day) return null
  const isFree = (item: Item): boolean => r.allergens.every((key) => stateOf(item, key) === 'free')
  if (!r.has('without') || !items.every(isFree)) return null
  const told = [...(r.last ? [r.last] : []), ...listedIn(r, menu)]
  const kind = told[0] && index.kindsOf.get(told[0])?.[0]
  const [only, more] = [...new Set(told.filter(isFree))]
  if (only) return more && only !== r.last ? null : only
  const [one, other] = (kind ? (index.byKind.get(kind) ?? []) : []).filter(isFree)
  return one && !other ? one : null
}
