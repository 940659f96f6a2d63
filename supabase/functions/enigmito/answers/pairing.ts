import { kindFact, nameFact, type Piece, textFact } from '../facts.ts'
import { KINDS, type Kind, type Pairing } from '../kinds.ts'
import type { Item, Pair } from '../menu.ts'
import { levelOf, tasteIn } from '../qualities/body.ts'
import { said } from '../said.ts'
import { fold } from '../text/fold.ts'
import { type Answer, available, type Context, contradicts, priceLine } from './context.ts'
import { subject } from './dishes.ts'
import { asked, bottle, wineLine, winePiece, wishedStyles } from './wines.ts'

function tagsFor(items: readonly Item[], kinds: readonly Kind[], { index }: Context): Set<Pairing> {
  const wanted = new Set<Pairing>()
  for (const kind of kinds) for (const pair of pairingsOf(kind)) wanted.add(pair)
  if (kinds.length > 0 && wanted.size > 0) return wanted
  for (const item of items.slice(0, MOST))
    for (const kind of closest(index.kindsOf.get(item) ?? []))
      for (const pair of pairingsOf(kind)) wanted.add(pair)
  return wanted
}

/** A bream is a white fish: what fits fish of any kind does not fit it for that. */
const closest = (kinds: readonly Kind[]): readonly Kind[] =>
  kinds.filter((kind) => {
    const own = pairingsOf(kind)
    return !kinds.some((other) => {
      const narrower = pairingsOf(other)
      return (
        narrower.length > 0 && narrower.length < own.length && narrower.every((pair) => own.includes(pair))
      )
    })
  })

/** A wine whose row names one of these kinds of dish. */
export const goesWith = ({ wine }: Item, kinds: readonly Kind[]): boolean =>
  kinds.some((kind) => pairingsOf(kind).some((pair) => wine?.marida.includes(pair)))

const pairingsOf = (kind: Kind): readonly Pairing[] => {
  const rule = KINDS[kind]
  return ('marida' in rule && rule.marida) || []
}

const MOST = 12
const LINES = 4

function pairLine(item: Item, reason: Pair['reason'] | null, context: Context): void {
  const { c } = context
  const why = reason && said(reason, c.lang)
  if (!why) return void wineLine(item, context)
  const line = winePiece(item, context)
  if (line) c.item(c.texts.Cava.conMotivo, { vino: line, texto: textFact(why) })
}

/** Whether the house chose the wine for the dish that is asked about, or its row names the kind of dish. */
export function suitsDish(wine: Item, context: Context): boolean {
  const { kinds, items } = context.r.targets
  const dishes = items.filter(({ kind }) => kind === 'dish')
  if (
    dishes.length === 1 &&
    dishes.some((dish) => context.menu.pairs.get(dish)?.some(({ item }) => item === wine))
  )
    return true
  const wanted = tagsFor(dishes, kinds, context)
  return (wine.wine?.marida ?? []).some((pair) => wanted.has(pair as Pairing))
}

/** `among`: the wines to choose from, where the guest has a list before them. */
type PairingAnswer = (context: Context, among?: readonly Item[]) => void

/** Pairings chosen by the owner first, then wines whose row names the kind of dish. */
export const pairing: PairingAnswer = (context, among) => {
  const { r, c, menu } = context
  const { kinds, named } = r.targets
  const items = subject(context).filter(({ kind }) => kind === 'dish')
  if (items.length === 0 && kinds.length === 0) {
    c.say(c.texts.Cava.cual)
    return c.link('vinos', 'carta')
  }
  const all = among ?? asked(context).items
  const pool = new Set(r.has('glass') ? all.filter(isPoured) : all)
  const chosen = new Map<Item, Pair['reason']>()
  for (const item of items.slice(0, MOST))
    for (const { item: wine, reason } of menu.pairs.get(item) ?? [])
      if (pool.has(wine) && !chosen.has(wine)) chosen.set(wine, reason)
  const wanted = tagsFor(items, named ? [] : kinds, context)
  const wished = wishedStyles(context)
  const vegan = r.hints.diets.includes('vegano')
  const fits = (item: Item): number =>
    (item.wine?.marida ?? []).filter((pair) => wanted.has(pair as Pairing)).length
  const score = (item: Item): number =>
    (chosen.has(item) ? (items.length === 1 ? 16 : 3) : 0) +
    fits(item) * 4 +
    (wished.some((style) => style === item.wine?.estilo) ? 6 : 0) +
    (vegan && item.vegan ? 2 : 0) +
    (item.featured ? 1 : 0)
  // The owner's choice for one dish stands alone; for a kind of dish the wine rows decide.
  const alone = items.length === 1 && chosen.size > 0
  const fitsIt = (item: Item): boolean => (alone ? chosen.has(item) : fits(item) > 0)
  const tasted = [...pool].filter(fitsIt)
  // Nothing as light as that goes with it: then the lightest that does.
  const fitting = tasted.length > 0 || among ? tasted : nearestTaste(fitsIt, context)
  const [only] = items
  // One that was just told for the dish is poured.
  const isPouredTold = fitting.some(({ slug }) => r.talk.listed.includes(`wine:${slug}`))
  // What the house chose for the dish is sold by the bottle alone.
  const bottled =
    items.length === 1 &&
    chosen.size === 0 &&
    !isPouredTold &&
    (only ? (menu.pairs.get(only) ?? []).length > 0 : false)
  if (only && r.has('glass') && (bottled || fitting.length === 0) && pool.size > 0)
    return sayPoured(
      named || !kinds[0] ? nameFact(only, c.lang) : kindFact(kinds[0], c.lang),
      fitting.length > 0 ? fitting : [...pool],
      bottled,
      context,
    )
  const [kind] = kinds
  if (fitting.length === 0) {
    c.missing('fact:pairing')
    c.say(c.texts.Cava.sinMaridaje)
    // None of those told: then one of all.
    const others = among ? asked(context).items : [...pool]
    sayWished(r.has('glass') ? others.filter(isPoured) : others, context)
    return c.link('vinos', 'contacto')
  }
  const single = named || kinds.length === 0 ? only : undefined
  const what = single && items.length === 1 ? nameFact(single, c.lang) : kind ? kindFact(kind, c.lang) : null
  if (what) c.say(c.texts.Cava.marida, { que: what })
  else c.say(c.texts.Cava.recomiendo)
  const best = fitting.toSorted((a, b) =>
    r.has('budget', 'cheap') || r.money.max !== null ? bottle(a) - bottle(b) : score(b) - score(a),
  )
  for (const item of best.slice(0, LINES))
    pairLine(item, single && items.length === 1 ? (chosen.get(item) ?? null) : null, context)
  c.link('vinos', 'carta', 'reservar')
}

