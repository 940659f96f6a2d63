import type { Item } from '../menu.ts'
import { type Context, nameLine } from './context.ts'

const MOST = 8

/** Asks which of the things that were listed is meant. `line`: how each is told. */
export function sayWhich(items: readonly Item[], context: Context, line = nameLine): void {
  const { c } = context
  c.say(c.texts.Hilo.cual)
  for (const item of items.slice(0, MOST)) line(item, context)
  c.link('carta')
}
