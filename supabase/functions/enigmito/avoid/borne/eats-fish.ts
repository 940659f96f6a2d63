import type { Hit } from '../../phrases.ts'

/** "No meat, a fish rather". */
const ANEW = /^(?:una?|une|an?|eine?n?|mejor|plutot|lieber|rather|piuttosto)$/

/** "Fish yes", "Fisch schon": right behind it. */
const YES = /^(?:si|yes|oui|ja|schon|ok|okay|fine|geht|okey)$/

const FISH = /^(?:pesc|fish|fisch|poisson)/

/** "No meat, but fish is fine": nobody who says so is a vegetarian. */
export function eatsFish(
  hits: readonly Hit[],
  marks: readonly Omit<Hit, 'letters' | 'loose'>[],
  words: readonly string[],
): boolean {
  const denies = (at: number): boolean => marks.some(({ id, end }) => id === 'not' && end === at)
  // "She is no vegetarian, but no meat, fish yes": what is denied is no diet.
  const meatless = hits.filter(
    ({ id, start }) => id === 'concept:vegetarian' && !(words[start]?.startsWith('veg') && denies(start)),
  )
  if (meatless.some(({ start }) => words[start]?.startsWith('veg'))) return false
  // "Neither meat nor fish. Is there fish in the paella?" asks, and eats none.
  if (meatless.some(({ start, end }) => words.slice(start, end).some((word) => FISH.test(word)))) return false
  const denied = (at: number): boolean =>
    marks.some(
      ({ id, end }) =>
        /^(?:not|or|dislike)$/.test(id) &&
        end <= at &&
        at - end <= 3 &&
        !marks.some(
          (mark) => (mark.id === 'but' || mark.id === 'with') && mark.start >= end && mark.end <= at,
        ) &&
        !words.slice(end + 1, at).some((word) => ANEW.test(word)),
    )
  return hits.some(
    ({ id, start, end }) =>
      /^kind:(?:fish|seafood)$/.test(id) &&
      !meatless.some((hit) => hit.start <= start && hit.end > start) &&
      (YES.test(words[end] ?? '') || !denied(start)),
  )
}
