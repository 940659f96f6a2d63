import { type HHmm, type IsoDate, isHHmm, isIsoDate } from '../../../lib/fechas.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/reglas.ts'
import type { ItemKind } from './hints.ts'
import type { FooterRow, PresenciaRow, Rows, Translations, VinoRow } from './rows/shape.ts'
import { isText, lists, type Said, said, texts } from './said.ts'

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
  wine: VinoRow | null
}

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
  closures: readonly { from: IsoDate; to: IsoDate; reasons: ReadonlyMap<Locale, string> }[]
  guests: { min: number; max: number }
  contact: FooterRow | null
  /** Settings that are texts: `nombre`, `lema`, `uva_…`. */
  settings: ReadonlyMap<string, ReadonlyMap<Locale, string>>
}

const presences = (
  rows: readonly PresenciaRow[] | undefined,
  keys: ReadonlyMap<number, string>,
): Map<string, Presence> => {
  const found = new Map<string, Presence>()
  for (const { alergeno_id, presencia } of rows ?? []) {
    const key = keys.get(alergeno_id)
    if (key && (presencia === 'contiene' || presencia === 'puede_contener' || presencia === 'comprobado_sin'))
      found.set(key, presencia)
  }
  return found
}

function groupBy<T, K>(rows: readonly T[], key: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const row of rows) {
    const group = groups.get(key(row))
    if (group) group.push(row)
    else groups.set(key(row), [row])
  }
  return groups
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
  const sectionOf = new Map(sections.map((section) => [section.id, section]))
  const keys = new Map(rows.alergenos.map(({ id, clave }) => [id, clave]))
  const prices = groupBy(rows.plato_precios, ({ plato_id }) => plato_id)
  const dishAllergens = groupBy(rows.plato_alergenos, ({ plato_id }) => plato_id)
  const wineAllergens = groupBy(rows.vino_alergenos, ({ vino_id }) => vino_id)

  const dishes = rows.platos.flatMap((row): Item[] => {
    const section = sectionOf.get(row.categoria_id)
    if (!row.visible || !section) return []
    return [
      {
        kind: section.tipo === 'plato' ? 'dish' : 'drink',
        slug: row.slug,
        nombre: row.nombre,
        names: texts(row.nombre, row.traducciones, 'nombre'),
        descriptions: texts(row.descripcion, row.traducciones, 'descripcion'),
        ingredients: lists(row.ingredientes, row.traducciones, 'ingredientes'),
        section,
        prices: (prices.get(row.id) ?? [])
          .toSorted((a, b) => a.orden - b.orden || a.cents - b.cents)
          .map(({ formato, cents, minimo }) => ({ formato, cents, minimo: minimo ?? 1 })),
        soldOut: (today) => row.agotado_hasta !== null && row.agotado_hasta >= today,
        featured: row.destacado,
        spicy: row.picante,
        vegan: row.vegano,
        vegetarian: row.vegetariano,
        declared: row.declarado_en !== null,
        presence: presences(dishAllergens.get(row.id), keys),
        wine: null,
      },
    ]
  })
  const order = new Map(rows.platos.map(({ slug, orden }) => [slug, orden]))
  dishes.sort(
    (a, b) =>
      (a.section?.orden ?? 0) - (b.section?.orden ?? 0) ||
      (order.get(a.slug) ?? 0) - (order.get(b.slug) ?? 0),
  )
  const wines = rows.vinos
    .filter(({ visible }) => visible)
    .toSorted((a, b) => a.orden - b.orden)
    .map(
      (row): Item => ({
        kind: 'wine',
        slug: row.slug,
        nombre: row.nombre,
        names: texts(row.nombre, {}, 'nombre'),
        descriptions: texts(row.nota, row.traducciones, 'nota'),
        ingredients: new Map(),
        section: null,
        prices: [
          { formato: 'botella', cents: row.precio_botella_cents, minimo: 1 },
          ...(row.precio_copa_cents === null
            ? []
            : [{ formato: 'copa', cents: row.precio_copa_cents, minimo: 1 }]),
        ],
        soldOut: () => row.stock <= 0,
        featured: row.destacado,
        spicy: 0,
        vegan: row.vegano,
        vegetarian: row.vegano,
        declared: row.declarado_en !== null,
        presence: presences(wineAllergens.get(row.id), keys),
        wine: row,
      }),
    )
  const items = [...dishes, ...wines]
  const slots = (list: unknown, fallback: readonly HHmm[]): readonly HHmm[] => {
    const times = Array.isArray(list) ? list.filter((time): time is HHmm => isText(time) && isHHmm(time)) : []
    return times.length > 0 ? times.toSorted() : fallback
  }
  const page = rows.contenido_reservas[0]
  const closed = setting('dias_cerrados')
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
    closures: closuresOf(setting('cierres')),
    guests: {
      min: numberOf('personas_min', DEFAULT_RULES.personasMin),
      max: numberOf('personas_max', DEFAULT_RULES.personasMax),
    },
    contact: rows.footer_info[0] ?? null,
    settings,
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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

function closuresOf(cierres: unknown): Menu['closures'] {
  return (Array.isArray(cierres) ? cierres : []).filter(isRecord).flatMap((row) => {
    const { desde, hasta, tipo } = row
    if (
      !isText(desde) ||
      !isText(hasta) ||
      !isIsoDate(desde) ||
      !isIsoDate(hasta) ||
      (tipo ?? 'cierre') !== 'cierre'
    )
      return []
    const translations = isRecord(row.traducciones) ? (row.traducciones as Translations) : {}
    return [{ from: desde, to: hasta, reasons: texts(row.motivo, translations, 'motivo') }]
  })
}

/** An item's name as it stands in the answer. */
export const nameOf = (item: Item, lang: Locale): Said =>
  said(item.names, lang) ?? { value: item.nombre, lang: 'es' }
