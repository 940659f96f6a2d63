import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Context } from '../../answers/context.ts'
import { sayItems } from '../../answers/lists/framed.ts'
import { goesWith } from '../../answers/pairing.ts'
import { portionOf } from '../../answers/total.ts'
import { centsOf, wineLine } from '../../answers/wines.ts'
import { nameFact, onePriceFact, type Part, shareFact, sumFact, sumOf, timesFact } from '../../facts.ts'
import { found } from '../../frame/query.ts'
import type { Reading } from '../../reading.ts'
import { fold, tokens } from '../../text/fold.ts'
import { type Chosen, NOTHING } from '../narrow.ts'
import { headsSaid, timesIn } from '../party.ts'
import { keptOrder } from '../sums/order-told.ts'
import type { Turn } from '../turn.ts'

type Course = 'starters' | 'mains' | 'dessert'
const COURSES: readonly Course[] = ['starters', 'mains', 'dessert']
const WHOLE = /^(?:unico|racion|persona|menu)$/
const [PROPOSALS, MOST_SAID, MOST_PEOPLE] = [2, 24, 12]

/** "25 a head": so much for each. */
const PER_HEAD =
  /\d(?:[.,]\d{2})? ?(?:€|euros?|eur|quid|pavos|balles)? ?(?:(?:al?|per|por|x|par|pro|je) (?:head|person|cabeza|persona|barba|tete|personne|kopf|nase|testa)|each|pp|cada un[oa]|chacune?|ciascun[oa])(?![\p{L}])/u
/** "Bottles of rosé, not over 30 each": so much for a bottle, and for nobody's meal. */
const PER_BOTTLE =
  /\b(?:bottles?|botellas?|bouteilles?|flaschen?|bottigli[ae])\b[^.;?!]*\d[^.;?!]*\b(?:each|cada una|chacune|ciascuna)\b/
/** "Two courses and a dessert": a starter and a main dish. */
const TWO_COURSES: Record<Locale, RegExp> = {
  es: /\b(?:2|dos) platos\b/,
  en: /\b(?:2|two) (?:courses|dishes|plates)\b/,
  fr: /\b(?:2|deux) plats\b/,
  de: /\b(?:2|zwei) (?:gange|gerichte|speisen)\b/,
  it: /\b(?:2|due) (?:piatti|portate)\b/,
}
/** Beside another course it is the main dish. */
const MAIN =
  /\b(?:un (?:principal|segundo|plat|secondo|primo)|a main|(?:ein(?:en)? )?(?:haupt\w*|hauptgang))\b/
const DESSERT = /\b(?:postres?|desserts?|puddings?|nachtisch|nachspeise|dolc[ei]|afters)\b/

function coursesIn({ r, asked }: Turn): readonly Course[] {
  const line = tokens(r.line).join(' ')
  const said = COURSES.filter((course) => asked.want.includes(`kind:${course}`))
  const named = COURSES.filter(
    (course) => said.includes(course) || (course === 'mains' && said.length > 0 && MAIN.test(fold(line))),
  )
  if (!TWO_COURSES[r.lang].test(fold(line))) return named
  return named.includes('dessert') || DESSERT.test(fold(line)) ? COURSES : ['starters', 'mains']
}

/** How many eat: as the message says, as was told before, or as many as the main thing of the last sum was for. */
function peopleOf(r: Reading, x: Context): number {
  const said = timesIn(r) > 1 ? timesIn(r) : headsSaid(r)
  if (said > 1 && said <= MOST_PEOPLE) return said
  const dishes = keptOrder(r.talk.frame?.ask ?? [], x.menu).filter(({ item }) => item.kind === 'dish')
  const kept = Number(r.talk.frame?.ask.find((key) => /^sum:\d+$/.test(key))?.slice('sum:'.length) ?? 0)
  return r.talk.guests ?? Math.max(1, kept, ...dishes.map(({ times }) => times))
}

