import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Item } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import { marked } from '../reference.ts'

type Hit = Reading['hits'][number]

/** "Is there egg in the sauce?": a part of the thing in hand, though another has the word in its name. */
const OF_IT: Record<Locale, RegExp> = {
  es: /\b(?:la|el|su) (?:salsa|masa|rebozado|alino|guarnicion|relleno|caldo)\b(?! (?:verde|de)\b)/,
  en: /\b(?:in|on) (?:the|its|that) (?:sauce|batter|dressing|filling|garnish|stock|dough|topping|crust)\b/,
  fr: /\bdans (?:la|le|sa|son) (?:sauce|pate|panure|vinaigrette|garniture|farce|bouillon)\b/,
  de: /\b(?:in|im) (?:der|dem|die)? ?(?:sauce|sosse|teig|panade|dressing|beilage|fullung|bruhe)\b/,
  it: /\bn(?:ella|el|ell) (?:salsa|pastella|impasto|condimento|ripieno|contorno|brodo)\b/,
}

const EARLY = 3
/** "Are there hazelnuts or walnuts in it?": what is asked for begins the question, and names no dish. */
function asksInIt(r: Reading, [food]: readonly Hit[]): boolean {
  if (
    !food ||
    r.targets.items.length === 0 ||
    !marked(r, 'inside') ||
    marked(r, 'which', 'something', 'those')
  )
    return false
  if (r.has('what', 'menu', 'food', 'without') || [...r.breaks].some((at) => at < r.words.length))
    return false
  const led = r.marks.some(({ id, end }) => id === 'article' && end === food.start)
  return (
    (food.start < EARLY && !led) ||
    r.hits.some(({ id, start }) => /^concept:(?:have|contains|copula)$/.test(id) && start <= 1)
  )
}

/** The thing in hand, when an allergen is asked of it or of a part of it. */
export function wholeOf(r: Reading): Item | null {
  if (r.last?.kind !== 'dish' || r.targets.named) return null
  const foods = r.hits.filter(({ id }) => /^(?:allergen|group):/.test(id))
  const isFood = (kind: string): boolean =>
    r.hits.some(({ id, start }) => id === `kind:${kind}` && foods.some((food) => food.start === start))
  // A single food is asked of the thing in hand by other ways (`carry.ts`); two, or one that is a kind of dish too, are not.
  const several = foods.length + r.targets.kinds.length > 1
  const ofPart = r.targets.kinds.length === 0 && OF_IT[r.lang].test(r.words.join(' '))
  return foods.length > 0 && (ofPart || (several && asksInIt(r, foods) && r.targets.kinds.every(isFood)))
    ? r.last
    : null
}
