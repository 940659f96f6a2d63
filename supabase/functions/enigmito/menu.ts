import type { ServedColumns } from '../../../lib/carta/when-served.ts'
import type { HHmm, IsoDate } from '../../../lib/core/dates.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import type { HorasSemana } from '../../../lib/reservas/semana.ts'
import type { DiaEspecial } from '../../../lib/reservas/special-days.ts'
import type { ItemKind } from './hints.ts'
import type { ContactoCampo, FooterRow, VinoRow } from './rows/shape.ts'
import { type Said, said } from './said.ts'

export type Price = { formato: string; cents: number; minimo: number }
export type Presence = 'contiene' | 'puede_contener' | 'comprobado_sin'

export type Section = {
  id: string
  tipo: string
  names: ReadonlyMap<Locale, string>
  nombre: string
  orden: number
}

export type Item = {
  kind: ItemKind
  slug: string
  nombre: string
  names: ReadonlyMap<Locale, string>
  descriptions: ReadonlyMap<Locale, string>
  ingredients: ReadonlyMap<Locale, readonly string[]>
  section: Section | null
  prices: readonly Price[]
  soldOut: (today: IsoDate) => boolean
  /** When it is served; null: always. */
  served: ServedColumns | null
  featured: boolean
  spicy: number
  /** Marked as raw fish. */
  raw: boolean
  vegan: boolean
  vegetarian: boolean
  declared: boolean
  presence: ReadonlyMap<string, Presence>
  alcohol: boolean | null
  volume: number | null
  strength: number | null
  wine: VinoRow | null
}

type Words = ReadonlyMap<Locale, string>
export type Pair = { item: Item; reason: Words }
export type Faq = { tema: string; question: Words; answer: Words }
export type Special = DiaEspecial & { reasons: Words }

/** A menu of several courses at one price. */
export const isSet = ({ prices }: Pick<Item, 'prices'>): boolean =>
  prices.some(({ formato }) => formato === 'menu')

export type Menu = {
  items: readonly Item[]
  bySlug: ReadonlyMap<string, Item>
  sections: readonly Section[]
  allergens: ReadonlyMap<string, ReadonlyMap<Locale, string>>
  hours: {
    lunch: readonly HHmm[]
    dinner: readonly HHmm[]
    closed: readonly number[]
    /** Own hours of weekdays, each from a day on. */
    week: readonly HorasSemana[]
    kitchen: readonly HHmm[]
  }
  specials: readonly Special[]
  guests: { min: number; max: number }
  /** So many days ahead a table can be booked. */
  horizon: number
  /** Minutes that a table is held for a late guest. */
  courtesy: number | null
  contact: FooterRow | null
  settings: ReadonlyMap<string, Words>
  /** In both directions, in the owner's order. */
  pairs: ReadonlyMap<Item, readonly Pair[]>
  faqs: ReadonlyMap<string, Faq>
  philosophy: readonly { title: Words; subtitle: Words; body: Words }[]
  place: ReadonlyMap<ContactoCampo, Words>
  zones: readonly { outdoors: boolean; names: Words; descriptions: Words }[]
}

export const nameOf = (item: Item, lang: Locale): Said =>
  said(item.names, lang) ?? { value: item.nombre, lang: 'es' }
