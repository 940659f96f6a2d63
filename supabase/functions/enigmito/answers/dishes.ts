import { suits } from '../avoid/states.ts'
import { kindFact, listOf, nameFact, type Piece, textFact } from '../facts.ts'
import { KINDS, type Kind } from '../kinds.ts'
import type { Item } from '../menu.ts'
import { said } from '../said.ts'
import {
  type Answer,
  available,
  type Context,
  dishesToday,
  nameLine,
  noData,
  priceLine,
  sayContact,
  sayUnavailable,
  spread,
} from './context.ts'
import { drierOnly, plainFirst } from './instead.ts'
import { sayTopic } from './topics.ts'

const LINES = 8
const DESCRIBED = 3

export const subject = ({ r }: Context): readonly Item[] =>
  r.targets.items.length > 0 ? r.targets.items : r.last && r.last.kind !== 'wine' ? [r.last] : []

const linkTo = (items: readonly Item[]): 'vinos' | 'carta' => (items[0]?.kind === 'wine' ? 'vinos' : 'carta')

function priced(items: readonly Item[], context: Context, most = LINES): void {
  const { c } = context
  const shown = items.slice(0, most)
  for (const item of shown) priceLine(item, context)
  if (items.length > shown.length) {
    c.next()
    c.say(c.texts.Carta.mas)
  }
}

/** Only changes the order; nothing is left out. */
function preferred(items: readonly Item[], context: Context): Item[] {
  const { hints } = context.r
  const liked = (item: Item): number =>
    (available(item, context) ? 0 : 4) +
    (hints.diets.includes('vegano') && !item.vegan ? 2 : 0) +
    (hints.diets.includes('vegetariano') && !item.vegetarian ? 1 : 0)
  return items.toSorted((a, b) => liked(a) - liked(b))
}

/** Filters by diet only when a part of the menu was asked for and enough is left. */
function suitable(items: readonly Item[], { r }: Context): readonly Item[] {
  const { diets } = r.hints
  if (diets.length === 0 || r.targets.named) return items
  const fit = items.filter((item) => (diets.includes('vegano') ? item.vegan : item.vegetarian))
  return fit.length > 1 ? fit : items
}

export const list: Answer = (context) => {
  const { r, c } = context
  const { items, kinds } = r.targets
  const [only] = items
  if (items.length === 1 && only && !available(only, context)) {
    sayUnavailable(only, context)
    c.link('carta', 'reservar')
    return
  }
  const drinks = items.every(({ kind }) => kind === 'drink')
  if (kinds.includes('alcohol_free') && drinks) c.say(c.texts.Bebida.sinAlcohol)
  else if (drinks) c.say(c.texts.Bebida.hay)
  else if (r.targets.akin) c.say(c.texts.Carta.parecido)
  else c.say(r.has('have') && !r.has('what') ? c.texts.Carta.tenemos : c.texts.Carta.hay)
  const free = kinds.includes('alcohol_free') && drinks
  // Of every part of the drinks some, not eight waters and sodas.
  const fit = free
    ? spread(drierOnly(suitable(items, context), context), items.length)
    : suitable(items, context)
  priced(preferred(fit, context), context)
  if (fit.length < items.length && fit.length <= LINES) {
    c.next()
    c.say(c.texts.Carta.mas)
  }
  if (kinds.includes('kids')) {
    c.next()
    sayTopic('children', context)
  }
  if (only && items.length === 1) {
    sayWhatItIs(only, context)
    sayAkin(only, context)
  }
  c.link('carta', 'reservar')
}

/** Whatever was asked of the one dish: its description may hold the answer. */
function sayWhatItIs(item: Item, context: Context): void {
  if (item.kind !== 'dish') return
  context.c.next()
  sayText(item, context)
}

function sayAkin(drink: Item, context: Context): void {
  const { c, index } = context
  if (drink.kind !== 'drink') return
  const kinds = (index.kindsOf.get(drink) ?? []).map((kind) => index.byKind.get(kind) ?? [])
  const [narrowest] = kinds.filter((items) => items.length > 1).toSorted((a, b) => a.length - b.length)
  const others = (narrowest ?? [])
    .filter((item) => item !== drink && available(item, context))
    .filter((item) => suits(item, context.r.avoidance.all, context.menu))
    .slice(0, 3)
  if (others.length === 0) return
  c.about(drink)
  c.next()
  c.say(c.texts.Carta.tambien)
  for (const item of others) priceLine(item, context)
}

