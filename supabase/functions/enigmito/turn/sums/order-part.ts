import { byHead, type Ordered } from '../../answers/total.ts'
import type { Item } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import type { Index } from '../../search.ts'
import { refOf } from '../../talk/known.ts'
import { fold, stems } from '../../text/fold.ts'
import { STOP } from '../../text/lexicon.ts'
import { nameStems } from '../../text/name-stems.ts'
import { numberOf } from '../../text/numbers.ts'
import { countable, focusOf, headOfName } from '../focus.ts'
import { timesIn } from '../party.ts'
import { namesBottle } from '../reference.ts'
import { type Cues, cuesIn } from './cues.ts'
import { countsOnly, saysAgain, saysOne, saysSize, withoutOnly, withoutTaking } from './fewer.ts'
import { onlyWine } from './only-wine.ts'
import { isUnknown } from './order.ts'

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
  /** "By the glass". */
  bySize: boolean
  /** "One less": it names nothing, and is of what was spoken of. */
  isBare: boolean
  /** So many of something that nothing is called. */
  unknown: boolean
  cues: Cues
}

/** A number, and nothing that it counts. */
export const isNumber = ({ own, fresh, format, times }: Part): boolean =>
  own.length === 0 && !fresh && format === null && times !== null

const ONE = /\b(?:un[ao]?|une|an?|one|eine?[nmrs]?|1)\b/

const WINE = 'wine'
/** More are called so for other reasons: what children eat. */
const FEW_OF_KIND = 4
const WINE_WORD = /\b(?:vin[oi]s?|wines?|vins?|weine?n?)\b/

/** How many words of a text stand in the name of a thing. */
function sharedWith(item: Item, r: Reading): number {
  const said = r.words.filter((word) => word.length > 2 && !STOP.has(word) && numberOf(word, r.lang) === 0)
  const name = nameStems(item)
  return said.filter((word) => stems(word).some((stem) => name.has(stem))).length
}
const mostShared = (order: Order, r: Reading): number =>
  Math.max(0, ...order.map(({ item }) => sharedWith(item, r)))

/** "One ice cream", of a sorbet and an ice cream, which are of one kind: the one that is called so. */
function byName(items: readonly Item[], r: Reading): readonly Item[] {
  const most = Math.max(0, ...items.map((item) => sharedWith(item, r)))
  return most > 0 ? items.filter((item) => sharedWith(item, r) === most) : items
}

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
  if (exact.length > 0 && (r.targets.named || exact.length === targets.size)) return byName(exact, r)
  const most = mostShared(order, r)
  if (most > 0) return items.filter((item) => sharedWith(item, r) === most)
  const ofKind = items.filter((item) =>
    index.kindsOf.get(item)?.some((kind) => r.targets.kinds.includes(kind)),
  )
  if (byKind && ofKind.length > 0) return ofKind
  const wines = items.filter(({ kind }) => kind === WINE)
  // "Forget the wine" wishes for none, and means the one that was ordered.
  const isSaid = r.has('wine', 'glass') || WINE_WORD.test(fold(r.line))
  const ofWine = isSaid || r.styles.length > 0 || namesBottle(r) || format === 'copa'
  return ofWine && wines.length === 1 ? wines : []
}

/** What is sold in the size that is said: the bottle of a wine goes without saying. */
const soldSo = (order: Order, format: string): Order =>
  order.filter(({ item, format: own }) =>
    format === 'botella' ? item.kind === WINE && own !== 'copa' : own === format,
  )

/**
 * "A glass less", "one bottle fewer": what is sold so. Where not even a size is named, what was spoken of, or the only thing of
 * which there are some; `isSpoken`: the former, though there be one of it.
 */
function unnamed(order: Order, r: Reading, format: string | null, isSpoken: boolean): readonly Item[] {
  const [single, more] = order
  const several = single && !more ? order : order.filter(({ times }) => times > 1)
  const fits = format !== null ? soldSo(order, format) : countsOnly(r) ? several : []
  const about = (isSpoken && fits.length > 0 ? order : fits).filter(
    ({ item }) => refOf(item) === r.talk.about,
  )
  const [only, other] = about.length > 0 ? about : fits
  return only && !other ? [only.item] : []
}

