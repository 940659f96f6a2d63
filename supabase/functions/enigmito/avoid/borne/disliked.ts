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
const IT = /^(?:it|them|those|that|ca|cela|eso|es[ao]s|l[ao]s|das|die|es|questo|quest[ei]|quell[aeio])$/
/** What may stand between a food and the dislike of it: "almonds please, I don't like them". */
const BETWEEN =
  /^(?:please|pls|por|porfa|favor|bitte|s|sil|il|vous|te|plait|svp|stp|per|favore|i|we|he|she|j|je|on|elle|ich|wir|er|sie|die|das|den|que|me|nos|mi|ci|non|no|y|and|et|und|e)$/

/**
 * "No almonds please, I don't like them": where the foods begin that are only not liked. None where a word speaks of an
 * allergy, or of what is not borne. What stands before a dislike is meant by it alone where it names nothing of its own.
 */
export function tastesIn(told: Told & { breaks: ReadonlySet<number> }): ReadonlySet<number> {
  const { words, hits, marks, breaks } = told
  const dislikes = marks.filter(
    ({ id, start, end }) => id === 'dislike' && words.slice(start, end).some((word) => LIKES.test(word)),
  )
  const isOfTaste = ({ start, end }: Hit): boolean =>
    dislikes.some((mark) => mark.start < end && start < mark.end)
  if (hits.some((hit) => ILL.test(hit.id) || (hit.id === 'concept:cannot' && !isOfTaste(hit))))
    return new Set()
  const before = ({ start, end }: { start: number; end: number }): readonly number[] => {
    const next = IT.test(words[end] ?? '') ? end + 1 : end
    if (next < words.length && !breaks.has(next)) return []
    return hits
      .filter((food) => food.end <= start && words.slice(food.end, start).every((word) => BETWEEN.test(word)))
      .map((food) => food.start)
  }
  return new Set(
    dislikes.flatMap((mark) => {
      const behind = dislikedOf(told, mark).filter((at) => at >= mark.end - 1)
      return behind.length > 0 ? behind : before(mark)
    }),
  )
}
