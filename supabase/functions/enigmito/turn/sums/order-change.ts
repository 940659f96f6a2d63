import { byHead, type Ordered } from '../../answers/total.ts'
import type { Item } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import type { Index } from '../../search.ts'
import type { Cues } from './cues.ts'
import type { Part } from './order-part.ts'

type Order = readonly Ordered[]
const WINE = 'wine'

const hasHalf = ({ prices }: Item): boolean => prices.some(({ formato }) => formato === 'media')
/** Of a wine the bottle, of anything else the whole portion goes without saying. */
const sizeOf = ({ format }: Ordered): string | null => (format === 'botella' ? null : format)

/** The wine, where a bottle or a glass is said; what is sold in halves, where a half or a whole is. */
export function sized(order: Order, format: string | null): Item | null {
  const fits = order.filter(({ item }) =>
    format === 'copa' || format === 'botella' ? item.kind === WINE : format !== null && hasHalf(item),
  )
  // "Instead of the bottle", of two wines: of the one that is ordered so.
  const so = fits.filter((one) => (sizeOf(one) ?? 'botella') === format)
  const [only, more] = [...new Set((so.length > 0 ? so : fits).map(({ item }) => item))]
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
  // "Take two of the beers off", of five.
  if (line && cues.removes && !cues.changes && times !== null && times < line.times)
    return {
      order: order.map((one) => (one === line ? { ...one, times: one.times - times } : one)),
      changed: true,
    }
  if (line && cues.removes && !cues.changes && times !== null && (times === line.times || cues.takes))
    return { order: order.filter((one) => one !== line), changed: true }
  if (!line)
    return {
      order: [...order, { item, times: times ?? 1, format: part.format ? format : (was?.format ?? null) }],
      changed: true,
    }
  // "But with the bottle": one, however many glasses it was.
  const other =
    item.kind === WINE && part.format !== null && (format ?? 'botella') !== (line.format ?? 'botella')
  // "No, one half portion rather", of two.
  const single = part.isOne && cues.putsRight
  const next = {
    item,
    times: times ?? (other || single ? 1 : line.times),
    format: part.format ? format : line.format,
  }
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
  named: readonly Item[],
): Changed {
  // "Rather two cañas and two jarras": what is named itself gives way to nothing.
  const alike = order.filter(
    (one) =>
      !named.includes(one.item) &&
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

/** A part that adds: by a word of its own, or the only thing of a message that does. "Another" needs its thing or its size. */
export function addsIn({ cues, own, times, format }: Part, isOnly: boolean, whole: Cues): boolean {
  const others = cues.others && (own.length > 0 || times !== null || format !== null)
  return cues.adds || others || (isOnly && (whole.adds || (whole.others && own.length > 0)))
}

export type Applied = { order: Order; changed: boolean; last: Item | null }

/** The parts of a message, one after the other; null where one names nothing of the order and nothing new. */
export function applied(
  kept: Order,
  gone: Order,
  parts: readonly Part[],
  whole: Cues,
  r: Reading,
  index: Index,
): Applied | null {
  const isOnly = parts.filter(({ own, fresh }) => own.length > 0 || fresh).length <= 1
  const named = parts.flatMap(({ own }) => own)
  let done: Applied = { order: kept, changed: gone.length > 0, last: null }
  for (const part of parts) {
    const adds = addsIn(part, isOnly && gone.length === 0, whole)
    const putsRight = whole.putsRight && (part.cues.putsRight || !adds)
    const said = { ...part, cues: { ...part.cues, adds, putsRight } }
    const [item, more] = part.own
    const isBare = part.own.length === 0 && !part.fresh
    // "Does it come by the glass as well?" adds none.
    const counted = part.times !== null || part.isOne
    if (!part.fresh && part.format !== null && adds && !counted) return null
    const sizes = isBare && (part.format !== null || part.times !== null)
    const next = part.fresh
      ? withFresh(done.order, part.fresh, said, gone, index, r.guests, named)
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

/** "Two glasses, rather", "the half portion": of the wine, or of what is sold so; a number alone is of the only thing. */
function ofSize(order: Order, gone: Order, part: Part): Changed | null {
  const [only, more] = order
  const [out, other] = gone
  const swaps = part.format === 'copa' || part.format === 'botella'
  const item =
    (swaps && out?.item.kind === WINE && !other ? out.item : null) ??
    sized([...order, ...gone], part.format) ??
    (part.format === null && !more ? (only?.item ?? null) : null)
  return item ? withLine(order, item, part, gone) : null
}
