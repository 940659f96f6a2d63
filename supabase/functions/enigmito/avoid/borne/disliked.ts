import type { Hit } from '../../phrases.ts'

type Told = {
  words: readonly string[]
  hits: readonly Hit[]
  marks: readonly { id: string; start: number; end: number }[]
}
const ILL = /^concept:(?:allergy|severe|intolerance)$/
const REACH = 3

/** Kinds of the sea that are narrower than the allergen their word stands for: who dislikes oysters may like mussels. */
const NARROW =
  /^kind:(?:octopus|prawns|lobster|oysters|clams|mussels|squid|scallops|crab|tuna|cod|hake|seabass|bream|turbot|monkfish|salmon|sardines|anchovies|trout|sole|mullet|swordfish|eel)$/
/** Words that have no dish of their own: who says them of an allergen is taken at their word. */
const isDish = (hits: readonly Hit[], at: number): boolean =>
  hits.some(({ id, start }) => id.startsWith('kind:') && start === at)

/** The foods that a dislike is of: the first one behind its words, else the one before them. */
function dislikedOf({ hits }: Told, { start, end }: { start: number; end: number }): readonly number[] {
  const foods = hits.filter(({ id }) => /^(?:kind|allergen|group):/.test(id))
  const behind = foods.filter((food) => food.start >= end - 1 && food.start - end <= REACH)
  const before = foods.filter((food) => food.end <= start && start - food.end <= REACH)
  const near = behind.length > 0 ? behind : before
  return near.map((food) => food.start)
}

/**
 * "He won't eat oysters", "Fisch mag er nicht": a dislike of what is a dish says of no allergen that it is not borne. What
 * is left without the words that would say so; where an allergy is spoken of beside it, they stay.
 */
export function withoutDislikes(told: Told): readonly Hit[] {
  const dislikes = told.marks.filter(({ id }) => id === 'dislike')
  if (dislikes.length === 0 || told.hits.some(({ id }) => ILL.test(id))) return told.hits
  const isDislike = (hit: Hit): boolean =>
    hit.id === 'concept:cannot' &&
    dislikes.some((mark) => {
      const foods = dislikedOf(told, mark)
      return (
        mark.start < hit.end &&
        hit.start < mark.end &&
        foods.length > 0 &&
        foods.every((at) => isDish(told.hits, at))
      )
    })
  return told.hits.filter((hit) => !isDislike(hit))
}

/** The kind alone that is disliked, where its word stands for an allergen too. */
export const dislikedKinds = (told: Told): ReadonlySet<number> =>
  new Set(
    told.marks
      .filter(({ id }) => id === 'dislike')
      .flatMap((mark) => dislikedOf(told, mark))
      .filter(
        (at) =>
          told.hits.some(({ id, start }) => start === at && NARROW.test(id)) &&
          !told.hits.some(({ id }) => ILL.test(id) || id === 'concept:cannot'),
      ),
  )

/** "He won't eat it" may be for his health; "he does not like it" is not. */
const LIKES = /^(?:likes?|fond|gust\w+|mag|magst|mogen|aim\w+|piac\w+)$/
/** "No almonds please, I don't like them": a taste, left out of what is told now, where no word speaks of an allergy. */
export const isOnlyDisliked = ({ words, hits, marks }: Told): boolean => {
  const dislikes = marks.filter(
    ({ id, start, end }) => id === 'dislike' && words.slice(start, end).some((word) => LIKES.test(word)),
  )
  const ofTaste = ({ start, end }: Hit): boolean =>
    dislikes.some((mark) => mark.start < end && start < mark.end)
  return (
    dislikes.length > 0 &&
    !hits.some(({ id }) => ILL.test(id)) &&
    hits.every((hit) => hit.id !== 'concept:cannot' || ofTaste(hit))
  )
}
