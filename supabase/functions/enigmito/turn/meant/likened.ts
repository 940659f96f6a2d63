import type { Reading } from '../../reading.ts'

export const hasNothing = ({
  items,
  wines,
  kinds,
  holding,
  fromPlace,
  fromGrape,
}: Reading['targets']): boolean =>
  items.length + wines.length + kinds.length + holding.length === 0 && !fromPlace && !fromGrape

const SHORT = 6

/**
 * "It is for my mother-in-law", of the vouchers: no word of it names a matter or asks, it is only like a question of another one.
 * @param asking ids of what makes a question
 */
export const isLikened = (
  { line, length, matter, topics, hits, targets }: Reading,
  asking: ReadonlySet<string>,
): boolean =>
  matter === null &&
  length <= SHORT &&
  !line.includes('?') &&
  hasNothing(targets) &&
  hits.every(({ id }) => !asking.has(id) && !topics.some((topic) => id === `topic:${topic}`))
