import 'server-only'
import { z } from 'zod'
import { TAGS } from '../cache/tags.ts'
import { isIsoDate } from '../core/dates.ts'
import { optionalText, traducciones } from '../i18n/rows.ts'
import { IMAGEN, imagenRow } from '../imagenes/rows.ts'
import { readRows } from '../supabase/public.ts'

export const alergenoRow = z.object({ id: z.int(), clave: z.string(), nombre: z.string(), traducciones })
const categoriaRow = z.object({
  id: z.string(),
  slug: z.string(),
  tipo: z.string(),
  nombre: z.string(),
  descripcion: optionalText,
  traducciones,
})

const precios = z.array(z.object({ formato: z.string(), cents: z.int(), minimo: z.int() }))
const alergenos = z.array(
  z.object({
    alergeno_id: z.int(),
    presencia: z.enum(['contiene', 'puede_contener', 'comprobado_sin']),
  }),
)
const commonFields = {
  slug: z.string(),
  categoria_id: z.string(),
  nombre: z.string(),
  descripcion: optionalText,
  vegetariano: z.boolean(),
  vegano: z.boolean(),
  agotado_hasta: z.string().refine(isIsoDate).nullable(),
  declarado_en: z.string().nullable(),
  actualizado_en: z.string(),
  traducciones,
  imagen: imagenRow,
}
export const platoRow = z.object({
  ...commonFields,
  ingredientes: z.array(z.string()),
  destacado: z.boolean(),
  ilustracion: optionalText,
  picante: z.int(),
  plato_precios: precios,
  plato_alergenos: alergenos,
})
export const bebidaRow = z.object({
  ...commonFields,
  volumen_ml: z.int().nullable(),
  graduacion: z.number().nullable(),
  con_alcohol: z.boolean(),
  bebida_precios: precios,
  bebida_alergenos: alergenos,
})
export type AlergenoRow = z.output<typeof alergenoRow>
export type PlatoRow = z.output<typeof platoRow>
export type BebidaRow = z.output<typeof bebidaRow>
export type CartaRows = {
  alergenos: readonly AlergenoRow[]
  categorias: readonly z.output<typeof categoriaRow>[]
  platos: readonly PlatoRow[]
  bebidas: readonly BebidaRow[]
}

const COMMON_COLUMNS =
  'slug,categoria_id,nombre,descripcion,vegetariano,vegano,agotado_hasta,declarado_en,actualizado_en,traducciones,' +
  IMAGEN
const PLATOS =
  `platos?select=${COMMON_COLUMNS},ingredientes,destacado,ilustracion,picante,plato_precios(formato,cents,minimo),` +
  'plato_alergenos(alergeno_id,presencia)&visible=is.true&order=orden,slug&plato_precios.order=orden'
const BEBIDAS =
  `bebidas?select=${COMMON_COLUMNS},volumen_ml,graduacion,con_alcohol,bebida_precios(formato,cents,minimo),` +
  'bebida_alergenos(alergeno_id,presencia)&visible=is.true&order=orden,slug&bebida_precios.order=orden'
const CATEGORIAS =
  'categorias?select=id,slug,tipo,nombre,descripcion,traducciones&visible=is.true&order=orden,slug'
const ALERGENOS = 'alergenos?select=id,clave,nombre,traducciones&order=id'

export async function readCarta(): Promise<CartaRows> {
  const [alergenos, categorias, platos, bebidas] = await Promise.all([
    readRows(ALERGENOS, alergenoRow, [TAGS.carta]),
    readRows(CATEGORIAS, categoriaRow, [TAGS.carta]),
    readRows(PLATOS, platoRow, [TAGS.carta]),
    readRows(BEBIDAS, bebidaRow, [TAGS.carta]),
  ])
  return { alergenos, categorias, platos, bebidas }
}