type Meal = { parts: readonly Part[]; total: number }

/** The dearest meal within the sum: one thing of each course, and a wine that goes with one of them. */
function dearest(
  pools: readonly (readonly Part[])[],
  wines: readonly Part[],
  max: number,
  x: Context,
): Meal | null {
  const best: { meal: Meal | null } = { meal: null }
  const ofDessert = ({ item }: Part): boolean => x.index.kindsOf.get(item)?.includes('dessert') ?? false
  const take = (parts: readonly Part[], rest: readonly (readonly Part[])[]): void => {
    const total = sumOf(parts)
    if (total > max) return
    const [next, ...others] = rest
    if (next) {
      for (const part of next) take([...parts, part], others)
      return
    }
    // No starter costs more than what comes behind it.
    const [starter, main] = parts.filter(({ item }) => item.kind === 'dish')
    if (pools.length > 1 && starter && main && !ofDessert(main) && starter.cents > main.cents) return
    if (total > (best.meal?.total ?? 0)) best.meal = { parts, total }
  }
  const suits = ({ item }: Part, dishes: readonly Part[]): boolean =>
    dishes.some((dish) => goesWith(item, x.index.kindsOf.get(dish.item) ?? []))
  if (wines.length === 0) take([], pools)
  else
    for (const wine of wines)
      take(
        [wine],
        pools.map((pool, at) =>
          at === pools.length - 1 && pools.length > 1 ? pool : pool.filter((one) => suits(wine, [one])),
        ),
      )
  return best.meal
}

type Wish = { courses: readonly Course[]; poured: 'copa' | 'botella' | null; people: number; max: number }

function mealsFor({ courses, poured, people, max }: Wish, { r, asked }: Turn, x: Context): readonly Meal[] {
  const exclude = r.avoidance.all.flatMap(({ allergens }) => allergens.map((key) => `allergen:${key}`))
  const spoken = [...asked.want, ...(r.talk.frame?.want ?? [])]
  const diets = [
    ...spoken.filter((key) => key.startsWith('diet:')),
    ...r.avoidance.all.flatMap(({ diets: own }) =>
      own.filter((diet) => diet === 'vegan' || diet === 'vegetarian').map((diet) => `diet:${diet}`),
    ),
  ]
  const query = { ...NOTHING, exclude: [...new Set([...asked.exclude, ...exclude])] }
  const pools = courses.map((course) =>
    found({ ...query, of: 'dish', want: [`kind:${course}`, ...new Set(diets)] }, x.menu.items, x).flatMap(
      (item): Part[] => {
        const price = portionOf(item, null)
        // What is not served every day is none of a menu for some other day.
        if (r.day !== null && item.served?.dias_semana) return []
        return price && WHOLE.test(price.formato) && price.minimo <= people
          ? [{ item, cents: price.cents, times: people }]
          : []
      },
    ),
  )
  const wines = poured
    ? found(
        { ...NOTHING, of: 'wine', want: r.styles.map((style) => `style:${style}`), glass: poured === 'copa' },
        x.menu.items,
        x,
      ).map((item): Part => ({ item, cents: centsOf(item, poured), times: poured === 'copa' ? people : 1 }))
    : []
  if (poured && wines.length === 0) return []
  const meals: Meal[] = []
  for (let at = 0; at < PROPOSALS; at++) {
    const told = new Set(meals.flatMap(({ parts }) => parts.map(({ item }) => item)))
    const left = pools.map((pool) => pool.filter(({ item }) => !told.has(item)))
    const meal = left.some((pool) => pool.length === 0) ? null : dearest(left, wines, max, x)
    if (meal) meals.push(meal)
  }
  return meals
}

