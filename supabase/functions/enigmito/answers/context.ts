import { isServedOn, servedText } from '../../../../lib/carta/when-served.ts'
import type { Now } from '../../../../lib/core/dates.ts'
import type { Composer } from '../draft.ts'
import { nameFact, piece, pricesFact, wording } from '../facts.ts'
import type { Item, Menu } from '../menu.ts'
import type { Reading } from '../reading.ts'
import type { Index } from '../search.ts'
import type { Unanswered } from '../unanswered.ts'

export type Context = { r: Reading; menu: Menu; index: Index; ahora: Now; c: Composer }
export type Answer = (context: Context) => void

export function sayContact(context: Context): void {
  sayReach(context, context.c.texts.Nada)
}

export function sayReachable(context: Context): void {
  sayReach(context, context.c.texts.Contacto)
}

type Wordings = { contacto: string; contactoTelefono: string; contactoCorreo: string; contactoPagina: string }

function sayReach({ menu, c }: Context, words: Wordings): void {
  const { telefono, email } = menu.contact ?? {}
  const values = {
    ...(telefono ? { telefono: piece({ value: telefono, from: { of: 'contact', field: 'telefono' } }) } : {}),
    ...(email ? { correo: piece({ value: email, from: { of: 'contact', field: 'email' } }) } : {}),
  }
  c.say(
    telefono && email
      ? words.contacto
      : telefono
        ? words.contactoTelefono
        : email
          ? words.contactoCorreo
          : words.contactoPagina,
    values,
  )
  c.link('llamar', 'whatsapp', 'contacto')
}

export function noData(context: Context, what: Unanswered): void {
  context.c.missing(what)
  context.c.say(context.c.texts.Nada.sinDato)
  sayContact(context)
}

const servedToday = (item: Item, { ahora }: Context): boolean =>
  item.served === null || isServedOn(item.served, ahora.fecha)

export const available = (item: Item, context: Context): boolean =>
  !item.soldOut(context.ahora.fecha) && servedToday(item, context)

const whenServed = (item: Item, { c }: Context): string | null =>
  item.served && servedText(item.served, c.lang, c.texts.Servido)

/** Says of something that is on the menu why it cannot be had today. */
export function sayUnavailable(item: Item, context: Context): void {
  const { c } = context
  const nombre = nameFact(item, c.lang)
  const when = whenServed(item, context)
  if (when && !servedToday(item, context))
    c.say(c.texts.Carta.hoyNoSeSirve, { nombre, cuando: wording(when) })
  else c.say(c.texts.Carta.agotado, { nombre })
}

export function priceLine(item: Item, context: Context, onlyFormat?: string): void {
  const { c } = context
  const prices = pricesFact(item, c.texts, c.lang, onlyFormat)
  const name = nameFact(item, c.lang)
  const line = prices ? c.texts.Carta.linea : c.texts.Carta.sinPrecio
  const soldOut = item.soldOut(context.ahora.fecha) ? ` ${c.texts.Carta.hoyNoQueda}` : ''
  const when = whenServed(item, context)
  c.item(
    `${line}${when ? ` ${c.texts.Carta.cuando}` : ''}${soldOut}`,
    {
      nombre: name,
      ...(prices ? { precios: prices } : {}),
      ...(when ? { cuando: wording(when) } : {}),
    },
    prices ? item : undefined,
  )
}

export const nameLine = (item: Item, { c }: Context): void =>
  c.item(c.texts.Carta.solo, { nombre: nameFact(item, c.lang) })

/** Takes items from the sections in turn, so that a choice is not only starters. */
export function spread(items: readonly Item[], count: number): Item[] {
  const bySection = new Map<string, Item[]>()
  for (const item of items) {
    const section = item.section?.id ?? item.wine?.estilo ?? ''
    const known = bySection.get(section)
    if (known) known.push(item)
    else bySection.set(section, [item])
  }
  const lists = [...bySection.values()]
  const chosen: Item[] = []
  for (let round = 0; chosen.length < count && lists.some((list) => list.length > round); round++)
    for (const list of lists) {
      const item = list[round]
      if (item && chosen.length < count) chosen.push(item)
    }
  return chosen
}

export const dishesToday = (context: Context): Item[] =>
  context.menu.items
    .filter((item) => item.kind === 'dish' && available(item, context))
    .toSorted((a, b) => Number(b.featured) - Number(a.featured))

/** Allergens that contradict the tag `vegano`. */
const ANIMAL = ['leche', 'huevos', 'pescado', 'crustaceos', 'moluscos']
const MEATLESS = ['pescado', 'crustaceos', 'moluscos']

export const contradicts = (item: Item, diet: 'vegano' | 'vegetariano'): boolean =>
  (diet === 'vegano' ? item.vegan : item.vegetarian) &&
  (diet === 'vegano' ? ANIMAL : MEATLESS).some((key) => item.presence.get(key) === 'contiene')

/** Only changes the order: rice and stews first at midday, dishes to share first in the evening. */
export function atThisHour(items: readonly Item[], { r, index }: Context): Item[] {
  const heavy = new Set([...(index.byKind.get('rice') ?? []), ...(index.byKind.get('stew') ?? [])])
  const { period } = r.hints
  const late = (item: Item): number =>
    (period === 'comida' ? -1 : period === 'cena' ? 1 : 0) * Number(heavy.has(item))
  return items.toSorted((a, b) => late(a) - late(b))
}