/** How many are told where none tastes as wished. */
const NEAR = 2
function nearestTaste(fits: (item: Item) => boolean, context: Context): readonly Item[] {
  const { r } = context
  const taste = tasteIn(fold(r.line), r.lang)
  if (!taste || r.has('glass')) return []
  const level = (item: Item): number => levelOf(item, taste) ?? Number.NEGATIVE_INFINITY
  return asked({ ...context, r: { ...r, line: '' } })
    .items.filter(fits)
    .toSorted((a, b) => level(b) - level(a))
    .slice(0, NEAR)
}

/** None is noted for the dish: what else was asked of the wine still holds. */
function sayWished(pool: readonly Item[], context: Context): void {
  const { c, r, menu } = context
  const wished = r.styles.length > 0 || r.money.max !== null
  if (!wished || pool.length === 0 || pool.length === menu.items.length) return
  const taste = tasteIn(fold(r.line), r.lang) ?? 'light'
  const level = (item: Item): number => levelOf(item, taste) ?? Number.NEGATIVE_INFINITY
  c.say(c.texts.Hilo.cerca)
  for (const item of pool.toSorted((a, b) => level(b) - level(a)).slice(0, LINES)) wineLine(item, context)
}

const isPoured = ({ prices }: Item): boolean => prices.some(({ formato }) => formato === 'copa')
/** The wines by the glass, after saying that those noted for the dish are not among them. */
function sayPoured(que: Piece, wines: readonly Item[], bottled: boolean, context: Context): void {
  const { c } = context
  if (bottled) c.say(c.texts.Cava.sinCopa, { que })
  c.say(c.texts.Cava.copas)
  for (const wine of wines.slice(0, MOST_POURED)) wineLine(wine, context, 'copa')
  c.link('vinos', 'carta', 'reservar')
}
const MOST_POURED = 6

export const dishesFor: Answer = (context) => {
  const { r, c, menu, index } = context
  const [wine] = r.targets.wines.length > 0 ? r.targets.wines : r.last?.kind === 'wine' ? [r.last] : []
  if (!wine) {
    c.say(c.texts.Cava.cual)
    return c.link('vinos', 'carta')
  }
  const pairs = (menu.pairs.get(wine) ?? []).filter(({ item }) => available(item, context))
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) =>
    pairingsOf(kind).some((pair) => wine.wine?.marida.includes(pair)),
  )
  const akin = [...new Set(kinds.flatMap((kind) => index.byKind.get(kind) ?? []))].filter(
    (item) => item.kind === 'dish' && available(item, context),
  )
  // "What starters go with it?"
  const wanted = new Set(r.targets.kinds.flatMap((kind) => index.byKind.get(kind) ?? []))
  const own = [...pairs.map(({ item }) => item), ...akin].filter((item) => wanted.has(item))
  const all = own.length > 0 ? [...new Set(own)] : pairs.length > 0 ? pairs.map(({ item }) => item) : akin
  const dishes = all.filter((item) => suits(item, context))
  const vino = nameFact(wine, c.lang)
  if (dishes.length === 0) {
    c.missing('fact:pairing')
    c.say(c.texts.Cava.sinPlatos, { vino })
    return c.link('carta', 'vinos')
  }
  c.say(c.texts.Cava.platos, { vino })
  c.about(wine)
  for (const item of dishes.slice(0, LINES)) priceLine(item, context)
  const motive = pairs[0] && said(pairs[0].reason, c.lang)
  if (motive) {
    c.next()
    c.say(c.texts.Casa.texto, { texto: textFact(motive) })
  }
  c.link('carta', 'vinos', 'reservar')
}

const suits = (item: Item, { r }: Context): boolean =>
  r.hints.diets.every(
    (diet) => (diet === 'vegano' ? item.vegan : item.vegetarian) && !contradicts(item, diet),
  )
