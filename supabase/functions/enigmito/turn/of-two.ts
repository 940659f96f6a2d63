import * as dishes from '../answers/dishes.ts'
import { portionOf } from '../answers/total.ts'
import * as wines from '../answers/wines.ts'
import type { Menu } from '../menu.ts'
import { twoMeant } from './meant/two.ts'
import type { Chosen } from './narrow.ts'
import { marked } from './reference.ts'
import type { Turn } from './turn.ts'

/** "The cheaper of the two, tell me about it": that one, not both side by side. */
export function ofTwo({ r, pool }: Turn, menu: Menu): Chosen | null {
  const [cheap, dear] = [marked(r, 'cheaper') || r.has('cheap'), marked(r, 'dearer') || r.has('dear')]
  if (!r.has('about') || cheap === dear || !(marked(r, 'both') || pool)) return null
  const two = (pool ?? twoMeant(r, menu)).slice(-2)
  const [first, second] = two.toSorted(
    (a, b) => (portionOf(a, null)?.cents ?? 0) - (portionOf(b, null)?.cents ?? 0),
  )
  const one = cheap ? first : second
  if (!one || two.length < 2) return null
  const of = one.kind === 'wine' ? { items: [], wines: [one] } : { items: [one], wines: [] }
  const targets = { ...r.targets, ...of, kinds: [], absent: [], unknown: [], named: true }
  const answer = one.kind === 'wine' ? wines.one : dishes.describe
  return {
    id: one.kind === 'wine' ? 'wine_one' : 'ingredients',
    answer: (context) => answer({ ...context, r: { ...context.r, targets, styles: [] } }),
    frame: { act: 'item', ask: ['description'] },
  }
}
