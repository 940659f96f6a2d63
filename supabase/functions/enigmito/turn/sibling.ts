import type { Item } from '../menu.ts'
import { contentWords } from '../search.ts'

/** Of many listed, the only other one that is called alike: "and the other?" after one of two vermouths. */
export function sibling(last: Item, listed: readonly Item[]): Item | null {
  const [head] = contentWords(last.nombre)
  const [only, more] = listed.filter((item) => item !== last && contentWords(item.nombre)[0] === head)
  return only && !more ? only : null
}
