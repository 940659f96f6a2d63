import { byHead, type Ordered, sayOrder } from '../../answers/total.ts'
import type { Item, Menu } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import type { Index } from '../../search.ts'
import { fold, stems } from '../../text/fold.ts'
import { STOP } from '../../text/lexicon.ts'
import { nameStems } from '../../text/name-stems.ts'
import { countable, focusOf } from '../focus.ts'
import type { Chosen } from '../narrow.ts'
import { numberOf } from '../numbers.ts'
import { timesIn } from '../party.ts'
import { marked, namesBottle } from '../reference.ts'
import { type Cues, cuesIn } from './cues.ts'
import { keptOrder, orderKeys } from './order-told.ts'
import { partsOf } from './parts-of-order.ts'
import { pointsInHand } from './pointed.ts'
import { takenOut } from './taken-out.ts'

type Read = (text: string) => Reading
type Order = readonly Ordered[]
/** A part of a message that changes an order: the things of it that it names, or a new one, with number and size. */
type Part = {
  own: readonly Item[]
  fresh: Item | null
  times: number | null
  format: string | null
  /** "A bottle of it". */
  isOne: boolean
  cues: Cues
}

const [LONG, BRIEF] = [24, 7]
const WINE = 'wine'
const ONE = /\b(?:un[ao]?|une|an?|one|eine?[nmrs]?)\b/

const hasHalf = ({ prices }: Item): boolean => prices.some(({ formato }) => formato === 'media')
/** Of a wine the bottle, of anything else the whole portion goes without saying. */
const sizeOf = ({ format }: Ordered): string | null => (format === 'botella' ? null : format)

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
  const said = r.words.filter((word) => word.length > 2 && !STOP.has(word) && numberOf(word, r.lang) === 0)
  const shared = (item: Item): number => {
    const name = nameStems(item)
    return said.filter((word) => stems(word).some((stem) => name.has(stem))).length
  }
  const most = Math.max(0, ...items.map(shared))
  if (most > 0) return items.filter((item) => shared(item) === most)
  const ofKind = items.filter((item) =>
    index.kindsOf.get(item)?.some((kind) => r.targets.kinds.includes(kind)),
  )
  if (byKind && ofKind.length > 0) return ofKind
  const wines = items.filter(({ kind }) => kind === WINE)
  const ofWine = r.has('wine', 'glass') || r.styles.length > 0 || namesBottle(r) || format === 'copa'
  return ofWine && wines.length === 1 ? wines : []
}

function partOf(text: string, order: Order, read: Read, index: Index): Part {
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
  const focus = focusOf(r, index)
  const isCertain = (item: Item): boolean =>
    r.targets.named ||
    meant.length === 1 ||
    (index.names.get(item)?.some((name) => [...name].every((word) => r.words.includes(word))) ?? false)
  const fresh = focus && !order.some(({ item }) => item === focus) && isCertain(focus) ? focus : null
  const own = fresh ? [] : namedOf(order, r, format, index, !cues.others)
  const thing = fresh ?? own[0]
  const words = thing ? countable({ ...r, line: text }, thing) : r.words
  const numbers = words.map((word) => numberOf(word, r.lang)).filter((number) => number > 1)
  const people = r.guests ?? (timesIn(r) > 1 ? timesIn(r) : null)
  // "Still two people": who eats, and no number of a thing that is not sold by the head.
  const [times = null] = people === null ? numbers : thing && byHead(thing) ? [people] : []
  return { own, fresh, times, format, isOne: ONE.test(fold(text)), cues }
}

/** The wine, where a bottle or a glass is said; what is sold in halves, where a half or a whole is. */
function sized(order: Order, format: string | null): Item | null {
  const fits = order.filter(({ item }) =>
    format === 'copa' || format === 'botella' ? item.kind === WINE : format !== null && hasHalf(item),
  )
  const [only, more] = [...new Set(fits.map(({ item }) => item))]
  return only && !more ? only : null
}

type Changed = { order: Order; changed: boolean }

