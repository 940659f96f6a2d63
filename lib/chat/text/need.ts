import { namesDiet } from '../stored/learn.ts'

/** Beside the diets: stems of what must not be eaten, in five languages. */
const DIET =
  /(?<![a-z])(?:[a-z]*al+erg|intoler|toll?er[oa]|(?:un)?vertr(?:a|ae)g|supporte|diger|rea[gc]|sienta|vegetal|la[ck]tos|can'?t have )/

export const namesNeed = (folded: string): boolean => DIET.test(folded) || namesDiet(folded)
