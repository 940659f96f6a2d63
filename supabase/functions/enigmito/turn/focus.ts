import type { Item } from '../menu.ts'
import type { Reading } from '../reading.ts'
import type { Index } from '../search.ts'
import { stems, tokens } from '../text/fold.ts'
import { STOP } from '../text/lexicon.ts'
import { numberOf } from './numbers.ts'

/** "Calamares" is rather the Calamares than the Calamar. */
const INFLECTED = 0.8

/** How many words of the message stand in the best name of an item, and how close the two are in size. */
function match(item: Item, words: readonly string[], index: Index): { shared: number; size: number } {
  let best = { shared: 0, size: Number.MAX_SAFE_INTEGER }
  for (const name of index.names.get(item) ?? []) {
    const known = new Set([...name].flatMap(stems))
    const shared = words.reduce(
      (sum, word) => sum + (name.has(word) ? 1 : stems(word).some((stem) => known.has(stem)) ? INFLECTED : 0),
      0,
    )
    if (shared > best.shared || (shared === best.shared && name.size < best.size))
      best = { shared, size: name.size }
  }
  return best
}

/**
 * Of the items that a message may mean, the one whose name it says most of; null when two are as good. Unless
 * `strict`, the shorter name wins: there is less that was not said.
 */
export function focusOf(
  r: Reading,
  index: Index,
  items: readonly Item[] = [...r.targets.items, ...r.targets.wines],
  strict = false,
): Item | null {
  const [only] = items
  if (items.length === 1) return only ?? null
  const words = [...new Set(r.words)].filter((word) => word.length > 2 && !STOP.has(word))
  const ranked = items
    .map((item) => ({ item, ...match(item, words, index) }))
    .toSorted((a, b) => b.shared - a.shared || a.size - b.size)
  const [first, second] = ranked
  if (!first || first.shared === 0) return null
  if (!second || second.shared < first.shared) return first.item
  return !strict && second.size > first.size ? first.item : null
}

/** "The vegetable fideuà and the one with prawns": things of the kind last named. */
const alike = (item: Item | undefined, index: Index): readonly Item[] =>
  item ? (index.kindsOf.get(item) ?? []).flatMap((kind) => index.byKind.get(kind) ?? []) : []

/** Each thing named in a message that joins several, with its number: "2 croquettes and the bream". */
export type Counted = { item: Item; times: number }
const JOIN =
  /[,+&?:]|\s(?:y|e|and|n|plus|et|und|oder|o|u|or|ou|piu|più|con|with|avec|mit|vs|zu|entre|between|zwischen|tra|fra|mas|más)\s/giu

export function countedIn(line: string, read: (text: string) => Reading, index: Index): readonly Counted[] {
  const found = new Map<Item, Counted>()
  for (const part of ` ${line} `.split(JOIN).slice(0, 8)) {
    if (part.trim().length < 3) continue
    const r = read(part)
    const ofKind = r.marks.some(({ id }) => id === 'that') || /^ones?$/.test(r.words.at(-1) ?? '')
    const akin = ofKind ? alike([...found.keys()].at(-1), index).filter((one) => !found.has(one)) : []
    const item = (akin.length > 0 ? focusOf(r, index, akin) : null) ?? focusOf(r, index)
    if (!item || found.has(item)) continue
    // "Three cheeses" is a name, not three of them.
    const inName = (word: string): boolean =>
      [...item.names.values()].some((name) => tokens(name).includes(word))
    const count = r.words
      .filter((word) => !inName(word))
      .map((word) => numberOf(word, r.lang))
      .find((number) => number > 1 && number < 100)
    found.set(item, { item, times: count ?? 1 })
  }
  return [...found.values()]
}
