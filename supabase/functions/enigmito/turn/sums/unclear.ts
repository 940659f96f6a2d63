import { priceLine } from '../../answers/context.ts'
import { type Ordered, sayOrder } from '../../answers/total.ts'
import { sayWhich } from '../../answers/which.ts'
import type { Item } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import { numberOf } from '../../text/numbers.ts'
import type { Chosen } from '../narrow.ts'
import { saysSum } from './asks-sum.ts'
import type { Part } from './order-part.ts'
import { orderKeys, whichKey } from './order-told.ts'

type Read = (text: string) => Reading
/** So many of something that may be more than one row. `at`: its place among the parts. */
export type Unclear = { meant: readonly Item[]; times: number; at: number }

const MOST = 8

/** "With 6 beers, how much in all?": which of several is meant of what comes; null where nothing, or more than one thing, is open. */
export function asksWhich(
  r: Reading,
  texts: readonly string[],
  parts: readonly Part[],
  read: Read,
): Unclear | null {
  if (!saysSum(r)) return null
  const named = parts.flatMap(({ own, fresh }) => [...own, ...(fresh ? [fresh] : [])])
  const [one, more] = texts.flatMap((text, at): readonly Unclear[] => {
    const part = parts[at]
    const { targets, words, lang } = read(text)
    const meant = [...targets.items, ...targets.wines]
    const times = part?.times ?? words.map((word) => numberOf(word, lang)).find((count) => count > 1)
    if (!part || !times || part.own.length > 0 || part.fresh || part.cues.removes) return []
    const several = meant.length > 1 && meant.length <= MOST
    return several && !meant.some((item) => named.includes(item)) ? [{ meant, times, at }] : []
  })
  return one && !more ? one : null
}

/** The sum of what is known, and which of several is meant of the rest. */
export const asking = (
  order: readonly Ordered[],
  { meant, times }: Unclear,
  { guests }: Reading,
): Chosen => ({
  id: 'total',
  answer: (context) => {
    sayOrder(order, guests, context)
    context.c.next()
    sayWhich(meant, context, priceLine)
  },
  frame: { act: 'price', ask: ['price', ...orderKeys(order), whichKey(times)] },
})
