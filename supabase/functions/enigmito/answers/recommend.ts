import { nameFact, textFact } from '../facts.ts'
import type { Item } from '../menu.ts'
import { said } from '../said.ts'
import { allergenList } from './allergens.ts'
import {
  type Answer,
  atThisHour,
  available,
  type Context,
  contradicts,
  dishesToday,
  noData,
  priceLine,
  spread,
} from './context.ts'
import { toGoWith } from './wines.ts'

/** "Arroz con leche" is no rice for who asks for the best rice, nor is a child's plate, unless there is nothing else. */
function usual(items: readonly Item[], { r, index }: Context): readonly Item[] {
  const apart = (['dessert', 'kids'] as const).filter((kind) => !r.targets.kinds.includes(kind))
  const own = items.filter((item) => !apart.some((kind) => index.kindsOf.get(item)?.includes(kind)))
  return own.length > 0 ? own : items
}

/** With an allergen to avoid, this becomes an allergen answer. */
export const recommend: Answer = (context) => {
  const { r, c } = context
  const { hints } = r
  const asked = usual(
    r.targets.items.filter((item) => available(item, context)),
    context,
  )
  const pool = (
    asked.length > 0
      ? asked.toSorted((a, b) => Number(b.featured) - Number(a.featured))
      : dishesToday(context)
  ).filter((item) => fitsDiets(item, hints.diets, context))
  if (hints.avoidGluten) return allergenList(context, ['gluten'], pool)
  if (pool.length === 0) {
    if (hints.diets.length === 0) return noData(context, 'fact:recommend')
    for (const diet of hints.diets) c.say(c.texts.Dieta[`${diet}Ninguno`])
    return c.link('carta', 'contacto')
  }
  c.say(c.texts.Carta.recomiendo)
  const chosen = spread(asked.length > 0 ? pool : atThisHour(pool, context), asked.length > 0 ? 3 : 4)
  for (const item of chosen) priceLine(item, context)
  toGoWith(chosen, context)
  c.next()
  c.say(c.texts.Carta.afinar)
  if (hints.diets.length > 0 || hints.allergy) c.say(c.texts.Alergenos.aviso)
  c.link('carta', 'vinos', 'reservar')
}

/** Of the things that were told: the house's own favourites among them, else each with what it is. */
export function recommendOf(listed: readonly Item[], context: Context): void {
  const { c } = context
  const own = listed.filter((item) => item.featured && available(item, context))
  const chosen = (own.length > 0 ? own : listed).slice(0, 3)
  c.say(c.texts.Carta.recomiendo)
  for (const item of chosen) priceLine(item, context)
  for (const item of chosen) {
    const text = said(item.descriptions, c.lang)
    if (text) {
      c.next()
      c.say(c.texts.Carta.texto, { nombre: nameFact(item, c.lang), texto: textFact(text) })
    }
  }
  c.link(chosen.every(({ kind }) => kind === 'wine') ? 'vinos' : 'carta', 'reservar')
}

/** False also when the data contradict the tag; that is noted. */
export function fitsDiets(item: Item, diets: readonly ('vegano' | 'vegetariano')[], { c }: Context): boolean {
  return diets.every((diet) => {
    if (!(diet === 'vegano' ? item.vegan : item.vegetarian)) return false
    if (!contradicts(item, diet)) return true
    c.note(`diet_conflict:${diet}:${item.slug}`)
    return false
  })
}
