import { type Context, priceLine } from '../../answers/context.ts'
import { goesWith } from '../../answers/pairing.ts'
import { portionOf } from '../../answers/total.ts'
import { centsOf, wineLine } from '../../answers/wines.ts'
import { sumFact, timesFact } from '../../facts.ts'
import { isKind } from '../../frame/held.ts'
import { found } from '../../frame/query.ts'
import { KINDS } from '../../kinds.ts'
import type { Item } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import { type Chosen, NOTHING, queryOf } from '../narrow.ts'
import { headsSaid, timesIn } from '../party.ts'
import { marked } from '../reference.ts'
import type { Turn } from '../turn.ts'

const MOST_SAID = 22
const PROPOSALS = 2
const WHOLE = /^(?:unico|racion|persona|menu)$/

type Meal = { dish: Item; wine: Item; cents: number; cost: number; total: number }

/** Two proposals of different dishes, the dearest that the sum allows first. */
function mealsFor(
  dishes: readonly Item[],
  wines: readonly Item[],
  people: number,
  format: string,
  max: number,
  x: Context,
): readonly Meal[] {
  const meals = dishes.flatMap((dish): Meal[] => {
    const price = portionOf(dish, null)
    if (!price || !WHOLE.test(price.formato) || price.minimo > people) return []
    const own = x.index.kindsOf.get(dish) ?? []
    // "Arroz con leche" is no rice to a wine.
    const kinds = own.includes('dessert') ? (['dessert'] as const) : own
    const fits = wines.flatMap((wine): Meal[] => {
      const cost = centsOf(wine, format)
      const total = price.cents * people + cost
      return total <= max && goesWith(wine, kinds) ? [{ dish, wine, cents: price.cents, cost, total }] : []
    })
    return fits.toSorted((a, b) => b.total - a.total).slice(0, 1)
  })
  return meals.toSorted((a, b) => b.total - a.total).slice(0, PROPOSALS)
}

function peopleOf(r: Reading): number {
  const times = timesIn(r)
  const count = headsSaid(r)
  return times > 1 ? times : count > 1 && count <= MOST_PEOPLE ? count : 1
}
const MOST_PEOPLE = 12

/** "For two, at most 60 with wine", "a dessert and a glass, 12 in all": a dish each and a wine for it within the sum. */
export function withinSum(turn: Turn, x: Context): Chosen | null {
  const { r, asked } = turn
  const { frame } = r.talk
  const { max } = r.money
  // How many the last sum was for.
  const before = Number(frame?.ask.find((key) => key.startsWith('sum:'))?.slice('sum:'.length) ?? 0)
  const goesOn = before > 0
  const kinds = asked.want
    .filter((key) => key.startsWith('kind:'))
    .map((key) => key.slice(5))
    .filter(isKind)
  if (max === null || r.targets.named || r.targets.wines.length > 0 || r.length > MOST_SAID || r.day)
    return null
  if (asked.exclude.length > 0 || kinds.some((kind) => KINDS[kind].of !== 'dish') || asked.sort) return null
  const poured = r.has('wine', 'glass') || r.styles.length > 0
  const people =
    peopleOf(r) > 1 ? peopleOf(r) : before > 0 ? before : kinds.includes('dessert') ? 1 : (r.talk.guests ?? 1)
  const withWine = r.hits.some(
    ({ id, start }) =>
      /^(?:concept:(?:wine|glass)|style:)/.test(id) &&
      r.marks.some((mark) => mark.id === 'with' && mark.end <= start && start - mark.end <= 1),
  )
  const food = r.has('food', 'eat', 'menu') || kinds.length > 0 || (withWine && peopleOf(r) > 1)
  const together = marked(r, 'together') || (withWine && peopleOf(r) > 1) || goesOn
  if (!poured || !food || !together || (r.has('pairing') && !marked(r, 'together'))) return null
  const glass = r.has('glass')
  const query = queryOf(turn)
  const want = kinds.length > 0 ? kinds.map((kind) => `kind:${kind}`) : ['kind:mains']
  const dishes = found(
    {
      ...query,
      of: 'dish',
      want: [...want, ...query.want.filter((key) => /^(?:diet|quality):/.test(key))],
      max: null,
      min: null,
      glass: false,
    },
    x.menu.items,
    x,
  )
  const style = r.styles.map((one) => `style:${one}`)
  const wines = found({ ...NOTHING, of: 'wine', want: style, glass }, x.menu.items, x)
  const meals = mealsFor(dishes, wines, people, glass ? 'copa' : 'botella', max, x)
  if (meals.length === 0) return null
  return {
    id: 'total',
    answer: (context) => {
      const { c } = context
      c.say(c.texts.Hilo.encaja)
      for (const { dish, wine, cents, cost } of meals) {
        c.next()
        priceLine(dish, context)
        wineLine(wine, context, glass ? 'copa' : 'botella')
        const total = sumFact(
          [
            { item: dish, cents, times: people },
            { item: wine, cents: cost, times: 1 },
          ],
          c.lang,
        )
        c.next()
        if (people > 1) c.say(c.texts.Hilo.totalPara, { cantidad: timesFact(people), total })
        else c.say(c.texts.Hilo.total, { total })
      }
      c.next()
      c.say(c.texts.Carta.orientativo)
      c.link('carta', 'vinos', 'reservar')
    },
    frame: { act: 'price', of: 'dish', want: [], exclude: [], max, ask: ['price', `sum:${people}`] },
  }
}
