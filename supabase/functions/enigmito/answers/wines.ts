import type { State } from '../draft.ts'
import {
  allergenFact,
  fill,
  listOf,
  nameFact,
  type Piece,
  pricesFact,
  styleWord,
  textFact,
} from '../facts.ts'
import { STYLE_OF_HINT } from '../kinds.ts'
import type { Item } from '../menu.ts'
import { regionOf } from '../places.ts'
import { tasting } from '../qualities/body.ts'
import { said } from '../said.ts'
import { grapesOf } from '../search.ts'
import { fold } from '../text/fold.ts'
import { ofQuality } from '../text/wine-quality.ts'
import type { Style } from '../words/shape.ts'
import { allergenDish } from './allergens.ts'
import { type Answer, available, type Context, contradicts, noData, priceLine, spread } from './context.ts'
import { stateOf } from './state.ts'

const LINES = 6
/** Any price; what is not poured has none. */
const MOST = Number.MAX_SAFE_INTEGER

const winesToday = (context: Context): Item[] =>
  context.menu.items
    .filter((item) => item.kind === 'wine' && available(item, context))
    .toSorted((a, b) => Number(b.featured) - Number(a.featured))

function originOf({ wine }: Item): Piece | null {
  const value = wine?.denominacion ?? wine?.region ?? wine?.pais
  return value ? textFact({ value, lang: 'es' }) : null
}

/** False where the wine has no price to say. The row has its winery, its place and its style, but no country. */
export function wineLine(item: Item, context: Context, only?: string): boolean {
  const line = winePiece(item, context, only)
  const shown = item.wine?.denominacion || item.wine?.region || !item.wine?.pais ? item : undefined
  if (line) context.c.item(context.c.texts.Casa.texto, { texto: line }, shown)
  return line !== null
}

export function winePiece(item: Item, { c }: Context, only?: string): Piece | null {
  const precios = pricesFact(item, c.texts, c.lang, only)
  if (!precios) return null
  const about = [originOf(item), styleWord(item.wine?.estilo ?? '', c.texts, 'estilos')].filter(
    (part): part is Piece => part !== null && part.text !== '',
  )
  const name = nameFact(item, c.lang)
  const nombre = {
    text: `${name.text} (${about.map(({ text }) => text).join(', ')})`,
    facts: [...name.facts, ...about.flatMap(({ facts }) => facts)],
  }
  return fill(c.texts.Carta.linea, { nombre, precios }, c.lang)
}

export function lines(items: readonly Item[], context: Context, only?: string): void {
  const { c } = context
  const sorted = context.r.has('budget', 'cheap')
    ? items.toSorted((a, b) => bottle(a) - bottle(b))
    : context.r.has('dear')
      ? items.toSorted((a, b) => bottle(b) - bottle(a))
      : items
  for (const item of sorted.slice(0, LINES)) wineLine(item, context, only)
  if (items.length > LINES) {
    c.next()
    c.say(c.texts.Cava.mas)
  }
  c.link('vinos', 'reservar')
}

export const centsOf = (item: Item, formato: string): number =>
  item.prices.find((price) => price.formato === formato)?.cents ?? Number.POSITIVE_INFINITY
export const bottle = (item: Item): number => centsOf(item, 'botella')

const ofStyles = (items: readonly Item[], styles: readonly Style[]): Item[] =>
  items.filter(({ wine }) => styles.length === 0 || styles.some((style) => style === wine?.estilo))

