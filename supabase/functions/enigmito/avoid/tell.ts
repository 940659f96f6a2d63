import type { Avoided } from '../../../../lib/chat/talk.ts'
import { stateOf } from '../answers/state.ts'
import type { Composer, State } from '../draft.ts'
import { allergenFact, listOf, nameFact } from '../facts.ts'
import type { Item, Menu } from '../menu.ts'
import { plural } from '../text/plurals.ts'
import { dietKey, isHeat, type untold } from './states.ts'

/** What may harm is told first. */
const HEADING = {
  contains: ['grupoContieneUno', 'grupoContieneVarios'],
  may: ['grupoPuede', 'grupoPuede'],
  unknown: ['grupoSinDeclarar', 'grupoSinDeclarar'],
  notListed: ['grupoNoFiguraUno', 'grupoNoFiguraVarios'],
  free: ['grupoLibre', 'grupoLibre'],
} as const satisfies Record<State, readonly [string, string]>
const STATES = Object.keys(HEADING) as State[]

type Untold = ReturnType<typeof untold>
type Group = { allergens: string[]; items: Item[] }

/** The items in one state; allergens of which the same items are told share a sentence. */
function groupsIn(state: State, { allergens }: Untold): Group[] {
  const groups = new Map<string, Group>()
  for (const allergen of new Set(allergens.map((one) => one.allergen))) {
    const items = allergens
      .filter((one) => one.allergen === allergen && stateOf(one.item, allergen) === state)
      .map(({ item }) => item)
    if (items.length === 0) continue
    const key = items.map(({ kind, slug }) => `${kind}:${slug}`).join()
    const group = groups.get(key) ?? { allergens: [], items }
    group.allergens.push(allergen)
    groups.set(key, group)
  }
  return [...groups.values()]
}

function sayNames(c: Composer, items: readonly Item[]): void {
  c.say(c.texts.Evitar.lista, {
    lista: listOf(
      items.map((item) => nameFact(item, c.lang)),
      c.lang,
    ),
  })
}

/** A sentence for each state, with the items in it; then that a list was shortened. */
export function tellStates(
  c: Composer,
  left: Untold,
  menu: Menu,
  shortened: boolean,
  avoid: readonly Avoided[],
): void {
  const { Alergenos, Crudo, Dieta, Evitar, Hilo } = c.texts
  for (const state of STATES)
    for (const { allergens, items } of groupsIn(state, left)) {
      c.next()
      c.say(Alergenos[HEADING[state][plural(allergens, c.lang) ? 1 : 0]], {
        alergeno: listOf(
          allergens.map((key) => allergenFact(key, menu, c.lang)),
          c.lang,
          state === 'notListed' ? 'or' : 'and',
        ),
      })
      sayNames(c, items)
      for (const item of items) for (const allergen of allergens) c.claim({ item, allergen, state })
    }
  for (const fits of [true, false])
    for (const diet of new Set(left.diets.map((one) => one.diet))) {
      const items = left.diets.filter((one) => one.diet === diet && one.fits === fits).map(({ item }) => item)
      if (items.length === 0) continue
      const key = dietKey(diet)
      // Beside what may harm, what fits a diet is no option that is recommended.
      const heading = fits ? (`${key}Marca` as const) : (`${key}SinMarca` as const)
      c.next()
      c.say(Dieta[heading])
      sayNames(c, items)
      c.claimDiet(diet, items, fits)
    }
  if (!shortened || [Alergenos.fuera, Hilo.fuera, Crudo.fuera].some((text) => c.hasSaid(text))) return
  c.next()
  const diets = avoid.flatMap((one) => one.diets)
  const ofAllergens = avoid.some(({ allergens }) => allergens.length > 0)
  if (left.allergens.length > 0 || (ofAllergens && diets.length === 0)) {
    const keys = new Set([
      ...avoid.flatMap(({ allergens }) => allergens),
      ...left.allergens.map((one) => one.allergen),
    ])
    const known = [...keys].filter((key) => menu.allergens.has(key))
    c.say(Alergenos.fuera, {
      lista: listOf(
        known.map((key) => allergenFact(key, menu, c.lang)),
        c.lang,
        'or',
      ),
    })
  } else c.say(!ofAllergens && diets.every(isHeat) ? Crudo.fuera : Evitar.fueraDieta)
}
