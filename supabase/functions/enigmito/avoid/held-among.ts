import type { Context } from '../answers/context.ts'
import { stateOf } from '../answers/state.ts'
import type { State } from '../draft.ts'
import type { Item } from '../menu.ts'
import { marked } from '../turn/reference.ts'

const CLEAR: ReadonlySet<State> = new Set<State>(['free', 'notListed'])
const HELD: ReadonlySet<State> = new Set<State>(['contains', 'may'])

/** "Which rices contain shellfish?": of a kind those that do, may, or declare nothing; all of them where none does. */
export function heldAmong(items: readonly Item[], { r }: Context): readonly Item[] {
  const { kinds, named } = r.targets
  const asks = (r.has('what') || marked(r, 'which')) && r.has('contains', 'inside', 'within')
  if (!asks || named || kinds.length === 0 || marked(r, 'not')) return items
  if (r.has('without', 'allergy', 'cannot', 'severe', 'eat', 'recommend')) return items
  const states = (item: Item): readonly State[] => r.allergens.map((key) => stateOf(item, key))
  return items.some((item) => states(item).some((state) => HELD.has(state)))
    ? items.filter((item) => !states(item).every((state) => CLEAR.has(state)))
    : items
}
