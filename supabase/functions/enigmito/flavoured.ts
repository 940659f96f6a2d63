import { KINDS, type Kind } from './kinds.ts'
import type { Item } from './menu.ts'
import { findAll, type PatternBook, patternBook } from './phrases.ts'
import type { Index } from './search.ts'
import type { Targets } from './targets.ts'
import { tokens } from './text/fold.ts'

const books = new Map<Kind, PatternBook>()
const bookOf = (kind: Kind): PatternBook => {
  const known = books.get(kind) ?? patternBook([[kind, KINDS[kind].roots.split('|')]])
  books.set(kind, known)
  return known
}
const namesKind = (item: Item, kind: Kind): boolean => findAll(bookOf(kind), tokens(item.nombre)).length > 0

/** "The alcohol-free one with tomato", "a beer with orange": a drink whose name has the food in it, not the food. */
export function flavoured(targets: Targets, index: Index): Targets {
  const drinks = targets.kinds.filter((kind) => KINDS[kind].of === 'drink')
  const foods = targets.kinds.filter((kind) => KINDS[kind].of === 'dish')
  if (targets.named || drinks.length === 0 || foods.length === 0) return targets
  const items = drinks
    .flatMap((kind) => index.byKind.get(kind) ?? [])
    .filter((item) => foods.every((kind) => namesKind(item, kind)))
  return items.length > 0 ? { ...targets, items, kinds: drinks, akin: false } : targets
}
