import type { HHmm, IsoDate } from '../../../lib/core/dates.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { dateIn, euros, figure, inSentence, listed } from './format.ts'
import type { Kind } from './kinds.ts'
import { type Item, type Menu, nameOf, type Price } from './menu.ts'
import { type Said, said } from './said.ts'
import { kindLabel } from './text/lexicon.ts'
import type { Texts } from './texts.ts'
import type { Allergen, Style } from './words/shape.ts'

/** A value stated in an answer, and its source. Nothing else in an answer may vary. */
export type Fact = {
  value: string
  from:
    | { of: 'name'; item: Item }
    | { of: 'price'; item: Item; cents: number }
    | { of: 'sum'; parts: readonly Part[] }
    | { of: 'share'; parts: readonly Part[]; by: number }
    | { of: 'times'; count: number }
    | { of: 'heads'; said: Said; cents: number; count: number }
    | { of: 'text'; said: Said }
    | { of: 'time'; time: HHmm }
    | { of: 'date'; date: IsoDate }
    | { of: 'weekday'; day: number }
    | { of: 'allergen'; key: string }
    | { of: 'count'; count: number }
    | { of: 'contact'; field: 'telefono' | 'email' | 'direccion' }
    | { of: 'label'; label: string }
    | { of: 'measure'; item: Item; field: Measure }
    | { of: 'emergency' }
}

export type Measure = 'strength' | 'volume'

/** A price of a row, so many times, as a part of a sum. `grams`: so much of what costs that per `gramsOf` its format. */
export type Part = { item: Item; cents: number; times: number; grams?: { said: number; per: number } }
export const sumOf = (parts: readonly Part[]): number =>
  parts.reduce(
    (sum, { cents, times, grams }) =>
      sum + (grams ? Math.round((cents * grams.said) / grams.per) : cents) * times,
    0,
  )
/** What each of so many pays, in whole cents, rounded up: the parts make up the sum. */
export const shareOf = (parts: readonly Part[], by: number): number => Math.ceil(sumOf(parts) / by)
/** The weight that a price is of; null where the format is no weight. */
export const gramsOf = (formato: string): number | null =>
  /^(?:kg|kilo)$/.test(formato) ? 1000 : Number(/^(\d{1,4})g$/.exec(formato)?.[1] ?? 0) || null

export type Piece = { text: string; facts: readonly Fact[] }

export const piece = (fact: Fact): Piece => ({ text: fact.value, facts: [fact] })
export const wording = (text: string): Piece => ({ text, facts: [] })

export const nameFact = (item: Item, lang: Locale): Piece =>
  piece({ value: nameOf(item, lang).value, from: { of: 'name', item } })

const centsFact = (item: Item, cents: number, lang: Locale): Piece =>
  piece({ value: euros(cents, lang), from: { of: 'price', item, cents } })
export const sumFact = (parts: readonly Part[], lang: Locale): Piece =>
  piece({ value: euros(sumOf(parts), lang), from: { of: 'sum', parts } })
/** What each pays when a sum is split. */
export const shareFact = (parts: readonly Part[], by: number, lang: Locale): Piece =>
  piece({ value: euros(shareOf(parts, by), lang), from: { of: 'share', parts, by } })
/** What so many grams of a thing cost that is sold by weight. */
export const weighedFact = (item: Item, { cents, formato }: Price, said: number, lang: Locale): Piece =>
  sumFact([{ item, cents, times: 1, grams: { said, per: gramsOf(formato) ?? said } }], lang)
/** Its percentage of alcohol or its millilitres, as the language writes figures; null where the row has none. */
export function measureFact(item: Item, field: Measure, lang: Locale): Piece | null {
  const value = item[field] ?? (field === 'volume' ? item.wine?.formato_ml : null)
  return value ? piece({ value: figure(value, lang), from: { of: 'measure', item, field } }) : null
}
/** What a text of the house asks of each person, for so many. */
export const headsFact = (said: Said, cents: number, count: number, lang: Locale): Piece =>
  piece({ value: euros(cents * count, lang), from: { of: 'heads', said, cents, count } })