export function asked(context: Context): { items: readonly Item[]; heading: string } {
  const { r, c, menu } = context
  const { fromPlace, fromGrape } = r.targets
  const { Cava } = c.texts
  const inSets = winesToday(context).filter(
    (item) => (!fromPlace || fromPlace.includes(item)) && (!fromGrape || fromGrape.includes(item)),
  )
  const region = regionOf(said(menu.settings.get('codigo_postal') ?? new Map(), 'es')?.value ?? '')
  const local = r.has('local') && !fromPlace
  const near = local ? inSets.filter(({ wine }) => wine?.region === region) : inSets
  const diet = r.diets.length > 0 ? near.filter((item) => item.vegan && !contradicts(item, 'vegano')) : near
  const cost = (item: Item): number => centsOf(item, r.has('glass') ? 'copa' : 'botella')
  const { max, min } = r.money
  const within = ofStyles(diet, r.styles).filter(
    (item) => cost(item) >= (min ?? 0) && cost(item) <= (max ?? MOST),
  )
  const items = tasting(r.has('reserve') ? within : ofQuality(within, r.words), fold(r.line), r.lang)
  const heading =
    items.length === 0
      ? fromGrape
        ? Cava.ausenteUva
        : fromPlace || local
          ? Cava.ausenteLugar
          : Cava.ausente
      : r.diets.length > 0
        ? Cava.veganos
        : local
          ? Cava.zona
          : Cava.tenemos
  return { items, heading }
}

/** Where nothing is left because of what is avoided, that is said: nearly every wine declares sulphites. */
function sayAvoided({ r, c, menu }: Context): void {
  const avoided = new Set(r.avoidance.all.flatMap(({ allergens }) => allergens))
  const known = [...avoided].filter((key) => menu.allergens.has(key))
  if (known.length === 0) return
  const facts = known.map((key) => allergenFact(key, menu, c.lang))
  c.say(c.texts.Hilo.fuera, { lista: listOf(facts, c.lang, 'or') })
  c.link('vinos', 'llamar')
}

export const list: Answer = (context) => {
  const { r, c } = context
  const { items, heading } = asked(context)
  const [style] = r.styles
  c.say(
    items.length > 0 && r.styles.length === 1 && style && heading === c.texts.Cava.tenemos
      ? fill(c.texts.Cava.estilo, { estilo: styleWord(style, c.texts, 'titulos') }, c.lang).text
      : heading,
  )
  if (items.length === 0) sayAvoided(context)
  const narrow = r.styles.length > 0 || r.money.max !== null || r.targets.fromGrape || r.targets.fromPlace
  // A guest who only wants a bottle gets the styles they prefer.
  const liked = narrow || context.r.has('cheap', 'dear') ? [] : ofStyles(items, wishedStyles(context))
  if (liked.length > 0 && liked.length < items.length) return lines(liked, context)
  lines(narrow ? items : [...spread(items, LINES), ...items.slice(LINES)], context)
  c.link('vinos', 'reservar')
}

export const one: Answer = (context) => {
  const { r, c } = context
  const wines = r.targets.wines.length > 0 ? r.targets.wines : r.last?.kind === 'wine' ? [r.last] : []
  if (wines.length === 0) return list(context)
  for (const item of wines.slice(0, 3)) {
    c.next()
    if (!available(item, context)) {
      c.say(c.texts.Cava.agotado, { nombre: nameFact(item, c.lang) })
      continue
    }
    if (r.has('organic'))
      c.say(item.wine?.ecologico ? c.texts.Cava.ecologico : c.texts.Cava.noEcologico, {
        nombre: nameFact(item, c.lang),
      })
    else c.say(c.texts.Cava.tenemos)
    wineLine(item, context)
    c.next()
    sayDetails(item, context)
    const note = said(item.descriptions, c.lang)
    if (note) c.say(c.texts.Cava.nota, { nota: textFact(note) })
  }
  c.link('vinos', 'reservar')
}

function sayDetails({ wine }: Item, { c, menu }: Context): void {
  if (!wine) return
  const plain = (value: string): Piece => textFact({ value, lang: 'es' })
  const { Cava } = c.texts
  c.say(Cava.bodega, { bodega: plain(wine.bodega) })
  const grapes = grapesOf(wine.uvas).flatMap(({ clave }) => {
    const name = said(menu.settings.get(`uva_${clave}`) ?? new Map(), c.lang)
    return name ? [textFact(name)] : []
  })
  if (grapes.length > 0) c.say(Cava.uvas, { uvas: listOf(grapes, c.lang) })
  if (wine.anada !== null) c.say(Cava.anada, { anada: plain(String(wine.anada)) })
}

