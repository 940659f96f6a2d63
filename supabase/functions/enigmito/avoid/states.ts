import type { Avoided } from '../../../../lib/chat/talk.ts'
import { contradicts } from '../answers/context.ts'
import { stateOf } from '../answers/state.ts'
import type { Claim, Diet, DietClaim, State } from '../draft.ts'
import { isAlcoholic } from '../heat/alcohol.ts'
import { heatOf } from '../heat/heat.ts'
import type { Item, Menu } from '../menu.ts'

const allergensIn = (avoid: readonly Avoided[], menu: Menu): readonly string[] =>
  [...new Set(avoid.flatMap(({ allergens }) => allergens))].filter((key) => menu.allergens.has(key))

const dietsIn = (avoid: readonly Avoided[]): readonly Diet[] => {
  const diets = new Set(avoid.flatMap((one) => one.diets))
  return diets.has('vegan') ? ['vegan'] : diets.has('vegetarian') ? ['vegetarian'] : []
}

export const isHeat = (diet: Avoided['diets'][number]): boolean => diet === 'pregnant'

/** Somebody is pregnant; `self`: the guest. */
export const isPregnant = (avoid: readonly Avoided[], self = false): boolean =>
  avoid.some(({ who, diets }) => diets.includes('pregnant') && (!self || who === 'guest'))

/** Only what its row calls cooked, names no alcohol in, and has a confirmed sheet. Of wine that is asked for its alcohol is told. */
const suitsPregnant = (item: Item, avoid: readonly Avoided[]): boolean =>
  item.kind === 'dish'
    ? item.declared && heatOf(item) === 'hot' && !isAlcoholic(item)
    : item.kind === 'wine' || !isAlcoholic(item) || !isPregnant(avoid, true)

const DIETS = { vegan: 'vegano', vegetarian: 'vegetariano' } as const
export const dietKey = (diet: Diet): 'vegano' | 'vegetariano' => DIETS[diet]

/** Only the tag counts, and only where the declared allergens do not contradict it. */
export const fitsDiet = (item: Item, diet: Diet): boolean =>
  (diet === 'vegan' ? item.vegan : item.vegetarian) && !contradicts(item, DIETS[diet])

const SILENT: ReadonlySet<State> = new Set<State>(['free', 'notListed'])

/** Of one drink or wine among others only what speaks against it must be told. */
const mustTell = (item: Item, allergen: string, isAlone: boolean): boolean =>
  item.kind === 'dish' || isAlone || !SILENT.has(stateOf(item, allergen))

const mustTellDiet = (item: Item, diet: Diet): boolean =>
  item.kind === 'dish' || (item.kind === 'wine' && diet === 'vegan' && !fitsDiet(item, diet))

type Told = { claims: readonly Claim[]; diets: readonly DietClaim[] }

/** The named items whose state for what is avoided an answer does not tell. */
export function untold(
  named: readonly Item[],
  { claims, diets }: Told,
  avoid: readonly Avoided[],
  menu: Menu,
): { allergens: { item: Item; allergen: string }[]; diets: DietClaim[] } {
  return {
    allergens: allergensIn(avoid, menu).flatMap((allergen) =>
      named
        .filter((item) => mustTell(item, allergen, named.length === 1))
        .filter((item) => !claims.some((claim) => claim.item === item && claim.allergen === allergen))
        .map((item) => ({ item, allergen })),
    ),
    diets: dietsIn(avoid).flatMap((diet) =>
      named
        .filter((item) => mustTellDiet(item, diet))
        .filter((item) => !diets.some((claim) => claim.item === item && claim.diet === diet))
        .map((item) => ({ item, diet, fits: fitsDiet(item, diet) })),
    ),
  }
}

/** Whether a list may show it: what contains it, may contain it, or has nothing declared is left out. */
export const suits = (item: Item, avoid: readonly Avoided[], menu: Menu): boolean =>
  allergensIn(avoid, menu).every((key) => SILENT.has(stateOf(item, key))) &&
  dietsIn(avoid).every(
    (diet) => item.kind === 'drink' || fitsDiet(item, diet) || !mustTellDiet(item, diet),
  ) &&
  (!isPregnant(avoid) || suitsPregnant(item, avoid))
