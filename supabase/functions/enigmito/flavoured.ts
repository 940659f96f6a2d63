import { namesKind } from './frame/keys.ts'
import { KINDS } from './kinds.ts'
import type { Index } from './search.ts'
import type { Targets } from './targets.ts'

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
