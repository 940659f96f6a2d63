import { isPerson, peopleIn } from '../avoid/people.ts'
import type { Reading } from '../reading.ts'

/** What a grown-up names for himself. */
const FOR_ADULTS = /^(?:style:|kind:(?:beer|cocktail|mojito|gin|coffee|vermouth|spirits|sangria)$)/

/**
 * "And what can he drink?", of a child spoken of: nothing with alcohol is for it. Who names a wine, a beer or a coffee, or
 * himself, asks for somebody else.
 */
export function isForChild(r: Reading): boolean {
  if (r.has('wine', 'glass') || r.hits.some(({ id }) => FOR_ADULTS.test(id))) return false
  const people = peopleIn(r.words, r.lang).filter((hit) => isPerson(hit, r))
  if (people.some(({ id }) => id === 'self' || id === 'companion')) return false
  const isKnown = r.avoidance.all.some(({ who }) => who === 'child')
  return people.some(({ id }) => id === 'child' || (isKnown && (id === 'he' || id === 'she')))
}
