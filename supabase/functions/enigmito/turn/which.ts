import type { Context } from '../answers/context.ts'
import { sayWhich } from '../answers/which.ts'
import type { IntentId } from '../intents/ids.ts'
import { INTENTS } from '../intents.ts'
import type { Reading } from '../reading.ts'
import type { Chosen } from './narrow.ts'
import { listedIn, marked } from './reference.ts'
import type { Turn } from './turn.ts'

const MOST_ASKED = 6

const asksOf = (r: Reading): readonly string[] =>
  r.allergens.length > 0
    ? r.allergens.map((allergen) => `allergen:${allergen}`)
    : [r.has('price') ? 'price' : 'description']

const WHICH: Partial<Record<IntentId, IntentId>> = {
  price_which: 'price',
  price_range: 'price',
  ingredients_which: 'ingredients',
  allergen_which: 'allergen_dish',
}

/** "How much are they?", asked of a few that were listed: of each. Of many, the guest is asked which. */
export function ofListed(first: IntentId, { r, asked }: Turn, x: Context): Chosen | null {
  const id = asked.sort ? undefined : WHICH[first]
  const listed = listedIn(r, x.menu)
  if (
    !id ||
    listed.length < 2 ||
    r.length > (marked(r, 'each') ? 9 : 5) ||
    r.last ||
    r.targets.kinds.length > 0
  )
    return null
  const intent = INTENTS.find((one) => one.id === id)
  if (!intent || (first === 'price_range' && !r.has('price'))) return null
  const targets = { ...r.targets, items: listed, named: true }
  // What somebody may not bear is told of each at once.
  return listed.length <= MOST_ASKED || id === 'allergen_dish'
    ? { id, answer: (context) => intent.answer({ ...context, r: { ...r, targets } }) }
    : { id: first, answer: (context) => sayWhich(listed, context), frame: { act: 'clarify', ask: asksOf(r) } }
}
