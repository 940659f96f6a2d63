import 'server-only'
import { z } from 'zod'
import { TAGS } from '../cache/tags.ts'
import { isIsoDate } from '../core/dates.ts'
import { optionalText, traducciones } from '../i18n/rows.ts'
import { IMAGEN, imagenRow } from '../imagenes/rows.ts'
import { readRows } from '../supabase/public.ts'
import { columnsOf, embed, select } from '../supabase/select.ts'

const ALERGENO = columnsOf('alergenos')({ id: z.int(), clave: z.string(), nombre: z.string(), traducciones })
const CATEGORIA = columnsOf('categorias')({
  id: z.string(),
  slug: z.string(),
  tipo: z.string(),
  nombre: z.string(),
  descripcion: optionalText,
  traducciones,
})
export const alergenoRow = z.object(ALERGENO)
const categoriaRow = z.object(CATEGORIA)

const PRECIO = columnsOf('plato_precios')({ formato: z.string(), cents: z.int(), minimo: z.int() })
const PRESENCIA = columnsOf('plato_alergenos')({
  alergeno_id: z.int(),
  presencia: z.enum(['contiene', 'puede_contener', 'comprobado_sin']),
})
const precios = z.array(z.object(PRECIO))
export const presencias = z.array(z.object(PRESENCIA))

const day = z.string().refine(isIsoDate).nullable()

/** The columns that dishes and drinks share. */
const COMMON = {
  slug: z.string(),
  categoria_id: z.string(),
  nombre: z.string(),
  descripcion: optionalText,
  vegetariano: z.boolean(),
  vegano: z.boolean(),
  agotado_hasta: day,
  declarado_en: z.string().nullable(),
  actualizado_en: z.string(),
  traducciones,
}
const PLATO = columnsOf('platos')({
  ...COMMON,
  ingredientes: z.array(z.string()),
  destacado: z.boolean(),
  ilustracion: optionalText,
  picante: z.int(),
  servicio: z.enum(['comida', 'cena']).nullable(),
  dias_semana: z.string().nullable(),
  temporada_desde: z.int().nullable(),
  temporada_hasta: z.int().nullable(),
  disponible_desde: day,
  disponible_hasta: day,
})
const BEBIDA = columnsOf('bebidas')({
  ...COMMON,
  volumen_ml: z.int().nullable(),
  graduacion: z.number().nullable(),
  con_alcohol: z.boolean(),
})
export const platoRow = z.object({
  ...PLATO,
  imagen: imagenRow,
  plato_precios: precios,
  plato_alergenos: presencias,
})
export const bebidaRow = z.object({
  ...BEBIDA,
  imagen: imagenRow,
  bebida_precios: precios,
  bebida_alergenos: presencias,
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

/** The allergens of a dish, a drink or a wine, whose tables have the same columns. */
export const embedPresencias = (tabla: 'plato_alergenos' | 'bebida_alergenos' | 'vino_alergenos'): string =>
  embed(tabla, PRESENCIA)
const VISIBLE = '&visible=is.true&order=orden,slug'
const PLATOS =
  `platos?${select(PLATO, IMAGEN, embed('plato_precios', PRECIO), embedPresencias('plato_alergenos'))}` +
  `${VISIBLE}&plato_precios.order=orden`
const BEBIDAS =
  `bebidas?${select(BEBIDA, IMAGEN, embed('bebida_precios', PRECIO), embedPresencias('bebida_alergenos'))}` +
  `${VISIBLE}&bebida_precios.order=orden`
const CATEGORIAS = `categorias?${select(CATEGORIA)}${VISIBLE}`
export const ALERGENOS = `alergenos?${select(ALERGENO)}&order=id`

export async function readCarta(): Promise<CartaRows> {
  const [alergenos, categorias, platos, bebidas] = await Promise.all([
    readRows(ALERGENOS, alergenoRow, [TAGS.carta]),
    readRows(CATEGORIAS, categoriaRow, [TAGS.carta]),
    readRows(PLATOS, platoRow, [TAGS.carta]),
    readRows(BEBIDAS, bebidaRow, [TAGS.carta]),
  ])
  return { alergenos, categorias, platos, bebidas }
}
