import type { Item } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import type { Index } from '../../search.ts'

/** "Three glasses of tardana": the only wine of that grape or place, or the only one of them that is called so too. */
export function onlyWine({ targets, words }: Reading, index: Index): Item | null {
  const from = targets.items.length > 0 ? [] : (targets.fromGrape ?? targets.fromPlace ?? [])
  const called = from.filter((item) =>
    index.names.get(item)?.some((name) => words.some((word) => name.has(word) && index.grapes.has(word))),
  )
  const [only, more] = from.length > 1 ? called : from
  return only && !more ? only : null
}