function sayMeal({ parts }: Meal, people: number, poured: Wish['poured'], context: Context): void {
  const { c, r } = context
  const allergens = r.avoidance.all.flatMap((one) => one.allergens.map((key) => `allergen:${key}`))
  const dishes = parts.filter(({ item }) => item.kind === 'dish').map(({ item }) => item)
  c.next()
  if (allergens.length > 0)
    sayItems(dishes, { ...NOTHING, of: 'dish', exclude: [...new Set(allergens)] }, context)
  else
    for (const item of dishes) {
      const price = portionOf(item, null)
      if (price)
        c.item(c.texts.Carta.linea, {
          nombre: nameFact(item, c.lang),
          precios: onePriceFact(item, price, c.texts, c.lang),
        })
    }
  for (const { item } of parts) if (item.kind === 'wine') wineLine(item, context, poured ?? 'botella')
  const total = sumFact(parts, c.lang)
  c.next()
  if (people < 2) {
    c.say(c.texts.Hilo.total, { total })
    return
  }
  const { totalPara, cadaUno, cadaUnoUnos } = c.texts.Hilo
  c.say(totalPara, { cantidad: timesFact(people), total })
  c.say(sumOf(parts) % people === 0 ? cadaUno : cadaUnoUnos, {
    cantidad: timesFact(people),
    parte: shareFact(parts, people, c.lang),
  })
}

/** "About 25 a head, with a glass of wine", "a starter, a main dish and a dessert, 40 at most": put together from the rows. */
export function mealWithin(turn: Turn, x: Context, onlyPerHead = false): Chosen | null {
  const { r, asked } = turn
  const { frame } = r.talk
  const said = fold(r.line)
  const perHead = r.money.max !== null && PER_HEAD.test(said) && !PER_BOTTLE.test(said)
  if (onlyPerHead && !perHead) return null
  const courses = coursesIn(turn)
  const cap = r.money.max ?? frame?.max ?? null
  // Which day it is changes no price.
  if (cap === null || (r.day !== null && !perHead) || r.length > MOST_SAID || turn.counted().length > 0)
    return null
  if (!perHead && courses.length < 2) return null
  const isOther = (key: string): boolean =>
    !/^(?:diet|style):/.test(key) && !COURSES.some((course) => key === `kind:${course}`)
  if (
    asked.want.some(isOther) ||
    asked.exclude.some((key) => !key.startsWith('allergen:')) ||
    asked.min !== null
  )
    return null
  const glass =
    r.has('glass') || (frame?.ask.some((key) => key === 'glass' || key.startsWith('sum-copa')) ?? false)
  const wine = glass || r.has('wine') || r.styles.length > 0
  // Nothing but a dish each, within so much a head: that is a list.
  const party = r.guests !== null && courses.length === 0
  if (courses.length === 0 && !wine && !party && !r.has('eat', 'recommend', 'food') && frame?.act !== 'price')
    return null
  const avoids = r.avoidance.all.some(({ allergens }) => allergens.length > 0)
  if (wine && avoids) return null
  const people = peopleOf(r, x)
  const poured = !wine ? null : glass ? 'copa' : 'botella'
  const of = (own: readonly Course[]): readonly Meal[] =>
    mealsFor({ courses: own, poured, people, max: perHead ? cap * people : cap }, turn, x)
  const more = party && !wine ? of(['starters', 'mains']) : []
  const meals = more.length > 0 ? more : of(courses.length > 0 ? courses : ['mains'])
  if (meals.length === 0) return null
  return {
    id: 'total',
    answer: (context) => {
      const { c } = context
      c.say(c.texts.Hilo.encaja)
      for (const meal of meals) sayMeal(meal, people, poured, context)
      c.next()
      if (avoids) c.say(c.texts.Alergenos.aviso)
      else c.say(c.texts.Carta.orientativo)
      c.link('carta', ...(poured ? (['vinos'] as const) : []), 'reservar')
    },
    frame: {
      ...{ act: 'price', of: 'dish', want: [], exclude: [], max: cap },
      ask: ['price', `sum:${people}`, ...(glass ? ['glass'] : [])],
    },
  }
}
