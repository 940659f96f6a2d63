import type { Context } from '../answers/context.ts'
import { namesChild, personsIn } from '../avoid/people.ts'
import { allergensOf } from '../avoid/stated.ts'
import { range } from '../text/fold.ts'
import { STOP } from '../text/lexicon.ts'
import { marked } from '../turn/reference.ts'
import type { Allergen } from '../words/shape.ts'

const [WITH, MOST_WISHED] = [2, 8]
/** Said by their own name. Of the others a food is named: almonds are asked for, not all nuts. */
const SAID_WHOLE: ReadonlySet<Allergen> = new Set<Allergen>([
  ...(['cacahuetes', 'sesamo', 'altramuces', 'apio', 'mostaza', 'soja'] as const),
])
/** "Are there dishes with peanut?": the foods that are allergens and no kind of dish, wished for or asked after in dishes. */
export function foodsWished({ r }: Context): readonly Allergen[] {
  const { wines, kinds } = r.targets
  if (wines.length + kinds.length + r.styles.length > 0 || r.diets.length > 0) return []
  // "Something for my boy who blows up with peanuts" wishes for none.
  if (r.length > MOST_WISHED || personsIn(r).some(({ id }) => id !== 'self')) return []
  const asks = r.has('have', 'food', 'what') || marked(r, 'something')
  if (!asks || r.has('without', 'allergy', 'cannot', 'severe', 'trace', 'price')) return []
  if (r.has('contains', 'inside', 'within', 'drink', 'pairing') || marked(r, 'not', 'dislike')) return []
  const known = new Set(r.avoidance.all.flatMap(({ allergens }) => allergens))
  const found = r.hits.filter(
    ({ id, start }) =>
      id.startsWith('allergen:') &&
      r.marks.some(({ id: mark, end }) => mark === 'with' && end <= start && start - end < WITH),
  )
  const keys = [...new Set(found.flatMap(allergensOf))]
  return r.hits.every((hit) => !/^(?:allergen|group):/.test(hit.id) || found.includes(hit)) &&
    keys.every((key) => SAID_WHOLE.has(key) && !known.has(key))
    ? keys
    : []
}

/** "Which dessert is left for me without a risk?": a list is asked for, and it is known of what. */
export const asksForKnown = ({ r }: Context): boolean =>
  r.targets.kinds.length > 0 && r.avoidance.all.length > 0 && (r.has('what') || marked(r, 'something'))

/** A wine of a colour, and whether it holds what is named; no dish is named but by the word of that. */
export function holdsWine(x: Context): boolean {
  const { r, index } = x
  const { items, wines, kinds } = r.targets
  if (r.styles.length === 0 || r.allergens.length === 0 || r.diets.length > 0) return false
  if (r.has('eat', 'food') || namesChild(r)) return false
  if (!r.has('contains', 'inside', 'within') || wines.length + kinds.length > 0) return false
  const covered = new Set(
    r.hits
      .filter(({ id }) => /^(?:style|allergen|group):/.test(id))
      .flatMap(({ start, end }) => range(start, end)),
  )
  return items.every((item) =>
    r.words.every(
      (word, at) =>
        covered.has(at) || STOP.has(word) || !index.names.get(item)?.some((name) => name.has(word)),
    ),
  )
}
