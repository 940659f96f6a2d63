import { namesChild } from '../../avoid/people.ts'
import { asksForChild } from '../../frame/for-child.ts'
import { isAlcoholic } from '../../heat/alcohol.ts'
import { heatOf } from '../../heat/heat.ts'
import type { Kind } from '../../kinds.ts'
import type { Item } from '../../menu.ts'
import { type Context, spread } from '../context.ts'

/** What few children eat, or what is not for one alone; it is told last, and never kept from who asks for it. */
const LATE: readonly Kind[] = [
  ...(['oysters', 'seafood', 'tartare', 'foie', 'caviar', 'snails', 'eel', 'anchovies'] as const),
]
/** A plate that costs more is shared by grown-ups. */
const DEAR = 2000

const isLate = (item: Item, { index }: Context): boolean =>
  heatOf(item) === 'raw' ||
  isAlcoholic(item) ||
  item.spicy > 0 ||
  (index.kindsOf.get(item) ?? []).some((kind) => LATE.includes(kind)) ||
  (item.prices.length > 0 && item.prices.every(({ cents, minimo }) => minimo > 1 || cents > DEAR))

/** Asked for a child: "my son is six", "what may she have?" of one who was told of. */
export const isForChildren = ({ r }: Context): boolean => namesChild(r) || asksForChild(r)

/** For a child what is made for children comes first, then what one eats, from every part of the menu. */
export function childFirst(items: readonly Item[], count: number, context: Context): Item[] {
  const kids = new Set(context.index.byKind.get('kids'))
  const own = items.filter((item) => kids.has(item))
  const others = items.filter((item) => !kids.has(item))
  const late = others.filter((item) => isLate(item, context))
  const fit = spread(
    others.filter((item) => !late.includes(item)),
    count,
  )
  return [...own, ...fit, ...spread(late, count)].slice(0, count)
}