export const organic: Answer = (context) => {
  const { r, c } = context
  const poured = (item: Item): boolean => !r.has('glass') || Number.isFinite(centsOf(item, 'copa'))
  const items = asked(context).items.filter((item) => item.wine?.ecologico && poured(item))
  c.say(items.length > 0 ? c.texts.Cava.ecologicos : c.texts.Cava.ausente)
  lines(spread(items, items.length), context, ...(r.has('glass') ? ['copa'] : []))
}

export const glass: Answer = (context) => {
  const { c } = context
  const items = asked(context).items.filter((item) => Number.isFinite(centsOf(item, 'copa')))
  if (items.length === 0 && context.r.avoidance.all.some(({ allergens }) => allergens.length > 0)) {
    c.say(c.texts.Cava.ausente)
    return sayAvoided(context)
  }
  if (items.length === 0) return noData(context, 'fact:glass')
  c.say(c.texts.Cava.copas)
  lines(spread(items, items.length), context, 'copa')
}

export const wishedStyles = ({ r }: Context): Style[] =>
  r.hints.wines.flatMap((hint) => STYLE_OF_HINT[hint] ?? [])

/** "Manzanilla" may be a drink of the bar or a kind of wine: both are shown, and the guest is asked. */
export function clarify(context: Context, drinks: readonly Item[]): void {
  const { c } = context
  c.say(c.texts.Aclarar.pregunta)
  for (const item of [...new Set(drinks)].slice(0, 3)) priceLine(item, context)
  for (const item of asked(context).items.slice(0, 3)) wineLine(item, context)
  c.link('carta', 'vinos')
}

export function toGoWith(dishes: readonly Item[], context: Context): void {
  const { r, c, menu } = context
  const wished = wishedStyles(context)
  if (wished.length === 0) return
  const paired = new Set(dishes.flatMap((dish) => (menu.pairs.get(dish) ?? []).map(({ item }) => item)))
  const fitting = ofStyles(winesToday(context), wished)
    .filter((item) => !r.hints.diets.includes('vegano') || (item.vegan && !contradicts(item, 'vegano')))
    .toSorted((a, b) => Number(paired.has(b)) - Number(paired.has(a)))
  if (fitting.length === 0) return
  c.next()
  c.say(c.texts.Cava.acompanar)
  for (const item of fitting.slice(0, 2)) wineLine(item, context)
}

export const recommend: Answer = (context) => {
  const { r, c } = context
  const wished = wishedStyles(context)
  const { items } = asked(context)
  if (items.length === 0) return list(context)
  const liked = r.styles.length === 0 ? ofStyles(items, wished) : items
  c.say(c.texts.Cava.recomiendo)
  lines(spread(liked.length > 0 ? liked : items, 3), context)
}

const MOST_HOLDING = 12
export const allergens: Answer = (context) => {
  const { r } = context
  const { items } = asked(context)
  const isWithout = (item: Item, ...states: State[]): boolean =>
    r.allergens.every((key) => states.includes(stateOf(item, key)))
  const free = items.filter((item) => isWithout(item, 'free', 'notListed'))
  const nearest = free.length > 0 ? free : items.filter((item) => isWithout(item, 'free', 'notListed', 'may'))
  // Who may not have it asks for those without it, not for a list of states.
  const left = r.has('without', 'allergy', 'cannot') && !r.has('contains', 'inside') ? nearest : []
  // "Do your reds hold egg?": those that do, or may, are what is asked for.
  const holding = items.filter((item) => !isWithout(item, 'free', 'notListed'))
  const shown = holding.length > 0 ? holding.slice(0, MOST_HOLDING) : spread(items, LINES)
  allergenDish(context, left.length > 0 ? left.slice(0, LINES) : shown)
  context.c.link('vinos')
}
