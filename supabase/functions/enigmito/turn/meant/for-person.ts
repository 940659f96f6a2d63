import { dietOfDish } from '../../answers/diets.ts'
import { eatersOf } from '../../avoid/lists.ts'
import { anybodyIn } from '../../avoid/people.ts'
import type { Item } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import { dietsOfEaters } from '../carry.ts'
import type { Chosen } from '../narrow.ts'
import { stateOfLast } from './in-hand.ts'
import { isOtherPerson } from './other-person.ts'

const MOST = 7
/** "And for my mother?", behind the state of a dish: the same dish, for what she must not eat. */
export function forPerson(r: Reading): Chosen | null {
  const { last, talk, targets } = r
  const { frame } = talk
  const wasTold = frame?.act === 'allergens' || (frame?.act === 'item' && talk.about !== null)
  if (!last || last.kind === 'wine' || !wasTold || r.length > MOST || r.cares.length > 0) return null
  const { items, wines, kinds } = targets
  if (items.length + wines.length + kinds.length + r.topics.length + r.styles.length > 0) return null
  const { has } = r
  if (r.hits.some(({ id }) => /^(?:allergen|group|kind):/.test(id)) || r.day !== null) return null
  if (has('what', 'recommend', 'price', 'menu', 'food', 'drink', 'wine', 'reserve', 'without', 'have'))
    return null
  // "Traces, or actually in it?", of the thing in hand.
  if (has('trace') && r.avoidance.all.length > 0) return told(r, last)
  const isTheirs = isOtherPerson(r) || anybodyIn(r).length > 0
  return isTheirs ? told(r, last) : null
}

function told(r: Reading, last: Item): Chosen | null {
  const { all: avoid, only } = r.avoidance
  const allergens = [...new Set(eatersOf({ avoid, only }).flatMap((one) => one.allergens))]
  if (allergens.length > 0) return stateOfLast(r, last, allergens)
  const diets = dietsOfEaters(r)
  const targets = { ...r.targets, items: [last], named: true }
  return diets.length > 0
    ? { id: 'diet_dish', answer: (context) => dietOfDish({ ...context, r: { ...r, diets, targets } }) }
    : null
}
