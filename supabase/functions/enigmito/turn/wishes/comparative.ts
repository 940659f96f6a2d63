import type { Reading } from '../../reading.ts'

/** What ends in a comparative of one word, or opens one of two. */
export const MORE = /\b(?:less|more|\w{3,}er|\w{3,}eres|\w{3,}eren|menos|moins|meno|weniger|mas|plus|piu)\b/

/** Before "más barato" or "cheaper" they make it the cheapest of some. */
const DEFINITE = /^(?:el|la|los|las|lo|the|le|les|der|die|das|den|dem|il|i|gli)$/
const WHICH = /^(?:cual|cuales|which|lequel|laquelle|lesquels|welche[rsn]?|quale|quali|qual)$/

/** "A cheaper one" is cheaper than what was told; "the cheaper one" and "which is cheaper" choose from it. */
export const isComparative = (r: Reading, mark: 'cheaper' | 'dearer'): boolean =>
  r.marks.some(
    ({ id, start }) =>
      id === mark &&
      !/st(?:e[rsnm]?)?$/.test(r.words[start] ?? '') &&
      !DEFINITE.test(r.words[start - 1] ?? ''),
  ) && !r.words.some((word) => WHICH.test(word))
