import { type HHmm, type IsoDate, isHHmm } from '../../../lib/fechas.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import type { DiaEspecial } from '../../../lib/reservas/dias.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/reglas.ts'
import type { ItemKind } from './hints.ts'
import { isRecord, pairsOf, placeOf, specialsOf, timesIn } from './house.ts'
import { itemsOf } from './items.ts'
import type { ContactoCampo, FooterRow, Rows, VinoRow } from './rows/shape.ts'
import { isText, type Said, said, texts } from './said.ts'

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

/** What the rows mean: visible items with names, prices and allergens, hours, contact. Pure; runs when a row changes. */
export function menuOf(rows: Rows): Menu {
  const settings = new Map(
    rows.ajustes.map((row) => [row.clave, texts(row.valor, row.traducciones, 'valor')]),
  )
  const setting = (key: string): unknown => rows.ajustes.find((row) => row.clave === key)?.valor
  const numberOf = (key: string, fallback: number): number => {
    const value = setting(key)
    return typeof value === 'number' ? value : fallback
  }
  const sections = rows.categorias
    .filter(({ visible }) => visible)
    .map(
      (row): Section => ({
        id: row.id,
        tipo: row.tipo,
        names: texts(row.nombre, row.traducciones, 'nombre'),
        nombre: row.nombre,
        orden: row.orden,
      }),
    )
    .sort((a, b) => a.orden - b.orden)
  const { items, byId } = itemsOf(rows, sections)
  const slots = (list: unknown, fallback: readonly HHmm[]): readonly HHmm[] => {
    const times = timesIn(list)
    return times.length > 0 ? times : fallback
  }
  const page = rows.contenido_reservas[0]
  const closed = setting('dias_cerrados')
  const inOrder = <T extends { orden: number }>(list: readonly T[]): T[] =>
    list.toSorted((a, b) => a.orden - b.orden)
  return {
    items,
    bySlug: new Map(items.map((item) => [`${item.kind}:${item.slug}`, item])),
    sections,
    allergens: new Map(
      rows.alergenos.map((row) => [row.clave, texts(row.nombre, row.traducciones, 'nombre')]),
    ),
    hours: {
      lunch: slots(page?.horarios_comida, DEFAULT_RULES.comida),
      dinner: slots(page?.horarios_cena, DEFAULT_RULES.cena),
      closed: Array.isArray(closed)
        ? closed.filter((day): day is number => Number.isInteger(day))
        : DEFAULT_RULES.diasCerrados,
      kitchen: kitchenOf(setting('horario')),
    },
    specials: specialsOf(setting('cierres')),
    guests: {
      min: numberOf('personas_min', DEFAULT_RULES.personasMin),
      max: numberOf('personas_max', DEFAULT_RULES.personasMax),
    },
    contact: rows.footer_info[0] ?? null,
    settings,
    pairs: pairsOf(rows.maridajes, byId),
    faqs: new Map(
      inOrder(rows.preguntas_frecuentes).map((row) => [
        row.tema,
        {
          tema: row.tema,
          question: texts(row.pregunta, row.traducciones, 'pregunta'),
          answer: texts(row.respuesta, row.traducciones, 'respuesta'),
        },
      ]),
    ),
    philosophy: inOrder(rows.filosofia).map((row) => ({
      title: texts(row.titulo, row.traducciones, 'titulo'),
      subtitle: texts(row.subtitulo, row.traducciones, 'subtitulo'),
      body: texts(row.cuerpo, row.traducciones, 'cuerpo'),
    })),
    place: placeOf(rows.contacto[0]),
    zones: inOrder(rows.zonas).map((row) => ({
      outdoors: row.exterior,
      names: texts(row.nombre, row.traducciones, 'nombre'),
      descriptions: texts(row.descripcion, row.traducciones, 'descripcion'),
    })),
  }
}

/** When the kitchen closes after lunch and after dinner, from the setting `horario`; empty when it is not noted. */
function kitchenOf(horario: unknown): readonly HHmm[] {
  const times = (Array.isArray(horario) ? horario : []).map((service) =>
    isRecord(service) && isText(service.cierre_cocina) && isHHmm(service.cierre_cocina)
      ? service.cierre_cocina
      : null,
  )
  const [lunch, dinner] = times
  return times.length === 2 && lunch && dinner ? [lunch, dinner] : []
}

/** An item's name as it stands in the answer. */
export const nameOf = (item: Item, lang: Locale): Said =>
  said(item.names, lang) ?? { value: item.nombre, lang: 'es' }
