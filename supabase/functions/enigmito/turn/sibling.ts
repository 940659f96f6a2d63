import type { Item, Menu } from '../menu.ts'
import type { Reading } from '../reading.ts'
import { contentWords } from '../search.ts'
import { ofQuality } from '../text/wine-quality.ts'

/** Of many listed, the only other one that is called alike: "and the other?" after one of two vermouths. */
export function sibling(last: Item, listed: readonly Item[]): Item | null {
  const [head] = contentWords(last.nombre)
  const [only, more] = listed.filter((item) => item !== last && contentWords(item.nombre)[0] === head)
  return only && !more ? only : null
}

/** "And the gran reserva of that house?": another wine of the winery of the one in hand, by its quality. */
export function ofSameWinery(r: Reading, { items }: Menu): Item | null {
  const winery = r.last?.wine?.bodega
  if (!winery || r.targets.items.length + r.targets.wines.length > 0 || r.has('reserve')) return null
  const own = items.filter(({ wine }) => wine?.bodega === winery)
  const [only, more] = ofQuality(own, r.words)
  return only && !more && own.length > 1 ? only : null
}
