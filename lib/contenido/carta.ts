import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { type IsoDate, isIsoDate } from '../fechas.ts'
import type { Locale } from '../i18n/locales.ts'
import { type Texto, texto, textoOpcional } from '../i18n/textos.ts'
import { leer } from '../supabase/publico.ts'
import { TAGS } from './etiquetas.ts'
import { opcional, traducciones } from './filas.ts'

export const alergenoRow = z.object({ id: z.int(), clave: z.string(), nombre: z.string(), traducciones })
export const categoriaRow = z.object({
  id: z.string(),
  slug: z.string(),
  tipo: z.string(),
  nombre: z.string(),
  descripcion: opcional,
  traducciones,
})
export const platoRow = z.object({
  slug: z.string(),
  categoria_id: z.string(),
  nombre: z.string(),
  descripcion: opcional,
  destacado: z.boolean(),
  ilustracion: opcional,
  picante: z.int(),
  vegetariano: z.boolean(),
  vegano: z.boolean(),
  agotado_hasta: z.string().refine(isIsoDate).nullable(),
  declarado_en: z.string().nullable(),
  actualizado_en: z.string(),
  traducciones,
  plato_precios: z.array(z.object({ formato: z.string(), cents: z.int() })),
  plato_alergenos: z.array(
    z.object({
      alergeno_id: z.int(),
      presencia: z.enum(['contiene', 'puede_contener', 'comprobado_sin']),
    }),
  ),
})
export type CartaRows = {
  alergenos: readonly z.output<typeof alergenoRow>[]
  categorias: readonly z.output<typeof categoriaRow>[]
  platos: readonly z.output<typeof platoRow>[]
}

export type Alergeno = { clave: string; nombre: Texto }
/** Nothing may be concluded from a dish whose allergens nobody has declared: it has no lists at all. */
export type Declaracion =
  | { declarado: false }
  | { declarado: true; contiene: readonly Alergeno[]; puede: readonly Alergeno[]; sinGluten: boolean }

export type Plato = {
  slug: string
  nombre: Texto
  descripcion: Texto | null
  /** Integer cents by format, in the order of the menu. */
  precios: readonly { formato: string; cents: number }[]
  alergenos: Declaracion
  dieta: 'vegano' | 'vegetariano' | null
  picante: number
  destacado: boolean
  ilustracion: string | null
  agotado: boolean
}
export type Seccion = {
  slug: string
  nombre: Texto
  descripcion: Texto | null
  platos: readonly Plato[]
}
export type Carta = {
  secciones: readonly Seccion[]
  /** The 14, in their legal order: the key to the pictograms. */
  alergenos: readonly Alergeno[]
  /** When a dish was last changed, as the database writes it; null for an empty menu. */
  actualizada: string | null
}

type PlatoRow = CartaRows['platos'][number]

function declaracion(row: PlatoRow, known: ReadonlyMap<number, Alergeno>): Declaracion {
  if (row.declarado_en === null) return { declarado: false }
  const of = (presencia: string) =>
    row.plato_alergenos
      .filter((entry) => entry.presencia === presencia)
      .sort((a, b) => a.alergeno_id - b.alergeno_id)
      .flatMap(({ alergeno_id }) => known.get(alergeno_id) ?? [])
  return {
    declarado: true,
    contiene: of('contiene'),
    puede: of('puede_contener'),
    sinGluten: of('comprobado_sin').some(({ clave }) => clave === 'gluten'),
  }
}

const toPlato = (
  row: PlatoRow,
  known: ReadonlyMap<number, Alergeno>,
  locale: Locale,
  hoy: IsoDate,
): Plato => ({
  slug: row.slug,
  nombre: texto(row.nombre, row.traducciones, 'nombre', locale),
  descripcion: textoOpcional(row.descripcion, row.traducciones, 'descripcion', locale),
  precios: row.plato_precios,
  alergenos: declaracion(row, known),
  dieta: row.vegano ? 'vegano' : row.vegetariano ? 'vegetariano' : null,
  picante: row.picante,
  destacado: row.destacado,
  ilustracion: row.ilustracion,
  agotado: row.agotado_hasta !== null && row.agotado_hasta >= hoy,
})

/**
 * The menu in one language, from rows already in their order: sections with at least one dish, drinks after dishes.
 * A dish of the house leads its section.
 *
 * @param hoy the restaurant's day, which decides what is sold out
 */
export function toCarta(rows: CartaRows, locale: Locale, hoy: IsoDate): Carta {
  const alergenos = rows.alergenos.map(({ id, clave, nombre, traducciones }) => ({
    id,
    clave,
    nombre: texto(nombre, traducciones, 'nombre', locale),
  }))
  const known = new Map(alergenos.map(({ id, clave, nombre }) => [id, { clave, nombre }]))
  const secciones = rows.categorias
    .filter(({ tipo }) => tipo !== 'vino')
    .map((categoria) => ({
      slug: categoria.slug,
      nombre: texto(categoria.nombre, categoria.traducciones, 'nombre', locale),
      descripcion: textoOpcional(categoria.descripcion, categoria.traducciones, 'descripcion', locale),
      platos: rows.platos
        .filter(({ categoria_id }) => categoria_id === categoria.id)
        .map((row) => toPlato(row, known, locale, hoy))
        .sort((a, b) => Number(b.destacado) - Number(a.destacado)),
    }))
    .filter(({ platos }) => platos.length > 0)
  return {
    secciones,
    alergenos: [...known.values()],
    actualizada: rows.platos.reduce<string | null>(
      (last, { actualizado_en }) => (last === null || actualizado_en > last ? actualizado_en : last),
      null,
    ),
  }
}

const PLATOS =
  'platos?select=slug,categoria_id,nombre,descripcion,destacado,ilustracion,picante,vegetariano,vegano,agotado_hasta,' +
  'declarado_en,actualizado_en,traducciones,plato_precios(formato,cents),plato_alergenos(alergeno_id,presencia)' +
  '&visible=is.true&order=orden,slug&plato_precios.order=orden'
const CATEGORIAS =
  'categorias?select=id,slug,tipo,nombre,descripcion,traducciones&visible=is.true&order=orden,slug'
const ALERGENOS = 'alergenos?select=id,clave,nombre,traducciones&order=id'

const getRows = cache(async (): Promise<CartaRows> => {
  const [alergenos, categorias, platos] = await Promise.all([
    leer(ALERGENOS, alergenoRow, [TAGS.carta]),
    leer(CATEGORIAS, categoriaRow, [TAGS.carta]),
    leer(PLATOS, platoRow, [TAGS.carta]),
  ])
  return { alergenos, categorias, platos }
})

/** The published menu. Throws when the backend is away: the page keeps its last good state. */
export const getCarta = async (locale: Locale, hoy: IsoDate): Promise<Carta> =>
  toCarta(await getRows(), locale, hoy)
