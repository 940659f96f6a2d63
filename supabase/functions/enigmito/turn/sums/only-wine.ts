import type { Item } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import type { Index } from '../../search.ts'

/** "Three glasses of tardana": the only wine of that grape or place, or the only one of them that is called so too, or that is poured. */
export function onlyWine({ targets, words, has }: Reading, index: Index): Item | null {
  const from = targets.items.length > 0 ? [] : (targets.fromGrape ?? targets.fromPlace ?? [])
  const called = from.filter((item) =>
    index.names.get(item)?.some((name) => words.some((word) => name.has(word) && index.grapes.has(word))),
  )
  const poured = has('glass')
    ? from.filter(({ prices }) => prices.some(({ formato }) => formato === 'copa'))
    : []
  const [only, more] = from.length < 2 ? from : called.length === 1 ? called : poured
  return only && !more ? only : null
}
