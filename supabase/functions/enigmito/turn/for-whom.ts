import type { Context } from '../answers/context.ts'
import { anybodyIn } from '../avoid/people.ts'
import type { IntentId } from '../intents/ids.ts'
import { type Chosen, list, queryOf } from './narrow.ts'
import { marked } from './reference.ts'
import type { Turn } from './turn.ts'

const BRIEF = 5
const LONGER = 8
const LISTS: ReadonlySet<IntentId> = new Set<IntentId>([
  ...(['menu', 'allergen_dish', 'unknown', 'allergy_unclear', 'recommend', 'allergens_of_dish'] as const),
  'incidental',
])

/** "What can he have then?", of whom it is known what he must not eat: what there is, and not the thing in hand. */
export function whatIsLeft(first: IntentId, turn: Turn): Chosen | null {
  const { r } = turn
  const { items, wines, kinds } = r.targets
  if (!LISTS.has(first) || r.length > LONGER || r.avoidance.all.length === 0) return null
  if (items.length + wines.length + kinds.length + r.topics.length + r.styles.length > 0 || r.day) return null
  if (
    r.hits.some(({ id }) => /^(?:allergen|group):/.test(id)) ||
    r.has('price', 'drink', 'wine', 'allergy', 'cannot')
  )
    return null
  if (!r.has('eat', 'food') || !(r.has('what') || WHAT.test(r.words.join(' ')))) return null
  return anybodyIn(r).length > 0 ? list(queryOf(turn), null) : null
}
const WHAT = /\b(?:what|que|quoi|was|cosa|che)\b/

/** "And for him?", where it is known what somebody must not eat: what there is to eat. */
export function forSomebody(first: IntentId, turn: Turn, x: Context): Chosen | null {
  const { r } = turn
  const { items, wines, kinds } = r.targets
  const brief = r.length <= BRIEF || r.avoidance.only !== null
  if (first !== 'unknown' || !brief || r.avoidance.all.length === 0) return null
  if (items.length + wines.length + kinds.length + r.topics.length > 0 || r.day || x.r.money.max !== null)
    return null
  return anybodyIn(r).length > 0 && (marked(r, 'and') || r.line.endsWith('?')) && r.talk.frame?.of !== 'wine'
    ? list(queryOf(turn), null)
    : null
}
