import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import type { Locale } from '../i18n/locales.ts'
import { type Texto, textoOpcional } from '../i18n/textos.ts'
import { leer } from '../supabase/publico.ts'
import { type AjusteRow, getAjusteRows, textoDe } from './ajustes.ts'
import { TAGS } from './etiquetas.ts'
import { opcional, traducciones } from './filas.ts'

/** The styles in the order of a wine list; a style nobody foresaw comes last, by its own word. */
const ESTILOS = ['espumoso', 'blanco', 'naranja', 'rosado', 'tinto', 'generoso', 'dulce'] as const

export const vinoRow = z.object({
  slug: z.string(),
  nombre: z.string(),
  bodega: opcional,
  region: opcional,
  denominacion: opcional,
  estilo: z.string(),
  anada: z.int().nullable(),
  uvas: z.array(z.object({ clave: z.string() })),
  precio_botella_cents: z.int().nullable(),
  precio_copa_cents: z.int().nullable(),
  nota: opcional,
  traducciones,
})
type VinoRow = z.output<typeof vinoRow>

export type Vino = {
  slug: string
  nombre: string
  /** Winery and place, proper names in every language. */
  origen: string
  anada: number | null
  uvas: readonly Texto[]
  nota: Texto | null
  /** Integer cents; null where it is not sold so. */
  botella: number | null
  copa: number | null
}
export type Estilo = { clave: string; nombre: Texto; vinos: readonly Vino[] }

const toVino = (row: VinoRow, ajustes: readonly AjusteRow[], locale: Locale): Vino => ({
  slug: row.slug,
  nombre: row.nombre,
  origen: [row.bodega, row.denominacion ?? row.region].filter(Boolean).join(', '),
  anada: row.anada,
  uvas: row.uvas.flatMap(({ clave }) => textoDe(ajustes, `uva_${clave}`, locale) ?? []),
  nota: textoOpcional(row.nota, row.traducciones, 'nota', locale),
  botella: row.precio_botella_cents,
  copa: row.precio_copa_cents,
})

/** The cellar by style, in the order of a wine list; styles without a bottle do not appear. */
export function toCava(rows: readonly VinoRow[], ajustes: readonly AjusteRow[], locale: Locale): Estilo[] {
  const others = [...new Set(rows.map(({ estilo }) => estilo))].filter(
    (estilo) => !ESTILOS.some((known) => known === estilo),
  )
  return [...ESTILOS, ...others.sort()].flatMap((clave) => {
    const vinos = rows.filter(({ estilo }) => estilo === clave).map((row) => toVino(row, ajustes, locale))
    const nombre: Texto = textoDe(ajustes, `estilo_${clave}`, locale) ?? { text: clave, lang: 'es' }
    return vinos.length > 0 ? [{ clave, nombre, vinos }] : []
  })
}

const VINOS =
  'vinos?select=slug,nombre,bodega,region,denominacion,estilo,anada,uvas,precio_botella_cents,precio_copa_cents,nota,' +
  'traducciones&visible=is.true&stock=gt.0&order=orden,slug'
const getRows = cache(() => leer(VINOS, vinoRow, [TAGS.cava]))

/** The cellar: what there is at least one bottle of. Throws when the backend is away. */
export async function getCava(locale: Locale): Promise<Estilo[]> {
  const [rows, ajustes] = await Promise.all([getRows(), getAjusteRows()])
  return toCava(rows, ajustes, locale)
}
