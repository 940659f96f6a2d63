import type { Reading } from '../../reading.ts'

/** What ends in a comparative of one word, or opens one of two. */
export const MORE = /\b(?:less|more|\w{3,}er|\w{3,}eres|\w{3,}eren|menos|moins|meno|weniger|mas|plus|piu)\b/

/** Before "más barato" or "cheaper" they make it the cheapest of some. */
const DEFINITE =
  /^(?:el|la|los|las|lo|del|al|the|le|les|du|des|au|der|die|das|den|dem|des|im|beim|vom|zum|zur|am|il|i|gli|quell[oaie]|nel|nella|dal|dalla|della|sul)$/
const INDEFINITE =
  /^(?:un|uno|una|unos|unas|une|algo|alguno|alguna|otro|otra|a|an|any|anything|something|some|another|quelque|chose|autre|was|etwas|ein\w*|irgendwas|noch|qualcosa|qualche|altro|hay|there)$/
const WHICH = /^(?:cual|cuales|which|lequel|laquelle|lesquels|welche[rsn]?|quale|quali|qual)$/
const NEAR = 3

/** "La botella más barata" is the cheapest, "algo más barato" one that is cheaper. */
function isDefinite(words: readonly string[]): boolean {
  const nearest = words.toReversed().find((word) => DEFINITE.test(word) || INDEFINITE.test(word))
  return nearest !== undefined && DEFINITE.test(nearest)
}

/** "A cheaper one" is cheaper than what was told; "the cheaper one" and "which is cheaper" choose from it. */
export const isComparative = (r: Reading, mark: 'cheaper' | 'dearer'): boolean =>
  r.marks.some(
    ({ id, start }) =>
      id === mark &&
      !/st(?:e[rsnm]?)?$/.test(r.words[start] ?? '') &&
      !isDefinite(r.words.slice(Math.max(0, start - NEAR), start)),
  ) && !r.words.some((word) => WHICH.test(word))