/** Never with a price. */
export const absent: Answer = (context) => {
  const { r, c } = context
  const [kind] = r.targets.absent
  c.missing(kind ? `absent:${kind}` : 'absent:word')
  if (kind) {
    const what = kindFact(kind, c.lang)
    c.say(KINDS[kind].of === 'drink' ? c.texts.Bebida.ausente : c.texts.Carta.ausente, {
      que: what,
    })
  } else c.say(c.texts.Carta.ausenteAlgo)
  const rule = kind && KINDS[kind]
  const wider = rule && 'within' in rule ? plainFirst(rule.within as Kind, context) : []
  // "Steak and chips": what was named beside it, and what stands in for it.
  const named = r.targets.kinds.length > r.targets.absent.length
  const today = (items: readonly Item[]): readonly Item[] =>
    items.filter((item) => available(item, context)).slice(0, 3)
  const beside = today(r.targets.items)
  const instead = today(wider)
    .filter((item) => !beside.includes(item))
    .slice(0, beside.length > 0 ? 2 : 3)
  if (beside.length + instead.length > 0) {
    c.say(c.texts.Carta.otros)
    for (const item of beside) nameLine(item, context)
    if (named || beside.length === 0) for (const item of instead) nameLine(item, context)
  }
  c.link('carta', 'reservar')
}

export const holding: Answer = (context) => {
  const { r, c } = context
  c.say(c.texts.Carta.llevan)
  priced(preferred(r.targets.holding, context), context)
  c.link('carta', 'reservar')
}

export const describe: Answer = (context) => {
  const { c } = context
  const items = subject(context)
  if (items.length === 0) return which(context)
  if (context.r.targets.akin) c.say(c.texts.Carta.parecido)
  for (const item of items.slice(0, DESCRIBED)) {
    c.next()
    if (!sayText(item, context)) {
      c.missing('fact:ingredients')
      c.say(c.texts.Carta.sinIngredientes, { nombre: nameFact(item, c.lang) })
    }
  }
  const more = items.slice(DESCRIBED, DESCRIBED + 5)
  if (more.length > 0) {
    c.next()
    c.say(c.texts.Carta.otros)
    for (const item of more) nameLine(item, context)
  }
  c.link(linkTo(items), 'reservar')
}

/** The description and the ingredients; false where the row has neither. */
function sayText(item: Item, context: Context): boolean {
  const { c } = context
  const text = said(item.descriptions, c.lang)
  const ingredients = ingredientsOf(item, context)
  const nombre = nameFact(item, c.lang)
  if (text) c.say(c.texts.Carta.texto, { nombre, texto: textFact(text) })
  else if (ingredients) c.say(c.texts.Carta.seccion, { seccion: nombre })
  if (ingredients) c.say(c.texts.Carta.ingredientes, { lista: ingredients })
  return Boolean(text ?? ingredients)
}

function ingredientsOf(item: Item, { c }: Context): Piece | null {
  const own = item.ingredients.get(c.lang)
  const list = own ?? item.ingredients.get('es')
  const lang = own ? c.lang : ('es' as const)
  return list
    ? listOf(
        list.map((value) => textFact({ value, lang })),
        c.lang,
      )
    : null
}

export const which: Answer = ({ c }) => {
  c.say(c.texts.Carta.cual)
  c.link('carta', 'contacto')
}

export const menu: Answer = (context) => {
  const { c } = context
  const sections = context.menu.sections.filter(({ tipo }) => tipo === 'plato')
  if (sections.length === 0) return noData(context, 'fact:menu')
  const names = sections.flatMap((section) => {
    const name = said(section.names, c.lang)
    return name ? [textFact(name)] : []
  })
  c.say(c.texts.Carta.secciones, { lista: listOf(names, c.lang) })
  const some = spread(dishesToday(context), 4)
  if (some.length > 0) {
    c.say(c.texts.Carta.platos)
    for (const item of some) priceLine(item, context)
  }
  c.link('carta', 'vinos', 'reservar')
}

export const drinks: Answer = (context) => {
  const { c } = context
  const items = context.menu.items.filter((item) => item.kind === 'drink' && available(item, context))
  if (items.length === 0) return noData(context, 'fact:drinks')
  c.say(c.texts.Bebida.hay)
  priced(spread(items, LINES), context)
  c.next()
  c.say(c.texts.Carta.mas)
  c.link('carta', 'vinos', 'reservar')
}

export const spicy: Answer = (context) => {
  const { c } = context
  const items = dishesToday(context).filter((item) => item.spicy > 0)
  c.say(items.length > 0 ? c.texts.Carta.picante : c.texts.Carta.sinPicante)
  priced(items, context)
  c.link('carta', 'reservar')
}

export const notFound: Answer = (context) => {
  context.c.missing('absent:word')
  context.c.say(context.c.texts.Carta.ausenteAlgo)
  sayContact(context)
  context.c.link('carta')
}
