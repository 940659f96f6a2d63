import type { Item, Presence, Price, Section } from './menu.ts'
import type { PresenciaRow, Rows } from './rows/shape.ts'
import { lists, texts } from './said.ts'

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

type PriceRow = { formato: string; cents: number; minimo: number; orden: number }
const pricesIn = (rows: readonly PriceRow[] | undefined): Price[] =>
  (rows ?? [])
    .toSorted((a, b) => a.orden - b.orden || a.cents - b.cents)
    .map(({ formato, cents, minimo }) => ({ formato, cents, minimo: minimo ?? 1 }))

export function itemsOf(
  rows: Rows,
  sections: readonly Section[],
): { items: readonly Item[]; byId: ReadonlyMap<string, Item> } {
  const sectionOf = new Map(sections.map((section) => [section.id, section]))
  const keys = new Map(rows.alergenos.map(({ id, clave }) => [id, clave]))
  const prices = groupBy(rows.plato_precios, ({ plato_id }) => plato_id)
  const dishAllergens = groupBy(rows.plato_alergenos, ({ plato_id }) => plato_id)
  const drinkPrices = groupBy(rows.bebida_precios, ({ bebida_id }) => bebida_id)
  const drinkAllergens = groupBy(rows.bebida_alergenos, ({ bebida_id }) => bebida_id)
  const wineAllergens = groupBy(rows.vino_alergenos, ({ vino_id }) => vino_id)
  const byId = new Map<string, Item>()
  const order = new Map<Item, number>()
  const put = (id: string, position: number, item: Item): Item[] => {
    byId.set(id, item)
    order.set(item, position)
    return [item]
  }

  const dishes = rows.platos.flatMap((row): Item[] => {
    const section = sectionOf.get(row.categoria_id)
    if (!row.visible || !section) return []
    return put(row.id, row.orden, {
      kind: section.tipo === 'plato' ? 'dish' : 'drink',
      slug: row.slug,
      nombre: row.nombre,
      names: texts(row.nombre, row.traducciones, 'nombre'),
      descriptions: texts(row.descripcion, row.traducciones, 'descripcion'),
      ingredients: lists(row.ingredientes, row.traducciones, 'ingredientes'),
      section,
      prices: pricesIn(prices.get(row.id)),
      soldOut: (today) => row.agotado_hasta !== null && row.agotado_hasta >= today,
      served: row,
      featured: row.destacado,
      spicy: row.picante,
      raw: row.pescado_crudo === true,
      vegan: row.vegano,
      vegetarian: row.vegetariano,
      declared: row.declarado_en !== null,
      presence: presences(dishAllergens.get(row.id), keys),
      alcohol: null,
      volume: null,
      strength: null,
      wine: null,
    })
  })
  const drinks = rows.bebidas.flatMap((row): Item[] => {
    const section = sectionOf.get(row.categoria_id)
    if (!row.visible || !section) return []
    return put(row.id, row.orden, {
      kind: 'drink',
      slug: row.slug,
      nombre: row.nombre,
      names: texts(row.nombre, row.traducciones, 'nombre'),
      descriptions: texts(row.descripcion, row.traducciones, 'descripcion'),
      ingredients: new Map(),
      section,
      prices: pricesIn(drinkPrices.get(row.id)),
      soldOut: (today) => row.agotado_hasta !== null && row.agotado_hasta >= today,
      served: null,
      featured: false,
      spicy: 0,
      raw: false,
      vegan: row.vegano,
      vegetarian: row.vegetariano,
      declared: row.declarado_en !== null,
      presence: presences(drinkAllergens.get(row.id), keys),
      alcohol: row.con_alcohol,
      volume: row.volumen_ml,
      strength: row.graduacion,
      wine: null,
    })
  })
  const eaten = [...dishes, ...drinks].toSorted(
    (a, b) => (a.section?.orden ?? 0) - (b.section?.orden ?? 0) || (order.get(a) ?? 0) - (order.get(b) ?? 0),
  )
  const wines = rows.vinos
    .filter(({ visible }) => visible)
    .toSorted((a, b) => a.orden - b.orden)
    .flatMap((row): Item[] =>
      put(row.id, row.orden, {
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
        served: null,
        featured: row.destacado,
        spicy: 0,
        raw: false,
        vegan: row.vegano,
        vegetarian: row.vegano,
        declared: row.declarado_en !== null,
        presence: presences(wineAllergens.get(row.id), keys),
        alcohol: null,
        volume: null,
        strength: row.graduacion,
        wine: row,
      }),
    )
  return { items: [...eaten, ...wines], byId }
}
