import type { Reading } from '../reading.ts'
import { marked } from '../turn/reference.ts'

const HOLDS = /^concept:(?:contains|inside|within)$/
/** "Is there any wine in it": so many words between what asks and the wine. */
const NEAR = 3
const FEW = 3

/** "Is there wine in the black rice?": asked of what a dish is cooked with; no wine is wished with it. */
export function asksWineIn(r: Reading): boolean {
  const { items, wines, named } = r.targets
  const dishes = items.length > 0 ? items : r.last && marked(r, 'inside') ? [r.last] : []
  const few = named || dishes.length <= FEW
  if (dishes.length === 0 || !few || dishes.some(({ kind }) => kind !== 'dish') || wines.length > 0)
    return false
  if (r.has('pairing', 'dishFor', 'recommend', 'glass', 'price', 'what', 'menu', 'reserve')) return false
  const wine = r.hits.filter(({ id }) => id === 'concept:wine')
  const holds = r.hits.filter(({ id }) => HOLDS.test(id))
  return wine.some(({ start, end }) =>
    holds.some((one) => one.end > start - NEAR && one.start < end + NEAR && one.start !== start),
  )
}
