import type { Context } from '../answers/context.ts'
import { allergenFact, listOf, type Piece, wording } from '../facts.ts'
import { sayFlourOnce } from './flour.ts'
import type { What } from './lists.ts'
import { endsSomething } from './said.ts'

function namesOf({ allergens, diets }: What, { c, menu }: Context): Piece {
  const { Evitar } = c.texts
  return listOf(
    [
      ...allergens.filter((key) => menu.allergens.has(key)).map((key) => allergenFact(key, menu, c.lang)),
      ...diets.map((diet) => wording(Evitar[diet])),
    ],
    c.lang,
  )
}

/** Says what is no longer avoided, and what is kept in mind for somebody else. */
export function sayMinded(x: Context): void {
  const { c, r } = x
  const { Evitar } = c.texts
  const { ended, noted } = r.avoidance
  if (endsSomething(r.avoidance)) c.say(Evitar.olvidado, { lista: namesOf(ended, x) })
  for (const one of noted)
    if (one.who !== 'guest') c.say(Evitar.para, { quien: wording(Evitar[one.who]), lista: namesOf(one, x) })
  c.next()
  sayFlourOnce(x)
}
