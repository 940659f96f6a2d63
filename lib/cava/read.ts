import 'server-only'
import { cache } from 'react'
import { TAGS } from '../cache/tags.ts'
import { getParejas, type Pareja, porVino } from '../carta/maridajes.ts'
import { porNumero } from '../carta/plato.ts'
import { type AlergenoRow, alergenoRow } from '../carta/rows.ts'
import { type AjusteRow, getAjusteRows, textoDe } from '../casa/ajustes.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Texto } from '../i18n/textos.ts'
import { leer } from '../supabase/public.ts'
import { type LecturaVino, toVino, type Vino, type VinoRow, vinoRow } from './vino.ts'

/** The styles in the order of a wine list; a style nobody foresaw comes last, by its own word. */
const ESTILOS = ['espumoso', 'blanco', 'naranja', 'rosado', 'tinto', 'generoso', 'dulce'] as const
const SOLOS: LecturaVino = { alergenos: new Map(), platos: new Map() }

export type Estilo = { clave: string; nombre: Texto; vinos: readonly Vino[] }

/** The cellar by style, in the order of a wine list; styles without a bottle do not appear. */
export function toCava(
  rows: readonly VinoRow[],
  ajustes: readonly AjusteRow[],
  locale: Locale,
  lectura: LecturaVino = SOLOS,
): Estilo[] {
  const others = [...new Set(rows.map(({ estilo }) => estilo))].filter(
    (estilo) => !ESTILOS.some((known) => known === estilo),
  )
  return [...ESTILOS, ...others.sort()].flatMap((clave) => {
    const vinos = rows
      .filter(({ estilo }) => estilo === clave)
      .map((row) => toVino(row, ajustes, locale, lectura))
    const nombre: Texto = textoDe(ajustes, `estilo_${clave}`, locale) ?? { text: clave, lang: 'es' }
    return vinos.length > 0 ? [{ clave, nombre, vinos }] : []
  })
}

const VINOS =
  'vinos?select=slug,nombre,bodega,pais,region,denominacion,estilo,crianza,anada,uvas,graduacion,formato_ml,temp_min_c,' +
  'temp_max_c,decantar,ecologico,vegano,precio_botella_cents,precio_copa_cents,copa_ml,nota,declarado_en,traducciones,' +
  'vino_alergenos(alergeno_id,presencia)&visible=is.true&stock=gt.0&order=orden,slug'
const ALERGENOS = 'alergenos?select=id,clave,nombre,traducciones&order=id'

const getRows = cache(() =>
  Promise.all([leer(VINOS, vinoRow, [TAGS.cava]), leer(ALERGENOS, alergenoRow, [TAGS.carta])]),
)

/** What the preview of the back office changes in the cellar before it is shown: its rows, and what goes with them. */
export type Cambio = (
  rows: readonly VinoRow[],
  parejas: readonly Pareja[],
  alergenos: readonly AlergenoRow[],
) => {
  rows: readonly VinoRow[]
  parejas: readonly Pareja[]
}

/** The cellar: what there is at least one bottle of. Throws when the backend is away. */
export async function getCava(locale: Locale, cambio?: Cambio): Promise<Estilo[]> {
  const [[leidas, alergenos], ajustes, todas] = await Promise.all([
    getRows(),
    getAjusteRows(),
    getParejas(locale),
  ])
  const { rows, parejas } = cambio?.(leidas, todas, alergenos) ?? { rows: leidas, parejas: todas }
  const lectura = { alergenos: porNumero(alergenos, locale), platos: porVino(parejas) }
  return toCava(rows, ajustes, locale, lectura)
}
