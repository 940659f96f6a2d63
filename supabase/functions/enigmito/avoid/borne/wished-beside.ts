import type { Hit } from '../../phrases.ts'
import type { Marked } from '../../turn/marks.ts'

type Said = { hits: readonly Hit[]; marks: readonly Marked[]; breaks: ReadonlySet<number> }

/** What may say of a food that it is not tolerated, or asks whether it is in something. */
const OF_ALLERGY = /^concept:(?:allergy|severe|trace|contains|inside|within|allergens)$/
const DIET = /^concept:(?:vegan|vegetarian|pregnant)$/
const isFood = ({ id }: Hit): boolean => /^(?:allergen|group):/.test(id)

/**
 * "So I can't have any rice? Is there anything with fish?": what cannot be had is said, and is no allergen; what is asked for in
 * a sentence of its own is wished. Wherever an allergy could be meant, nothing is.
 */
export function wishedBeside({ hits, marks, breaks }: Said): readonly Hit[] {
  const cannot = hits.filter(({ id }) => id === 'concept:cannot')
  if (cannot.length === 0 || hits.some(({ id }) => OF_ALLERGY.test(id))) return []
  const clauseAt = (at: number): number => Math.max(0, ...[...breaks].filter((one) => one <= at))
  const inClause = (at: number) => (one: { start: number }) => clauseAt(one.start) === clauseAt(at)
  const isTold = ({ start }: Hit): boolean => {
    const here = hits.filter(inClause(start))
    return !here.some(isFood) && here.some(({ id, start: at }) => id.startsWith('kind:') && at > start)
  }
  if (!cannot.every(isTold)) return []
  const first = Math.min(...cannot.map(({ start }) => start))
  const last = Math.max(...cannot.map(({ start }) => clauseAt(start)))
  const wished = hits.filter((food) => {
    if (!isFood(food) || clauseAt(food.start) <= last) return false
    const isKind = hits.some(({ id, start }) => id.startsWith('kind:') && start === food.start)
    const here = inClause(food.start)
    const asks =
      hits.some((hit) => hit.id === 'concept:have' && here(hit)) ||
      marks.some((mark) => mark.id === 'something' && here(mark))
    const denies =
      hits.some((hit) => hit.id === 'concept:without' && here(hit)) ||
      marks.some((mark) => (mark.id === 'not' || mark.id === 'dislike') && here(mark))
    return isKind && asks && !denies
  })
  // "No meat and no fish": what cannot be had either way is a diet, or a second food.
  const behind = hits.filter((hit) => hit.start > first && (isFood(hit) || DIET.test(hit.id)))
  return behind.every((hit) => wished.includes(hit)) ? wished : []
}
