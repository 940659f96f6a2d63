import { joinsSeveral } from '../../avoid/named-here.ts'
import type { Kind } from '../../kinds.ts'
import type { Item } from '../../menu.ts'
import { available, type Context } from '../context.ts'

/** Parts of the menu, of which a guest asks as of a dish; those whose word stands for an allergen are none. */
const PARTS: ReadonlySet<Kind> = new Set<Kind>([
  'starters',
  'mains',
  'kids',
  'dessert',
  'rice',
  'meat',
  'salad',
  'pasta',
  'soup',
])

/** "Are the romesco and the desserts all right for him?": beside the dishes that are named, those of a whole part of the menu. */
export function besideKinds(context: Context, named: readonly Item[]): readonly Item[] {
  const { r, index } = context
  if (named.length === 0 || !joinsSeveral(r)) return []
  return r.targets.kinds.flatMap((kind) => {
    const items = PARTS.has(kind) ? (index.byKind.get(kind) ?? []) : []
    return items.some((item) => named.includes(item)) ? [] : items.filter((item) => available(item, context))
  })
}
