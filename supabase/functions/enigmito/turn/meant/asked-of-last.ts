import { allergensOf } from '../../avoid/stated.ts'
import type { IntentId } from '../../intents/ids.ts'
import { asksQuality } from '../../qualities/quality.ts'
import type { Reading } from '../../reading.ts'
import type { Index } from '../../search.ts'
import { actOf } from '../../talk/acts.ts'
import { range, stems } from '../../text/fold.ts'
import { STOP } from '../../text/lexicon.ts'
import type { Chosen } from '../narrow.ts'
import { marked } from '../reference.ts'
import { stateOfLast } from './in-hand.ts'

const MOST = 12
const OPEN: ReadonlySet<string> = new Set([
  'list',
  'item',
  'unknown',
  'clarify',
  'price',
  'house',
  'allergens',
  'small',
  'booking',
])
const IT =
  /^(?:it|that|this|lo|ese|eso|esa|ca|cela|celui|celle|das|da|dem|den|darin|dafur|quel|quello|quella|questo|questa)$/
/** "Nuts about it". */
const LOVED = /^nuts (?:about|for|over)$/
const ELSE = /^concept:(?:recommend|menu|price|pairing|reserve|drink|wine|allergy|cannot)$/
/** Said to the house: "have you got mustard?" asks for it. */
const OF_HOUSE = /^(?:avete|avreste|teneis|tienen|habt|haben|avez|auriez|got|sell|serve)$/

/** "Mustard though?", "nehmen sie dafür Sellerie?": with a dish in hand, an allergen and nothing else is asked of that dish. */
export function askedOfLast(r: Reading, first: IntentId, index: Index): Chosen | null {
  const { last } = r
  if (!last || last.kind === 'wine' || r.length > MOST || !OPEN.has(actOf(first))) return null
  const isFood = (start: number): boolean =>
    r.hits.some(({ id, start: at }) => id.startsWith('kind:') && at === start)
  const found = r.hits.filter(
    ({ id, start }) =>
      /^(?:allergen|group):/.test(id) &&
      !isFood(start) &&
      !LOVED.test(r.words.slice(start, start + 2).join(' ')),
  )
  if (found.length === 0 || r.targets.kinds.length + r.styles.length > 0 || r.diets.length > 0) return null
  // Another dish that is named is asked of.
  const said = new Set(found.flatMap(({ start, end }) => range(start, end)))
  const names = r.words.some(
    (word, at) =>
      !said.has(at) &&
      !STOP.has(word) &&
      word.length > 3 &&
      stems(word).some((stem) => index.byWord.has(stem)),
  )
  const points = r.words.some((word) => IT.test(word))
  if (
    names ||
    (r.has('without') && !points) ||
    (r.has('have') && !points && r.words.some((word) => OF_HOUSE.test(word)))
  )
    return null
  // As it was said: a price that was asked before may be asked on.
  if (r.hits.some(({ id }) => ELSE.test(id)) || (r.has('food') && !points)) return null
  if (
    marked(r, 'which', 'other', 'both', 'those') ||
    asksQuality(r) ||
    (marked(r, 'something') && r.has('without', 'have')) ||
    r.day !== null ||
    r.guests !== null
  )
    return null
  const allergens = [...new Set(found.flatMap(allergensOf))]
  return stateOfLast(r, last, allergens)
}
