import { KINDS, type Kind } from '../kinds.ts'
import type { Item } from '../menu.ts'
import { tasteIn } from '../qualities/body.ts'
import { fold } from '../text/fold.ts'
import type { Context } from './context.ts'

/** Drinks whose name says sugar or fruit. */
const SUGARY = /\b(?:cola|limon\w*|zumo|horchata|mosto|azahar|refresco|naranja|batido|gaseosa|mistela)\b/

/** "Without alcohol, but not sweet": what is sweet by its name is left out. */
export function drierOnly(items: readonly Item[], { r }: Context): readonly Item[] {
  if (tasteIn(fold(r.line), r.lang) !== 'dry') return items
  const some = items.filter(({ nombre }) => !SUGARY.test(fold(nombre)))
  return some.length > 0 ? some : items
}

/** Of a wider kind first what is that and nothing else: "patatas bravas" before a stew with potatoes. */
export const plainFirst = (kind: Kind, { index }: Context): readonly Item[] => {
  const [root = ''] = KINDS[kind].roots.split(/[ *|]/)
  const isPlain = ({ nombre }: Item): number => (fold(nombre).startsWith(root) ? 0 : 1)
  const all = index.byKind.get(kind) ?? []
  const plain = all.filter((item) => isPlain(item) === 0)
  return plain.length > 0 ? plain : all
}