/** One line set, or so many more of it. */
function withLine(order: Order, item: Item, part: Part, gone: Order): Changed {
  const { times, cues } = part
  const format = part.format === 'racion' ? null : part.format
  const same = order.find(
    (one) => one.item === item && (!part.format || sizeOf(one) === (format === 'botella' ? null : format)),
  )
  const line = same ?? order.find((one) => one.item === item)
  const was = line ?? gone.find((one) => one.item === item)
  if (cues.adds && !cues.putsRight) {
    const count = times ?? 1
    return same
      ? {
          order: order.map((one) => (one === same ? { ...one, times: one.times + count } : one)),
          changed: true,
        }
      : { order: [...order, { item, times: count, format: format ?? was?.format ?? null }], changed: true }
  }
  if (!line)
    return {
      order: [...order, { item, times: times ?? 1, format: part.format ? format : (was?.format ?? null) }],
      changed: true,
    }
  // "But with the bottle": one, however many glasses it was.
  const other =
    item.kind === WINE && part.format !== null && (format ?? 'botella') !== (line.format ?? 'botella')
  const next = { item, times: times ?? (other ? 1 : line.times), format: part.format ? format : line.format }
  const changed = next.times !== line.times || (next.format ?? 'botella') !== (line.format ?? 'botella')
  return { order: order.map((one) => (one === line ? next : one)), changed }
}

/** A thing that was not in it: beside the others, or in the place of one that goes. */
function withFresh(
  order: Order,
  item: Item,
  part: Part,
  gone: Order,
  index: Index,
  people: number | null,
): Changed {
  const alike = order.filter((one) =>
    index.kindsOf.get(one.item)?.some((kind) => index.kindsOf.get(item)?.includes(kind)),
  )
  const { cues } = part
  const replaces = gone.length === 0 && (cues.returns || (cues.putsRight && !cues.adds)) && alike.length === 1
  const [out] = replaces ? alike : gone
  // "Jars instead of the beers", as many; "a bottle of that one instead" is one.
  const like =
    out && byHead(out.item) === byHead(item) && (byHead(item) || (out.item.kind === item.kind && !part.isOne))
  const times = part.times ?? (like ? out.times : null)
  const line = {
    item,
    times: times ?? (byHead(item) ? (people ?? 1) : 1),
    format: part.format === 'racion' ? null : part.format,
  }
  return { order: [...order.filter((one) => !(replaces && one === out)), line], changed: true }
}

/** "Can everybody pay for themselves?" asks how one pays. */
const ASKS_LEAVE =
  /\b(?:can|could|possible|peut|peux|pouvons|kann|konnen|pued[eo]n?|podemos|puo|possiamo|possibile|posible|accept\w*|nehmt|nehmen|prenez)\b/

/** What asks for something else than a change of an order; "dazu" and "what is the total" also ask for a sum. */
function isElse(r: Reading, { adds, shares }: Cues): boolean {
  const sums = marked(r, 'together') || shares
  const ofHouse = r.topics.some((topic) => topic !== 'groups' && topic !== 'payment')
  return (
    (r.has('pairing') && !adds) ||
    (r.has('ingredients') && !sums) ||
    (r.has('have') && !sums && !adds) ||
    (ofHouse && !sums && !takenOut(r.line, r.lang)) ||
    (shares && ASKS_LEAVE.test(fold(r.line))) ||
    (pointsInHand(r) && !adds) ||
    r.has(
      'recommend',
      'contains',
      'inside',
      'within',
      'allergy',
      'cannot',
      'reserve',
      'open',
      'cheap',
      'dear',
    ) ||
    marked(r, 'cheaper', 'dearer', 'other', 'which') ||
    (r.allergens.length > 0 && r.has('without', 'copula', 'have')) ||
    r.diets.length + r.avoidance.noted.length > 0 ||
    r.day !== null ||
    r.money.max !== null
  )
}

/** How many share it: as the message says, else as many as were told, or as eat of it. */
const saidSharers = (r: Reading): number | null => r.guests ?? (timesIn(r) > 1 ? timesIn(r) : null)
function sharers(r: Reading, order: Order): number | null {
  const said = saidSharers(r)
  const [number] = r.words.map((word) => numberOf(word, r.lang)).filter((one) => one > 1)
  const heads = order.find(({ item, times }) => byHead(item) && times > 1)?.times
  return said ?? number ?? r.talk.guests ?? heads ?? null
}

const AND = /^(?:y|e|and|et|und|ed|con|with|avec|mit|plus|mas|piu)\b/

/** A part that adds: by a word of its own, or the only thing of a message that does. "Another" needs its thing or its size. */
function addsIn({ cues, own, times, format }: Part, isOnly: boolean, whole: Cues): boolean {
  const others = cues.others && (own.length > 0 || times !== null || format !== null)
  return cues.adds || others || (isOnly && (whole.adds || (whole.others && own.length > 0)))
}

type Applied = { order: Order; changed: boolean; last: Item | null }

