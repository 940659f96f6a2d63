import type { Context } from '../../answers/context.ts'
import { namesChild } from '../../frame/for-child.ts'
import type { IntentId } from '../../intents/ids.ts'
import { type Chosen, list, queryOf } from '../narrow.ts'
import { marked } from '../reference.ts'
import type { Turn } from '../turn.ts'

/** Answers that pass over the child, or ask what is to be eaten. */
const PASSES: ReadonlySet<IntentId> = new Set<IntentId>([
  ...(['unknown', 'recommend', 'menu', 'reserve', 'incidental', 'ingredients_which'] as const),
  ...(['allergy_unclear', 'allergen_list', 'diet_list', 'dish', 'absent_unknown'] as const),
])
const KIDS = 'kind:kids'

/** "My daughter is four, what can she eat?", "something for the little one": the dishes for children. */
export function forChild(first: IntentId, turn: Turn, x: Context): Chosen | null {
  const { r, asked, pool } = turn
  if (!PASSES.has(first) || pool || !x.index.byKind.get('kids') || !namesChild(r)) return null
  const { items, wines, kinds } = r.targets
  if (items.length + wines.length + kinds.length + r.allergens.length > 0 || r.avoidance.all.length > 0)
    return null
  if (asked.of === 'drink' || r.has('drink', 'allergy', 'open') || r.day || r.guests !== null) return null
  const asks = r.has('eat', 'food', 'recommend') || (marked(r, 'something') && r.topics.every(isOfChildren))
  if (!asks) return null
  return list({ ...queryOf(turn), of: 'dish', want: [...asked.want, KIDS] }, null)
}

const isOfChildren = (topic: string): boolean => topic === 'children'
