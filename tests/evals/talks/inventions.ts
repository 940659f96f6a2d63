import type { Read } from '../judge/case.ts'
import { digitsOf } from '../judge/common.ts'
import { fold, words } from '../judge/fold.ts'
import { ajuste } from '../judge/house.ts'
import { horarioDe } from '../judge/house-keys.ts'
import { extremesOf, inventedKinds, inventedLines, inventedNames, rangeOf } from '../judge/inventions.ts'
import { amounts } from '../judge/money.ts'
import type { Expect, Line } from './case.ts'
import { type Reading, withoutQuotes } from './reading.ts'

/** What has been said until now: figures and names of the guest are no inventions. */
export type Heard = {
  says: readonly string[]
  expects: readonly Expect[]
  line: Line
  /** What the last answers named: a sentence without a name speaks of it. */
  earlier: Reading['named']
}

const asReading = ({ house, lang, text, links, clauses, named }: Reading): Read => ({
  casa: house,
  asked: { id: '', lang, text: '', intent: '', must: [], must_not: [] },
  idioma: lang,
  said: text,
  offered: links,
  units: clauses,
  things: named,
  about: null,
  draft: null,
})

/** Items that no row has: lines of a list, names, kinds of food. */
export function inventedItems(reading: Reading, { says, line, expects }: Heard): string[] {
  // The code of a booking stands in the link to it.
  const urls = reading.links.map(({ url }) => url.replace(/[^\p{L}]+/gu, ' '))
  const own = new Set(words([...says, ...Object.values(line.draft), ...urls].join(' ')))
  const asJudged = asReading(reading)
  return [
    ...(expects.at(-1)?.care ? [] : inventedLines(asJudged)),
    ...inventedNames(asJudged).filter((name) => words(name).some((word) => !own.has(word))),
    ...inventedKinds(asJudged).map((kind) => `speaks of ${kind}`),
  ]
}

const TOTALS =
  /total|juntos|juntas|suma|\+|=|[x×]|diferencia|mas (?:car|barat)|menos|together|altogether|difference|more|less|cheaper|dearer|sum|ensemble|somme|difference|moins|plus cher|zusammen|insgesamt|unterschied|teurer|gunstiger|billiger|macht|insieme|somma|differenza|fanno|each|between|entre|divis|geteilt|chacun|ciascun|cada uno|person|head|tete|kopf|testa|\bpor\b|para|\bfor\b|pour|fur|\bper\b/

const numbersIn = (texts: readonly string[]): number[] =>
  texts.flatMap((text) =>
    [...text.matchAll(/\d+(?:[.,]\d{1,2})?/g)].map(([number]) =>
      Math.round(Number(number.replace(',', '.')) * 100),
    ),
  )

/** Sums, differences and multiples of prices, for sentences that speak of totals. */
function sumsOf(prices: readonly number[]): Set<number> {
  const sums = new Set<number>()
  for (const [i, one] of prices.entries()) {
    for (let times = 2; times <= 20; times++) sums.add(times * one)
    for (const [k, other] of prices.entries()) {
      if (k === i) continue
      sums.add(one + other).add(Math.abs(one - other))
      for (const third of prices.slice(k + 1)) sums.add(one + other + third)
    }
  }
  return sums.add(prices.reduce((all, one) => all + one, 0))
}

/** "For 8: 16 €", beside a text of the house that asks 2 € of each. */
const ofEach = (answer: string, clause: string, cents: number): boolean =>
  amounts(answer).some(
    (each) =>
      each.cents !== cents && numbersIn([clause]).some((times) => (each.cents * times) / 100 === cents),
  )

/** "Altogether: 46 €. Split between 4: 11.50 €": a part of another amount of the answer, for so many. */
const isShare = (answer: string, clause: string, cents: number): boolean =>
  numbersIn([clause]).some((figure) => {
    const by = figure / 100
    return (
      Number.isInteger(by) &&
      by > 1 &&
      amounts(answer).some((all) => all.cents > cents && Math.ceil(all.cents / by) === cents)
    )
  })

const pricesOf = (things: Reading['named']): number[] =>
  things.flatMap(({ precios }) => precios.map(({ cents }) => cents))

