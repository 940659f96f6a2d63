import { textFact } from '../facts.ts'
import type { Item } from '../menu.ts'
import { said } from '../said.ts'
import { allergensOf } from './allergens.ts'
import { type Context, priceLine } from './context.ts'
import { wineLine } from './wines.ts'

/** Price, what they are, and declared allergens of two things or a few, one after the other. */
export function sayCompared(items: readonly Item[], context: Context): void {
  const { c } = context
  c.say(c.texts.Hilo.comparo)
  for (const item of items) {
    c.next()
    if (item.kind !== 'wine' || !wineLine(item, context)) priceLine(item, context)
    const text = said(item.descriptions, c.lang)
    c.next()
    if (text) c.say(c.texts.Casa.texto, { texto: textFact(text) })
  }
  const dishes = items.filter(({ kind }) => kind !== 'wine')
  if (dishes.length > 0) allergensOf(context, dishes)
  c.link(items[0]?.kind === 'wine' ? 'vinos' : 'carta', 'reservar')
}
