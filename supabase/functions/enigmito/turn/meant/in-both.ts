import { allergensOf } from '../../avoid/stated.ts'
import type { Item } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import { marked, pointingAll } from '../reference.ts'

const FOOD = /^(?:allergen|group):/

/** "Is there seafood in both?" of the two that were told: the word names what is asked for, and no other dish. */
export function inBoth(r: Reading, listed: readonly Item[]): Reading | null {
  const foods = r.hits.filter(({ id }) => FOOD.test(id))
  const isElse = r.hits.some(
    ({ id, start }) =>
      id.startsWith('kind:') && !foods.some((food) => food.start <= start && food.end > start),
  )
  const { named, wines } = r.targets
  if (!marked(r, 'both') || listed.length !== 2 || foods.length === 0 || isElse || named) return null
  if (wines.length > 0 || !r.has('have', 'contains', 'inside', 'within', 'in', 'copula')) return null
  if (r.has('without', 'price', 'recommend', 'allergy', 'cannot')) return null
  const allergens = [...new Set(foods.flatMap(allergensOf))]
  const has: Reading['has'] = (...asked) => asked.includes('contains') || r.has(...asked)
  return pointingAll({ ...r, allergens, has }, listed)
}