/** Amounts that no row of what is spoken of has, that the guest has not named, and that no sum of prices makes. */
export function inventedPrices(reading: Reading, { says, expects, earlier }: Heard): string[] {
  const { house, lang, clauses, named } = reading
  const given = new Set([
    ...numbersIn([...says, ...expects.flatMap(({ says: groups = [] }) => groups.flat())]),
    ...expects.flatMap(({ only }) => [only?.maxCents, only?.minCents].filter((cents) => cents !== undefined)),
  ])
  const extremes = extremesOf(house)
  const around = pricesOf(named.length > 0 ? named : earlier)
  const sums = sumsOf(around.slice(0, 24))
  // A clause of a sentence that is quoted whole is quoted.
  const rest = withoutQuotes(reading, reading.text)
  return clauses.flatMap((clause) => {
    const sentence = clauses.filter((one) => one.sentence === clause.sentence)
    const own = sentence.flatMap(({ things }) => pricesOf(things))
    const section = clause.listed && own.length === 0 ? rangeOf(house, lang, clause.text) : null
    const right = (cents: number): boolean =>
      own.includes(cents) ||
      given.has(cents) ||
      (own.length === 0 &&
        (extremes.has(cents) || around.includes(cents) || section?.includes(cents) === true)) ||
      (TOTALS.test(fold(clause.text)) &&
        (sums.has(cents) ||
          ofEach(reading.text, clause.text, cents) ||
          isShare(reading.text, clause.text, cents)))
    const said = withoutQuotes(reading, clause.text)
    return amounts(rest.includes(said) ? said : '')
      .filter(({ cents }) => !right(cents))
      .map(({ text: texto }) => `${texto} in "${clause.text}"`)
  })
}

const TIME =
  /(?<![\p{L}\d.,:+€])(\d{1,2}) ?(?:[:h] ?|(?<=(?:las|at|um|alle|ore|ab|bis|from|to|until) \d{1,2})\.|\.(?=\d\d ?(?:uhr|[ap]\.? ?m)))(\d{2})(?!\.?\d)(?! ?€)(?: ?([ap])\.? ?m)?/gu
const HOUR = /(?<![\p{L}\d.,:+])(\d{1,2}) ?(?:([ap])\.? ?m\b|uhr)/gu
const asTime = (hour: number, minute: number, half?: string): string | null => {
  const h = half === 'p' && hour < 12 ? hour + 12 : hour
  return h < 24 && minute < 60 ? `${String(h).padStart(2, '0')}:${String(minute).padStart(2, '0')}` : null
}

/** Times of day in a text, as HH:MM; amounts of money are none. */
export function timesIn(text: string): string[] {
  let rest = fold(text)
  for (const { text: texto } of amounts(text)) rest = rest.replace(fold(texto), ' ')
  const long = [...rest.matchAll(TIME)].map(([, h, m, half]) => asTime(Number(h), Number(m), half))
  const short = [...rest.replace(TIME, ' ').matchAll(HOUR)].map(([, h, half]) => asTime(Number(h), 0, half))
  return [...long, ...short].filter((time) => time !== null)
}

/** Times that stand in no row and that nobody has said. */
export function inventedHours(reading: Reading, { says, expects, line }: Heard): string[] {
  // A refused time is told back in the house's own writing.
  if (line.error !== null) return []
  const { comida, cena } = horarioDe(reading.house)
  const special = JSON.stringify(ajuste(reading.house.filas, 'cierres') ?? '').match(/\d\d:\d\d/g) ?? []
  const known = new Set([
    ...comida.todas,
    ...cena.todas,
    ...special,
    String(line.draft.time ?? ''),
    ...[...says, ...expects.flatMap(({ says: groups = [] }) => groups.flat())].flatMap(timesIn),
    ...numbersIn(says).flatMap((cents) => [asTime(cents / 100, 0) ?? '', asTime(cents / 100, 0, 'p') ?? '']),
  ])
  return [...new Set(timesIn(withoutQuotes(reading, reading.text)))].filter((time) => !known.has(time))
}

/** Addresses that are neither pages of the site nor stored. */
export function inventedLinks({ house, links }: Reading): string[] {
  const row: Readonly<Record<string, unknown>> = house.filas.footer_info[0] ?? {}
  const phone = digitsOf(String(row.telefono ?? ''))
  const stored = Object.values(row).map(String)
  return links
    .map(({ url }) => url)
    .filter(
      (url) =>
        !/^\/[\w/?=&.%#-]*$/.test(url) &&
        !(url.startsWith('tel:') && [phone, '112'].includes(digitsOf(url))) &&
        !(url.startsWith('mailto:') && stored.includes(url.slice(7))) &&
        !url.startsWith('https://wa.me/') &&
        !stored.includes(url),
    )
}
