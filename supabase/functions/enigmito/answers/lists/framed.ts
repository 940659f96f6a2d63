import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { allergenFact, kindFact, listOf, type Piece } from '../../facts.ts'
import { isKind } from '../../frame/held.ts'
import type { Key } from '../../frame/keys.ts'
import { found, lowest, type Near, nearest, type Query } from '../../frame/query.ts'
import type { Item } from '../../menu.ts'
import { tasting } from '../../qualities/body.ts'
import { fold } from '../../text/fold.ts'
import { plural } from '../../text/plurals.ts'
import { type Context, priceLine, sayContact, spread } from '../context.ts'
import { stateOf } from '../state.ts'
import { wineLine } from '../wines.ts'
import { childFirst, isForChildren } from './for-child.ts'
import { sayOfOne } from './one-dish.ts'
import { untoldIn } from './untold.ts'

const LINES = 8

export function sayLine(item: Item, context: Context): void {
  if (item.kind !== 'wine' || !wineLine(item, context)) priceLine(item, context)
}

const valuesOf = (keys: readonly Key[], type: string): string[] =>
  keys.filter((key) => key.startsWith(`${type}:`)).map((key) => key.slice(type.length + 1))

/** Groups of the menu: a dish belongs to one, and holds none. */
const GROUPS: ReadonlySet<string> = new Set([
  'starters',
  'mains',
  'kids',
  'dessert',
  'icecream',
  'alcohol_free',
])

const wordsFor = (keys: readonly Key[], lang: Locale): Piece | null => {
  const kinds = valuesOf(keys, 'kind').filter(isKind)
  return kinds.length > 0 && kinds.length === keys.length
    ? listOf(
        kinds.map((kind) => kindFact(kind, lang)),
        lang,
      )
    : null
}

/** The names of what was left out, as far as the rows and the lexicon have one. */
function leftOut({ exclude }: Query, { menu, c }: Context): Piece | null {
  const allergens = valuesOf(exclude, 'allergen').filter((key) => menu.allergens.has(key))
  const names = [
    ...valuesOf(exclude, 'kind')
      .filter(isKind)
      .filter((kind) => !GROUPS.has(kind))
      .map((kind) => kindFact(kind, c.lang)),
    ...allergens.map((key) => allergenFact(key, menu, c.lang)),
  ]
  return names.length > 0 ? listOf(names, c.lang, 'or') : null
}

const STATES = ['free', 'notListed'] as const
const HEADING = {
  free: ['grupoLibre', 'grupoLibre'],
  notListed: ['grupoNoFiguraUno', 'grupoNoFiguraVarios'],
} as const

const allergensOut = ({ exclude }: Query, { menu }: Context): readonly string[] =>
  valuesOf(exclude, 'allergen').filter((key) => menu.allergens.has(key))
const isCheckedFree = (item: Item, allergens: readonly string[]): boolean =>
  allergens.every((key) => stateOf(item, key) === 'free')

/** The weaker claim holds for a dish that is proven free of one allergen and only does not list another. */
export function sayItems(items: readonly Item[], query: Query, context: Context): void {
  const { c, menu } = context
  const allergens = allergensOut(query, context)
  if (allergens.length === 0) {
    for (const item of items) sayLine(item, context)
    return
  }
  const many = plural(allergens, c.lang) ? 1 : 0
  const isFree = (item: Item): boolean => isCheckedFree(item, allergens)
  for (const state of STATES) {
    const group = items.filter((item) => isFree(item) === (state === 'free'))
    if (group.length === 0) continue
    c.next()
    c.say(c.texts.Alergenos[HEADING[state][many]], {
      alergeno: listOf(
        allergens.map((key) => allergenFact(key, menu, c.lang)),
        c.lang,
        state === 'free' ? 'and' : 'or',
      ),
    })
    for (const item of group) {
      sayLine(item, context)
      for (const allergen of allergens) c.claim({ item, allergen, state })
    }
  }
}

const dietsOf = (query: Query) =>
  (['vegan', 'vegetarian'] as const).filter((diet) => query.want.includes(`diet:${diet}`))
const DIETS = { vegan: 'vegano', vegetarian: 'vegetariano' } as const

/** That everything fits is claimed only where nothing of what is avoided hangs on what a sheet does not list. */
function sayHeading(
  query: Query,
  shown: readonly Item[],
  pool: readonly Item[] | null,
  context: Context,
): void {
  const { c } = context
  const { ademas, deEsos, encaja } = c.texts.Hilo
  const allergens = allergensOut(query, context)
  const proven = shown.every((item) => isCheckedFree(item, allergens))
  const diets = dietsOf(query)
  // Of bones and of salt no row tells: nothing is known to fit. The options of a diet are a heading of their own.
  const fits = untoldIn(context.r).length > 0 ? c.texts.Carta.hay : encaja
  if (query.more || pool || (proven && diets.length === 0)) c.say(query.more ? ademas : pool ? deEsos : fits)
  for (const diet of diets) c.say(c.texts.Dieta[DIETS[diet]])
}

/** For a child, where no other kind of dish is wished, what is made for children comes first. */
function shownOf(items: readonly Item[], { want }: Query, context: Context): readonly Item[] {
  const anyKind = want.every((key) => !/^(?:kind|section):/.test(key))
  return (anyKind || want.includes('kind:kids')) && isForChildren(context)
    ? childFirst(items, LINES, context)
    : spread(items, LINES)
}

