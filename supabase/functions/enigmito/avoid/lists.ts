import { type Avoided, EATERS, type Eater } from '../../../../lib/chat/talk.ts'
import type { Allergen } from '../words/shape.ts'

export type Diet = Avoided['diets'][number]
export type What = { allergens: readonly Allergen[]; diets: readonly Diet[] }

/** Of whom and what; null: of everybody, everything. */
export type End = { who: Eater | null; what: What | null }

export const isIn = <T>(list: readonly T[], one: T): boolean => list.includes(one)

/** What is left when something has ended. */
export function without(before: readonly Avoided[], ends: readonly End[]): readonly Avoided[] {
  return before.flatMap((own): Avoided[] => {
    const mine = ends.filter(({ who }) => who === null || who === own.who)
    if (mine.some(({ what }) => what === null)) return []
    const [allergens, diets] = [
      own.allergens.filter((key) => !mine.some(({ what }) => what && isIn(what.allergens, key))),
      own.diets.filter((diet) => !mine.some(({ what }) => what && isIn(what.diets, diet))),
    ]
    return allergens.length + diets.length > 0 ? [{ ...own, allergens, diets }] : []
  })
}

/** One entry for each person. */
export const together = (list: readonly Avoided[]): readonly Avoided[] =>
  EATERS.flatMap((who): Avoided[] => {
    const own = list.filter((one) => one.who === who)
    const allergens = [...new Set(own.flatMap((one) => one.allergens))]
    const diets = [...new Set(own.flatMap((one) => one.diets))]
    const as = own.map((one) => one.as).find(Boolean)
    return allergens.length + diets.length > 0 ? [{ who, allergens, diets, ...(as ? { as } : {}) }] : []
  })

/** What is new in a list. */
export const difference = (all: readonly Avoided[], less: readonly Avoided[]): readonly Avoided[] =>
  all.flatMap(({ who, allergens, diets }): Avoided[] => {
    const known = less.find((one) => one.who === who)
    const fresh = {
      who,
      allergens: allergens.filter((key) => !known?.allergens.includes(key)),
      diets: diets.filter((diet) => !known?.diets.includes(diet)),
    }
    return fresh.allergens.length + fresh.diets.length > 0 ? [fresh] : []
  })

/** Whose things a list leaves out. */
export const eatersOf = ({
  avoid,
  only,
}: {
  avoid: readonly Avoided[]
  only: Eater | null
}): readonly Avoided[] => (only ? avoid.filter(({ who }) => who === only) : avoid)
