import { nameFact } from '../facts.ts'
import type { Item } from '../menu.ts'
import { type Context, spread } from './context.ts'
import { centsOf, lines, wineLine } from './wines.ts'

/** Whether a wine is poured by the glass; `others`: its like that are. */
export function sayPoured(item: Item, others: readonly Item[], context: Context): void {
  const { c } = context
  const isPoured = Number.isFinite(centsOf(item, 'copa'))
  c.say(isPoured ? c.texts.Cava.porCopa : c.texts.Cava.soloBotella, { nombre: nameFact(item, c.lang) })
  wineLine(item, context)
  c.about(item)
  c.link('vinos', 'reservar')
  if (others.length === 0) return
  c.next()
  c.say(c.texts.Cava.copas)
  lines(spread(others, others.length), context, 'copa')
}
