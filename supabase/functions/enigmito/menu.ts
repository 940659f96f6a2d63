import type { HHmm, IsoDate } from '../../../lib/core/dates.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import type { DiaEspecial } from '../../../lib/reservas/special-days.ts'
import type { ItemKind } from './hints.ts'
import type { ContactoCampo, FooterRow, VinoRow } from './rows/shape.ts'
import { type Said, said } from './said.ts'

export type Price = { formato: string; cents: number; minimo: number }
/** `unknown`: nobody has declared the item's allergens, or the row says something we do not know. */
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
  /** Spanish, the source. */
  nombre: string
  names: ReadonlyMap<Locale, string>
  descriptions: ReadonlyMap<Locale, string>
  ingredients: ReadonlyMap<Locale, readonly string[]>
  section: Section | null
  prices: readonly Price[]
  soldOut: (today: IsoDate) => boolean
  featured: boolean
  spicy: number
  vegan: boolean
  vegetarian: boolean
  /** Somebody has vouched for the allergens. */
  declared: boolean
  /** By the allergen's key. */
  presence: ReadonlyMap<string, Presence>
  /** Drinks only. */
  alcohol: boolean | null
  volume: number | null
  strength: number | null
  wine: VinoRow | null
}

type Words = ReadonlyMap<Locale, string>
/** A dish or a wine that the house pours with the other, and why. */
export type Pair = { item: Item; reason: Words }
/** A frequent question with the owner's answer. */
export type Faq = { tema: string; question: Words; answer: Words }
/** A special day of the calendar, with its reason. */
export type Special = DiaEspecial & { reasons: Words }

export type Menu = {
  items: readonly Item[]
  bySlug: ReadonlyMap<string, Item>
  sections: readonly Section[]
  allergens: ReadonlyMap<string, ReadonlyMap<Locale, string>>
  hours: {
    lunch: readonly HHmm[]
    dinner: readonly HHmm[]
    closed: readonly number[]
    kitchen: readonly HHmm[]
  }
  /** Days unlike the others of the week, by their first day. */
  specials: readonly Special[]
  guests: { min: number; max: number }
  contact: FooterRow | null
  /** Settings that are texts: `nombre`, `lema`, `uva_…`. */
  settings: ReadonlyMap<string, Words>
  /** Wines of a dish and dishes of a wine, in the house's order. */
  pairs: ReadonlyMap<Item, readonly Pair[]>
  /** By topic. */
  faqs: ReadonlyMap<string, Faq>
  philosophy: readonly { title: Words; subtitle: Words; body: Words }[]
  place: ReadonlyMap<ContactoCampo, Words>
  zones: readonly { outdoors: boolean; names: Words; descriptions: Words }[]
}

/** An item's name as it stands in the answer. */
export const nameOf = (item: Item, lang: Locale): Said =>
  said(item.names, lang) ?? { value: item.nombre, lang: 'es' }
