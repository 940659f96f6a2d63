import type { Kind } from '../../kinds.ts'
import type { Item } from '../../menu.ts'
import { ARTICLE } from '../../text/article.ts'
import { available, type Context } from '../context.ts'

/** Parts of the menu, of which a guest asks as of a dish; those whose word stands for an allergen are none. */
const PARTS: ReadonlySet<Kind> = new Set<Kind>([
  'starters',
  'mains',
  'dessert',
  'rice',
  'meat',
  'salad',
  'pasta',
  'soup',
])

const AND = /^(?:y|e|o|u|and|or|n|et|ou|und|oder|sowie|ed|oppure)$/
/** "… and the desserts": right behind the word that joins it, but for an article. */
const isJoined = (kind: Kind, { hits, words }: Context['r']): boolean =>
  hits.some(({ id, start }) => {
    const at = ARTICLE.test(words[start - 1] ?? '') ? start - 2 : start - 1
    return id === `kind:${kind}` && at > 0 && AND.test(words[at] ?? '')
  })

/** "Are the romesco and the desserts all right for him?": beside the dishes that are named, those of a whole part of the menu. */
export function besideKinds(context: Context, named: readonly Item[]): readonly Item[] {
  const { r, index } = context
  if (named.length === 0) return []
  return r.targets.kinds.flatMap((kind) => {
    const items = PARTS.has(kind) && isJoined(kind, r) ? (index.byKind.get(kind) ?? []) : []
    return items.some((item) => named.includes(item)) ? [] : items.filter((item) => available(item, context))
  })
}
