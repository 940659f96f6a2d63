import {
  fill,
  gramsOf,
  nameFact,
  onePriceFact,
  type Part,
  shareFact,
  sumFact,
  sumOf,
  timesFact,
} from '../facts.ts'
import type { Item, Price } from '../menu.ts'
import { fold } from '../text/fold.ts'
import type { Context } from './context.ts'
import { noData } from './context.ts'

/** The price of a whole portion: not the half one, not a glass unless there is nothing else. */
export function portionOf(item: Item, format: string | null): Price | null {
  const wanted = format && item.prices.find(({ formato }) => formato === format)
  const whole = ['racion', 'unico', 'botella', 'menu', 'persona', 'unidad']
  return (
    wanted ||
    (whole.flatMap((formato) => item.prices.find((price) => price.formato === formato) ?? [])[0] ??
      item.prices.find(({ formato }) => formato !== 'media') ??
      item.prices[0] ??
      null)
  )
}

/** Whether a thing is sold by the head, as a rice is: it is counted in people, not in dishes. */
export const byHead = (item: Item): boolean => portionOf(item, null)?.formato === 'persona'

const BY_WEIGHT = /^(kilo|kg|gramos)$/

export type Counted = { item: Item; times: number }
/** `format`: by the glass, half a portion; null where the message does not say. */
export type Ordered = Counted & { format: string | null; grams?: number | null }

/** "And from how many people on do you make it?" */
const FROM_HOW_MANY =
  /\b(?:desde cuant[oa]s|from how many|a partir de combien|ab wie ?viel\w*|(?:a partire )?da quant[ei])\b/

/** One line of a sum: its price, or where there are more of it, how many, what they cost together, and the price of one. */
function sayPart(
  { item, price, times, grams }: Omit<Part, 'cents'> & { price: Price },
  { c, r }: Context,
): void {
  const { linea, veces, cadaUna } = c.texts.Carta
  // How many are the least of it was met, and is told to who asks.
  const isMet = price.minimo <= times && !FROM_HOW_MANY.test(fold(r.line))
  const single = { ...price, minimo: isMet ? 1 : price.minimo }
  const nombre = nameFact(item, c.lang)
  if (times < 2) {
    c.item(linea, { nombre, precios: onePriceFact(item, price, c.texts, c.lang) })
    return
  }
  const precio = onePriceFact(item, single, c.texts, c.lang)
  const each = price.formato === 'unico' ? fill(cadaUna, { precio }, c.lang) : precio
  // What goes by weight costs what the piece weighs.
  const ofLine =
    BY_WEIGHT.test(price.formato) && !grams
      ? precio
      : fill(
          c.texts.Carta.juntos,
          {
            suma: sumFact([{ item, cents: price.cents, times, ...(grams ? { grams } : {}) }], c.lang),
            precio: each,
          },
          c.lang,
        )
  c.item(`${veces} ${linea}`, { nombre, precios: ofLine, cantidad: timesFact(times) })
}

/** What some things cost together, so many of each. A sum of prices that stand in the rows, and nothing else. */
export function sayTotal(
  things: readonly Counted[],
  format: string | null,
  people: number | null,
  context: Context,
): void {
  const { c } = context
  const parts = things.flatMap(({ item, times }) => {
    const price = portionOf(item, format)
    return price ? [{ item, price, times }] : []
  })
  if (parts.length < things.length || parts.length === 0) {
    noData(context, 'fact:price')
    return
  }
  for (const part of parts) sayPart(part, context)
  c.next()
  const total = sumFact(
    parts.map(({ item, price, times }) => ({ item, cents: price.cents, times })),
    c.lang,
  )
  if (people) c.say(c.texts.Hilo.totalPara, { cantidad: timesFact(people), total })
  else c.say(c.texts.Hilo.total, { total })
  c.link('carta', 'reservar')
}

/** What an order costs. What goes by weight is told with its price and left out of the sum. `sharers`: who split it. */
export function sayOrder(
  things: readonly Ordered[],
  people: number | null,
  context: Context,
  sharers: number | null = null,
): void {
  const { c } = context
  const parts = things.flatMap(({ item, times, format, grams }) => {
    const weighed = grams ? item.prices.find(({ formato }) => gramsOf(formato) !== null) : null
    if (grams && weighed)
      return [{ item, price: weighed, times, grams: { said: grams, per: gramsOf(weighed.formato) ?? grams } }]
    const price = portionOf(item, format)
    if (!price) return []
    const shared = price.formato === 'persona' && times === 1
    return [{ item, price, times: shared ? Math.max(price.minimo, people ?? 1) : times }]
  })
  if (parts.length < things.length) {
    noData(context, 'fact:price')
    return
  }
  for (const part of parts) sayPart(part, context)
  c.next()
  const counted = parts.filter((part) => 'grams' in part || !BY_WEIGHT.test(part.price.formato))
  const added = counted.map(({ price, ...part }) => ({ ...part, cents: price.cents }))
  const total = sumFact(added, c.lang)
  if (counted.length === 0) c.say(c.texts.Hilo.alPeso)
  else c.say(counted.length < parts.length ? c.texts.Hilo.sinPeso : c.texts.Hilo.total, { total })
  // What goes by weight belongs to each part too.
  if (sharers && counted.length === parts.length) {
    const { cadaUno, cadaUnoUnos } = c.texts.Hilo
    c.say(sumOf(added) % sharers === 0 ? cadaUno : cadaUnoUnos, {
      cantidad: timesFact(sharers),
      parte: shareFact(added, sharers, c.lang),
    })
  }
  c.link('carta', 'reservar')
}
