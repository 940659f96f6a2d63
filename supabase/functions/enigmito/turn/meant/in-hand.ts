import { allergenDish } from '../../answers/allergens.ts'
import type { IntentId } from '../../intents/ids.ts'
import type { Item } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import { actOf } from '../../talk/acts.ts'
import type { Allergen } from '../../words/shape.ts'
import type { Chosen } from '../narrow.ts'

/** Whether the thing in hand holds these allergens; it stays the thing in hand. */
export const stateOfLast = (r: Reading, last: Item, allergens: readonly Allergen[]): Chosen => ({
  id: 'allergen_dish',
  answer: (context) => {
    allergenDish({ ...context, r: { ...r, allergens } }, [last])
    context.c.about(last)
  },
  frame: { act: 'allergens', ask: allergens.map((key) => `allergen:${key}`) },
})

/** "The thing is, I'm allergic to nuts", when a dish was just spoken of: may they have that one? */
export function toldOfLast(r: Reading, first: IntentId): Chosen | null {
  const { items, wines, kinds } = r.targets
  const { last } = r
  const act = actOf(first)
  if (!last || items.length + wines.length + kinds.length > 0 || (act !== 'allergens' && act !== 'list'))
    return null
  const wishes = r.has('what', 'menu', 'food') || (r.has('recommend') && !r.has('allergy', 'cannot'))
  // "And gluten-free?" asks for another.
  const another = r.has('without') && !r.has('allergy', 'cannot', 'severe')
  if (wishes || another || r.has('reserve') || r.day !== null) return null
  const before = new Set(r.talk.avoid.flatMap(({ allergens }) => allergens))
  const allergens = r.avoidance.avoid.flatMap((one) => one.allergens).filter((key) => !before.has(key))
  if (allergens.length === 0) return null
  return stateOfLast(r, last, allergens)
}
