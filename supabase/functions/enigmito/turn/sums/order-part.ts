import { byHead, type Ordered } from '../../answers/total.ts'
import type { Item } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import type { Index } from '../../search.ts'
import { fold, stems } from '../../text/fold.ts'
import { STOP } from '../../text/lexicon.ts'
import { nameStems } from '../../text/name-stems.ts'
import { numberOf } from '../../text/numbers.ts'
import { countable, focusOf } from '../focus.ts'
import { timesIn } from '../party.ts'
import { namesBottle } from '../reference.ts'
import { type Cues, cuesIn } from './cues.ts'
import { onlyWine } from './only-wine.ts'

type Order = readonly Ordered[]
type Read = (text: string) => Reading
/** A part of a message that changes an order: the things of it that it names, or a new one, with number and size. */
export type Part = {
  own: readonly Item[]
  fresh: Item | null
  times: number | null
  format: string | null
  /** "A bottle of it". */
  isOne: boolean
  cues: Cues
}

const ONE = /\b(?:un[ao]?|une|an?|one|eine?[nmrs]?)\b/

const WINE = 'wine'

/** How many words of a text stand in the name of a thing. */
function sharedWith(item: Item, r: Reading): number {
  const said = r.words.filter((word) => word.length > 2 && !STOP.has(word) && numberOf(word, r.lang) === 0)
  const name = nameStems(item)
  return said.filter((word) => stems(word).some((stem) => name.has(stem))).length
}
const mostShared = (order: Order, r: Reading): number =>
  Math.max(0, ...order.map(({ item }) => sharedWith(item, r)))

/** The things of an order that a text names: by a word of their name, by their kind, or the wine by its glass. */
function namedOf(
  order: Order,
  r: Reading,
  format: string | null,
  index: Index,
  byKind: boolean,
): readonly Item[] {
  const items = [...new Set(order.map(({ item }) => item))]
  const targets = new Set([...r.targets.items, ...r.targets.wines])
  const exact = items.filter((item) => targets.has(item))
  if (exact.length > 0 && (r.targets.named || exact.length === targets.size)) return exact
  const most = mostShared(order, r)
  if (most > 0) return items.filter((item) => sharedWith(item, r) === most)
  const ofKind = items.filter((item) =>
    index.kindsOf.get(item)?.some((kind) => r.targets.kinds.includes(kind)),
  )
  if (byKind && ofKind.length > 0) return ofKind
  const wines = items.filter(({ kind }) => kind === WINE)
  const ofWine = r.has('wine', 'glass') || r.styles.length > 0 || namesBottle(r) || format === 'copa'
  return ofWine && wines.length === 1 ? wines : []
}

export function partOf(text: string, order: Order, read: Read, index: Index): Part {
  const r = read(text)
  const cues = cuesIn(text, r.lang)
  const format = r.has('glass')
    ? 'copa'
    : namesBottle(r)
      ? 'botella'
      : cues.half
        ? 'media'
        : cues.whole
          ? 'racion'
          : null
  const meant = [...r.targets.items, ...r.targets.wines]
  const focus = focusOf(r, index) ?? onlyWine(r, index)
  const isCertain = (item: Item): boolean =>
    r.targets.named ||
    meant.length === 1 ||
    (index.names.get(item)?.some((name) => [...name].every((word) => r.words.includes(word))) ?? false)
  const numbersOf = (thing: Item | undefined): readonly number[] =>
    (thing ? countable({ ...r, line: text }, thing) : r.words)
      .map((word) => numberOf(word, r.lang))
      .filter((number) => number > 1)
  const isOne = ONE.test(fold(text))
  const isNew = focus !== null && !order.some(({ item }) => item === focus)
  // "Three spaghetti", of which a children's menu is not one.
  const counted = isNew && (isOne || numbersOf(focus).length > 0)
  const sure = counted && sharedWith(focus, r) > 0 && mostShared(order, r) === 0
  const fresh = isNew && (isCertain(focus) || sure) ? focus : null
  const own = fresh ? [] : namedOf(order, r, format, index, !cues.others)
  const thing = fresh ?? own[0]
  const numbers = numbersOf(thing)
  const people = r.guests ?? (timesIn(r) > 1 ? timesIn(r) : null)
  // "Still two people": who eats, and no number of a thing that is not sold by the head.
  const [times = null] = people === null ? numbers : thing && byHead(thing) ? [people] : []
  return { own, fresh, times, format, isOne, cues }
}