/** For a child whose wishes nothing fits, the children's dishes that do come closest. */
function nearestFor(query: Query, context: Context): Near {
  const near = nearest(query, context)
  const { want } = query
  if (query.of !== 'dish' || want.includes(KIDS) || !isForChildren(context)) return near
  const own = want.filter((key) => !/^(?:kind|section):/.test(key))
  const items = found({ ...query, want: [...own, KIDS], max: null, min: null }, context.menu.items, context)
  return items.length > 0 ? { items, without: want.filter((key) => !own.includes(key)) } : near
}
const KIDS = 'kind:kids'

const isAllergen = (key: Key): boolean => key.startsWith('allergen:')
const FEW = 3
/** "I'd like to try the cauliflower", of whom peanuts are kept: what was meant is left out for what it holds. */
function barred(query: Query, pool: readonly Item[] | null, context: Context): readonly Item[] {
  const { items, kinds } = context.r.targets
  if (!query.exclude.some(isAllergen) || items.length + kinds.length === 0) return []
  const open = { ...query, exclude: query.exclude.filter((key) => !isAllergen(key)) }
  const held = found(open, pool ?? context.menu.items, context)
  return held.length <= FEW ? held : []
}
function sayBarred(held: readonly Item[], query: Query, context: Context): void {
  const allergens = allergensOut(query, context)
  for (const item of held)
    for (const state of ['contains', 'may', 'unknown'] as const) {
      const some = allergens.filter((key) => stateOf(item, key) === state)
      if (some.length > 0) sayOfOne(item, state, some, context)
    }
}

/** Everything that was asked holds for each line; when nothing fits, that is said, and what comes closest. */
export function sayFound(query: Query, pool: readonly Item[] | null, context: Context): void {
  const { c } = context
  const all = found(query, pool ?? context.menu.items, context)
  const items = query.of === 'wine' ? tasting(all, fold(context.r.line), context.r.lang) : all
  const shown = query.modest
    ? items.toSorted((a, b) => lowest(a) - lowest(b)).slice(0, LINES)
    : pool
      ? items
      : shownOf(items, query, context)
  if (items.length > 0) {
    sayHeading(query, shown, pool, context)
    sayItems(shown, query, context)
    for (const diet of dietsOf(query)) c.claimDiet(diet, shown, true)
    if (items.length > shown.length) {
      c.next()
      c.say(query.of === 'wine' ? c.texts.Cava.mas : c.texts.Carta.mas)
    }
  } else {
    c.say(pool ? c.texts.Hilo.ninguno : c.texts.Hilo.nada)
    const held = barred(query, pool, context)
    const near = nearestFor(query, context)
    const without = wordsFor(near.without, c.lang)
    if (held.length > 0) sayBarred(held, query, context)
    else if (near.items.length > 0) {
      if (without) c.say(c.texts.Hilo.cercaSin, { lista: without })
      else c.say(c.texts.Hilo.cerca)
      sayItems(near.items, query, context)
    } else sayContact(context)
  }
  const out = leftOut(query, context)
  c.next()
  if (out) c.say(c.texts.Hilo.fuera, { lista: out })
  const groups = wordsFor(
    query.exclude.filter((key) => GROUPS.has(key.slice('kind:'.length))),
    c.lang,
  )
  if (groups) c.say(c.texts.Hilo.grupoFuera, { lista: groups })
  if (query.exclude.some((key) => key.startsWith('allergen:')) || dietsOf(query).length > 0)
    c.say(c.texts.Alergenos.aviso)
  c.link(query.of === 'wine' ? 'vinos' : 'carta', 'reservar')
}

const EXTREMES = { cheapest: ['masBarato', 1], dearest: ['masCaro', -1] } as const

/** The price by which a thing is the cheapest or the dearest, in cents; infinite where it is not sold so. */
export function extremeCents(item: Item, sort: 'cheapest' | 'dearest', glass: boolean): number {
  const wine = glass ? 'copa' : 'botella'
  const prices = item.prices.filter(({ formato }) => item.kind !== 'wine' || formato === wine)
  const cents = prices.map((price) => price.cents)
  if (cents.length === 0) return Number.POSITIVE_INFINITY
  return sort === 'cheapest' ? Math.min(...cents) : Math.max(...cents)
}

/** The cheapest or dearest of some items; `true` when there was one. */
export function sayExtreme(
  items: readonly Item[],
  sort: 'cheapest' | 'dearest',
  glass: boolean,
  context: Context,
  heading: 'siguiente' | null = null,
): boolean {
  const { c } = context
  const [template, sign] = EXTREMES[sort]
  const centsOf = (item: Item): number => extremeCents(item, sort, glass)
  const priced = items.filter((item) => Number.isFinite(centsOf(item)))
  const [first] = priced.toSorted((a, b) => sign * (centsOf(a) - centsOf(b)))
  if (!first) return false
  const same = priced.filter((item) => centsOf(item) === centsOf(first))
  c.say(c.texts.Hilo[heading ?? template])
  for (const item of same) sayLine(item, context)
  if (same.length === 1) c.about(first)
  c.link(first.kind === 'wine' ? 'vinos' : 'carta', 'reservar')
  return true
}
