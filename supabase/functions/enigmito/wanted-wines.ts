import type { Free } from './attached.ts'
import type { Item } from './menu.ts'
import type { Hit } from './phrases.ts'
import { asWritten } from './places.ts'
import { contentWords, type Index } from './search.ts'
import { stems, tokens } from './text/fold.ts'

/** Null without a place or grape; an empty set for a famous one that no wine has. */
export function named(
  by: ReadonlyMap<string, ReadonlySet<Item>>,
  free: readonly Free[],
  famous: (word: string) => boolean,
  wineSpoken: boolean,
): ReadonlySet<Item>[] | null {
  const sets = free.flatMap(({ word, known }) => {
    // Misspelt places count only where wine is mentioned: "calle" is no "valle".
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

/** Overlapping sets narrow each other ("Ribera del Duero"); others are added. */
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

/** How long it aged is no name: "a crianza under 31"; and "extra" is one more. */
const AGES = /^(?:crianza|reserva|extra)$/

export const saysWine = (hits: readonly Hit[]): boolean =>
  hits.some(({ id }) => id === 'concept:wine' || id === 'concept:glass' || id.startsWith('style:'))

/** "The gran reserva": two words side by side that stand so in the name of one wine alone. */
function ofPair(index: Index, words: readonly string[]): Item | null {
  const wines = [...new Set(words.flatMap((word) => [...(index.byWord.get(word) ?? [])]))].filter(
    ({ kind }) => kind === 'wine',
  )
  const has = ({ nombre }: Item): boolean => {
    const name = tokens(nombre)
    return name
      .slice(0, -1)
      .some((word, at) => words.some((one, i) => one === word && words[i + 1] === name[at + 1]))
  }
  const [only, more] = wines.filter(has)
  return only && !more ? only : null
}

export function winesNamed(
  index: Index,
  full: ReadonlySet<Item>,
  free: readonly Free[],
  wineSpoken: boolean,
): Item[] {
  const named = [...full].filter(({ kind }) => kind === 'wine')
  if (named.length > 0) return named
  const pair = ofPair(
    index,
    free.map(({ word }) => word),
  )
  if (pair) return [pair]
  const rare = free.flatMap(({ word: said, known }) =>
    known.flatMap((word) => {
      const items = [...(index.byWord.get(word) ?? [])].filter(({ kind }) => kind === 'wine')
      const elsewhere = index.places.has(word) || index.grapes.has(word)
      return word.length >= 5 &&
        !AGES.test(word) &&
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

/** "A bottle of Casa Benisoda" is brought from no home: the words without the names of the wines that are meant. */
export function withoutWineNames(words: readonly string[], wines: readonly Item[]): readonly string[] {
  const said = new Set(words)
  const own = wines.map(({ nombre }) => tokens(nombre)).filter((name) => name.every((word) => said.has(word)))
  return own.length > 0 ? words.filter((word) => !own.some((name) => name.includes(word))) : words
}