/** "One of that", and no more: of the thing in hand, where it is in the order, else of the only one that is. */
const OF_THAT =
  /^\W*(?:[a-z]+,? )?(?:un[ao]?|one|une|eine?[nsr]?|dos|two|deux|zwei|due|\d+) (?:(?:of|de|di|von) |d[' ]?)(?:es[ea]|es[oa]s|that|those|it|quell[oaie]|dem|der|celui(?:[- ]la)?|celle(?:[- ]la)?|ca)\W*$/
function thatOf(order: Order, { talk }: Reading): readonly Item[] {
  const about = order.find(({ item }) => refOf(item) === talk.about)
  const [only, more] = order
  return about ? [about.item] : only && !more ? [only.item] : []
}

const sizeIn = (r: Reading, { half, whole }: Cues): string | null =>
  r.has('glass') ? 'copa' : namesBottle(r) ? 'botella' : half ? 'media' : whole ? 'racion' : null

/** "Swap a burrata for a hummus", of two: one of them goes. */
function exchangesOne(text: string, cues: Cues, order: Order, read: Read, index: Index): boolean {
  if (!cues.changes || !ONE.test(fold(text))) return false
  const [item, more] = namedOf(order, read(text), null, index, true)
  return !more && order.some((one) => one.item === item && one.times > 1)
}

export function partOf(text: string, order: Order, read: Read, index: Index): Part {
  const { lang } = read(text)
  const said = cuesIn(text, lang)
  const cues = exchangesOne(text, said, order, read, index) ? { ...said, takes: true, changes: false } : said
  const line = cues.takes ? withoutTaking(text, lang) : text
  const r = read(line)
  const format = sizeIn(r, cues)
  const meant = [...r.targets.items, ...r.targets.wines]
  // "Swap the water for a horchata": the drink, and not the torrija that is made with it.
  const head = r.targets.named ? null : headOfName(r, r.targets.items, index)
  const focus = head ?? focusOf(r, index) ?? onlyWine(r, index)
  const isCertain = (item: Item): boolean =>
    r.targets.named ||
    item === head ||
    meant.length === 1 ||
    (index.names.get(item)?.some((name) => [...name].every((word) => r.words.includes(word))) ?? false)
  const numbersOf = (thing: Item | undefined): readonly number[] =>
    (thing ? countable({ ...r, line }, thing) : r.words)
      .map((word) => numberOf(word, r.lang))
      .filter((number) => number > 1)
  const isOne = cues.takes ? saysOne(line, lang) : ONE.test(fold(text))
  // "But four croquettes", of those with cuttlefish that are ordered: by their kind, where one word is said.
  const ofKind = order.filter(
    ({ item }) =>
      meant.includes(item) &&
      index.kindsOf
        .get(item)
        ?.some(
          (kind) => r.targets.kinds.includes(kind) && (index.byKind.get(kind)?.length ?? 0) <= FEW_OF_KIND,
        ),
  )
  const isKind = ofKind.length === 1 && meant.length > 1 && !r.targets.named && !cues.others && !cues.adds
  const isSame = isKind && focus !== null && sharedWith(focus, r) <= 1
  const isNew = focus !== null && !isSame && !order.some(({ item }) => item === focus)
  // "Three spaghetti", of which a children's menu is not one.
  const counted = isNew && (isOne || numbersOf(focus).length > 0)
  const sure = counted && sharedWith(focus, r) > 0 && mostShared(order, r) === 0
  // "A small white by the glass" is no menu of the small ones.
  const isPoured = format !== 'copa' || focus?.kind === WINE
  const fresh = isNew && isPoured && (isCertain(focus) || sure) ? focus : null
  const named = fresh ? [] : namedOf(order, r, format, index, !cues.others)
  const people = r.guests ?? (timesIn(r) > 1 ? timesIn(r) : null)
  const isBare = !fresh && named.length === 0 && format === null
  const [count, second] = isBare && people === null ? numbersOf(undefined) : []
  const counts = cues.takes && (isOne || numbersOf(named[0]).length > 0)
  // "Only one", "make it two".
  const sets = isBare && !cues.adds && (cues.only || cues.putsRight) && count !== undefined && !second
  const only = sets || (isBare && !cues.adds && !cues.others && cues.only && isOne)
  const lacks = !fresh && ((counts && named.length !== 1) || only)
  const bare = only ? read(withoutOnly(line, lang)) : r
  const isThat = !fresh && named.length === 0 && !cues.takes && OF_THAT.test(fold(line))
  const own = isThat
    ? thatOf(order, r)
    : lacks
      ? unnamed(order, bare, format, sets || saysAgain(text, lang))
      : named
  const thing = fresh ?? own[0]
  const numbers = numbersOf(thing)
  // "Still two people": who eats, and no number of a thing that is not sold by the head.
  const [number = null] = people === null ? numbers : thing && byHead(thing) ? [people] : []
  const times = number ?? ((cues.takes && isOne) || only || (isThat && isOne) ? 1 : null)
  const unknown = !fresh && own.length === 0 && isUnknown(r)
  const bySize = saysSize(text)
  return { own, fresh, times, format, isOne, bySize, isBare: isBare && own.length > 0, unknown, cues }
}
