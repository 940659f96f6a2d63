import { amountFact, nameFact, onePriceFact, textFact } from '../facts.ts'
import type { Item, Price } from '../menu.ts'
import { said } from '../said.ts'
import { type Answer, available, type Context, noData, priceLine, sayUnavailable } from './context.ts'
import { subject } from './dishes.ts'

type Priced = { item: Item; price: Price }

const LINES = 8

export const price: Answer = (context) => {
  const { c, r } = context
  const items = subject(context)
  if (items.length === 0) return range(context)
  const [only] = items
  if (items.length === 1 && only && only.prices.length === 0) {
    c.say(c.texts.Carta.sinPrecio, { nombre: nameFact(only, c.lang) })
    c.next()
    return noData(context, 'fact:price')
  }
  if (r.targets.akin) c.say(c.texts.Carta.parecido)
  else c.say(items.every(({ kind }) => kind === 'drink') ? c.texts.Bebida.hay : c.texts.Carta.hay)
  for (const item of items.slice(0, LINES)) priceLine(item, context)
  if (items.length > LINES) {
    c.next()
    c.say(c.texts.Carta.mas)
  }
  c.link('carta', 'reservar')
}

const pricesOf = (items: readonly Item[]): Priced[] =>
  items.flatMap((item) => item.prices.map((price) => ({ item, price })))

/** A piece or a kilo cannot be compared with a dish. */
const isWhole = ({ formato, minimo }: Price): boolean =>
  ['unico', 'racion', 'menu'].includes(formato) || (formato === 'persona' && minimo > 1)

const least = (list: readonly Priced[]): Priced | undefined =>
  list.toSorted((a, b) => a.price.cents - b.price.cents)[0]
const most = (list: readonly Priced[]): Priced | undefined =>
  list.toSorted((a, b) => b.price.cents - a.price.cents)[0]

const poolOf = ({ r, menu }: Context): readonly Item[] =>
  r.targets.items.length > 0 ? r.targets.items : menu.items.filter(({ kind }) => kind === 'dish')

const extreme =
  (pick: typeof least, all: 'masBarato' | 'masCaro', whole: 'masBaratoRacion' | 'masCaroRacion'): Answer =>
  (context) => {
    const { c } = context
    const today = pricesOf(poolOf(context).filter((item) => available(item, context)))
    const printed = pick(pricesOf(poolOf(context)))
    const first = pick(today) ?? printed
    if (!first) return noData(context, 'fact:price')
    const say = ({ item, price }: Priced, template: string): void =>
      c.say(template, { nombre: nameFact(item, c.lang), precio: onePriceFact(item, price, c.texts, c.lang) })
    say(first, c.texts.Carta[all])
    const second = pick(today.filter(({ price }) => isWhole(price)))
    if (second && second.item !== first.item) say(second, c.texts.Carta[whole])
    // A cheaper or dearer item that is sold out today is named too, as sold out.
    if (printed && printed.item !== first.item && !available(printed.item, context)) {
      c.next()
      sayUnavailable(printed.item, context)
      priceLine(printed.item, context)
    }
    c.link('carta', 'reservar')
  }
export const cheapest = extreme(least, 'masBarato', 'masBaratoRacion')
export const dearest = extreme(most, 'masCaro', 'masCaroRacion')

/** An orientation, never a total. */
export const range: Answer = (context) => {
  const { c, menu } = context
  const dishes = menu.items.filter(({ kind }) => kind === 'dish')
  const [low, high] = [least(pricesOf(dishes)), most(pricesOf(dishes))]
  if (!low || !high) return noData(context, 'fact:price')
  const amount = ({ item, price: { cents } }: Priced) => amountFact(item, cents, c.lang)
  c.say(c.texts.Carta.rango, { min: amount(low), max: amount(high) })
  for (const section of menu.sections) {
    const own = pricesOf(dishes.filter((item) => item.section === section))
    const name = said(section.names, c.lang)
    const [from, to] = [least(own), most(own)]
    if (from && to && name)
      c.item(c.texts.Carta.rangoSeccion, { seccion: textFact(name), min: amount(from), max: amount(to) })
  }
  c.next()
  c.say(c.texts.Carta.orientativo)
  c.link('carta', 'vinos', 'reservar')
}