/** The parts of a message, one after the other; null where one names nothing of the order and nothing new. */
function applied(
  kept: Order,
  gone: Order,
  parts: readonly Part[],
  whole: Cues,
  r: Reading,
  index: Index,
): Applied | null {
  const isOnly = parts.filter(({ own, fresh }) => own.length > 0 || fresh).length <= 1
  let done: Applied = { order: kept, changed: gone.length > 0, last: null }
  for (const part of parts) {
    const adds = addsIn(part, isOnly && gone.length === 0, whole)
    const putsRight = part.cues.putsRight || (whole.putsRight && !adds)
    const said = { ...part, cues: { ...part.cues, adds, putsRight } }
    const [item, more] = part.own
    const isBare = part.own.length === 0 && !part.fresh
    const sizes = isBare && (part.format !== null || part.times !== null)
    const next = part.fresh
      ? withFresh(done.order, part.fresh, said, gone, index, r.guests)
      : item && !more
        ? withLine(done.order, item, said, gone)
        : sizes
          ? ofSize(done.order, gone, said)
          : null
    if (!next) {
      if (sizes || more) return null
      continue
    }
    done = { order: next.order, changed: done.changed || next.changed, last: part.fresh ?? item ?? done.last }
  }
  return done
}

/** Whether the message says that the order goes on; "two beers and a hummus, how much?" is one of its own. */
function goesOn(r: Reading, whole: Cues, parts: readonly Part[], taken: boolean): boolean {
  const named = parts.filter(({ own, fresh }) => own.length > 0 || fresh)
  const others = named.some((part) => addsIn(part, named.length === 1, whole))
  const numbered = named.every(({ own }) => own.length > 0) && named.some(({ times }) => times !== null)
  return (
    named.length === 0 ||
    taken ||
    others ||
    whole.removes ||
    whole.putsRight ||
    whole.returns ||
    ((whole.half || whole.whole) && named.every(({ own }) => own.length > 0)) ||
    (AND.test(fold(r.line)) && (numbered || marked(r, 'together')))
  )
}

/**
 * "Two more of those", "scrap the salad", "a bottle instead of the glasses", "split between four": a change of the order that
 * was added up before, also behind a question of something in it. Null where the message says nothing of it.
 */
export function running(r: Reading, read: Read, index: Index, menu: Menu): Chosen | null {
  const before = keptOrder(r.talk.frame?.ask ?? [], menu)
  const whole = cuesIn(r.line, r.lang)
  if (before.length === 0 || r.length > LONG || isElse(r, whole)) return null
  const taken = takenOut(r.line, r.lang)
  const parts = partsOf(taken?.rest ?? r.line, r.lang)
    .filter((text) => text.trim().length > 1)
    .map((text) => partOf(text, before, read, index))
  const named = parts.some(({ own, fresh }) => own.length > 0 || fresh)
  if (whole.shares && !named && r.targets.kinds.length + r.styles.length === 0) {
    const people = sharers(r, before)
    return people ? summed({ order: before, changed: false, last: null }, r, people) : null
  }
  const out = [
    ...(taken ? [partOf(taken.out, before, read, index)] : []),
    ...parts.filter(({ cues }) => cues.removes),
  ]
  const leaves = ({ own, format }: Part): readonly Item[] => {
    const one = sized(before, format)
    return own.length > 0 ? own : one ? [one] : []
  }
  if (out.some((part) => leaves(part).length === 0) || !goesOn(r, whole, parts, taken !== null)) return null
  const leaving = new Set(out.flatMap(leaves))
  const [kept, gone] = [true, false].map((stays) => before.filter(({ item }) => leaving.has(item) !== stays))
  const done = applied(
    kept ?? [],
    gone ?? [],
    parts.filter(({ cues }) => !cues.removes),
    whole,
    r,
    index,
  )
  // "Total now?"
  const again = !named && marked(r, 'together') && r.length <= BRIEF
  if (!done || done.order.length === 0 || !(done.changed || again)) return null
  // "With a rice pudding to share" splits nothing.
  return summed(done, r, whole.shares ? saidSharers(r) : null)
}

const summed = ({ order, last }: Applied, { guests }: Reading, people: number | null): Chosen => ({
  id: 'total',
  answer: (context) => {
    sayOrder(order, guests, context, people)
    if (last) context.c.about(last)
  },
  frame: { act: 'price', ask: ['price', ...orderKeys(order)] },
})

/** "Two glasses, rather", "the half portion": of the wine, or of what is sold so; a number alone is of the only thing. */
function ofSize(order: Order, gone: Order, part: Part): Changed | null {
  const [only, more] = order
  const item =
    sized([...order, ...gone], part.format) ?? (part.format === null && !more ? (only?.item ?? null) : null)
  return item ? withLine(order, item, part, gone) : null
}
