import type { Free } from './attached.ts'
import type { Item } from './menu.ts'
import type { Hit } from './phrases.ts'
import { asWritten } from './places.ts'
import { contentWords, type Index } from './search.ts'
import { stems } from './text/fold.ts'

/** Wines by the places or grapes among the words; an empty set for a famous one that no wine has; null for none. */
export function named(
  by: ReadonlyMap<string, ReadonlySet<Item>>,
  free: readonly Free[],
  famous: (word: string) => boolean,
  wineSpoken: boolean,
): ReadonlySet<Item>[] | null {
  const sets = free.flatMap(({ word, known }) => {
    // A misspelt place is one only where wine is spoken of: "calle" is no "valle".
    const meant = known.filter((one) => wineSpoken || one === word || stems(word).includes(one))
    const found = [asWritten(word), ...meant].flatMap((one) => by.get(one) ?? [])
    return found.length > 0
      ? [new Set(found.flatMap((items) => [...items]))]
      : famous(word)
        ? [new Set<Item>()]
        : []
  })
  return sets.length > 0 ? sets : null
}

/** Sets that share something narrow each other down ("Ribera del Duero"); others stand side by side. */
export function meeting(sets: readonly ReadonlySet<Item>[]): Item[] {
  const [first, ...rest] = sets
  if (!first) return []
  let shared = [...first]
  for (const set of rest) {
    const both = shared.filter((item) => set.has(item))
    shared = both.length > 0 ? both : [...new Set([...shared, ...set])]
  }
  return shared
}

/** Whether wine is spoken of, in so many words. */
export const saysWine = (hits: readonly Hit[]): boolean =>
  hits.some(({ id }) => id === 'concept:wine' || id === 'concept:glass' || id.startsWith('style:'))

/** Wines named in full, or by a word that hardly any other name has; misspelt ones only where wine is spoken of. */
export function winesNamed(
  index: Index,
  full: readonly Item[],
  free: readonly Free[],
  wineSpoken: boolean,
): Item[] {
  const named = full.filter(({ kind }) => kind === 'wine')
  if (named.length > 0) return named
  const rare = free.flatMap(({ word: said, known }) =>
    known.flatMap((word) => {
      const items = [...(index.byWord.get(word) ?? [])].filter(({ kind }) => kind === 'wine')
      const elsewhere = index.places.has(word) || index.grapes.has(word)
      return word.length >= 5 &&
        (wineSpoken || word === said) &&
        !elsewhere &&
        items.length > 0 &&
        items.length <= 3
        ? items
        : []
    }),
  )
  return [...new Set(rare)].filter((item) => contentWords(item.nombre).length <= 4)
}