/** How many of something the guest has asked for. */
export const timesFact = (count: number): Piece =>
  piece({ value: String(count), from: { of: 'times', count } })
export const textFact = (text: Said): Piece => piece({ value: text.value, from: { of: 'text', said: text } })
export const timeFact = (time: HHmm): Piece => piece({ value: time, from: { of: 'time', time } })
export const dateFact = (date: IsoDate, lang: Locale): Piece =>
  piece({ value: dateIn(date, lang), from: { of: 'date', date } })
export const countFact = (count: number): Piece =>
  piece({ value: String(count), from: { of: 'count', count } })
/** Europe's emergency number, the same in each country of it. */
export const EMERGENCY = '112'
export const emergencyFact: Piece = piece({ value: EMERGENCY, from: { of: 'emergency' } })
const labelFact = (label: string): Piece => piece({ value: label, from: { of: 'label', label } })
export const kindFact = (kind: Kind, lang: Locale): Piece => labelFact(kindLabel(kind, lang))

export function allergenFact(key: Allergen | string, menu: Menu, lang: Locale): Piece {
  const name = said(menu.allergens.get(key) ?? new Map(), lang)
  return name ? piece({ value: inSentence(name.value, lang), from: { of: 'allergen', key } }) : wording('')
}

export const listOf = (pieces: readonly Piece[], lang: Locale, by: 'and' | 'or' = 'and'): Piece => ({
  text: listed(
    pieces.map(({ text }) => text),
    lang,
    by,
  ),
  facts: pieces.flatMap(({ facts }) => facts),
})

/** French elides "de" before a vowel. Unknown placeholders stay. */
export function fill(template: string, values: Record<string, Piece>, lang: Locale): Piece {
  const facts: Fact[] = []
  const text = template.replace(/(\bde )?\{(\w+)\}/g, (whole, de: string | undefined, name: string) => {
    const value = values[name]
    if (!value) return whole
    facts.push(...value.facts)
    const elided = lang === 'fr' && /^[aeiouhyàâéèêëîïôœæ]/i.test(value.text)
    return `${de ? (elided ? 'd’' : de) : ''}${value.text}`
  })
  return { text, facts }
}

function priceFact(item: Item, price: Price, texts: Texts, lang: Locale): Piece {
  const amount = centsFact(item, price.cents, lang)
  const grams = /^(\d{1,4})g$/.exec(price.formato)
  const formats: Record<string, string> = texts.Formato
  const format = grams
    ? fill(texts.Formato.gramos, { cantidad: countFact(Number(grams[1])) }, lang)
    : wording(price.formato === 'gramos' ? '' : (formats[price.formato] ?? ''))
  const priced = format.text ? fill(texts.Carta.precioDe, { precio: amount, formato: format }, lang) : amount
  return price.minimo > 1
    ? fill(texts.Carta.minimo, { precio: priced, cantidad: countFact(price.minimo) }, lang)
    : priced
}

export function pricesFact(item: Item, texts: Texts, lang: Locale, only?: string): Piece | null {
  const prices = item.prices.filter(({ formato }) => !only || formato === only)
  if (prices.length === 0) return null
  const parts = prices.map((price) => priceFact(item, price, texts, lang))
  return { text: parts.map(({ text }) => text).join(', '), facts: parts.flatMap(({ facts }) => facts) }
}

export const onePriceFact = (item: Item, price: Price, texts: Texts, lang: Locale): Piece =>
  priceFact(item, price, texts, lang)
export const amountFact = centsFact

export const styleWord = (style: string, texts: Texts, as: 'estilos' | 'titulos'): Piece =>
  wording((texts.Cava[as] as Record<Style | string, string>)[style] ?? '')
