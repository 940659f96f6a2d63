import type { Item } from '../menu.ts'
import { type Context, nameLine } from './context.ts'

const MOST = 8

/** Asks which of the things that were listed is meant. */
export function sayWhich(items: readonly Item[], context: Context): void {
  const { c } = context
  c.say(c.texts.Hilo.cual)
  for (const item of items.slice(0, MOST)) nameLine(item, context)
  c.link('carta')
}
