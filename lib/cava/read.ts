import 'server-only'
import { cache } from 'react'
import { TAGS } from '../cache/tags.ts'
import { byVino, getPairs, type Pair } from '../carta/maridajes.ts'
import { byNumber } from '../carta/plato.ts'
import { ALERGENOS, type AlergenoRow, alergenoRow } from '../carta/rows.ts'
import { type AjusteRow, getAjusteRows, textoOf } from '../casa/ajustes.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Texto } from '../i18n/textos.ts'
import { readRows } from '../supabase/public.ts'
import { toVino, VINOS, type Vino, type VinoReadContext, type VinoRow, vinoRow } from './vino.ts'

const VINO_STYLES = ['espumoso', 'blanco', 'naranja', 'rosado', 'tinto', 'generoso', 'dulce'] as const
const SOLOS: VinoReadContext = { alergenos: new Map(), platos: new Map() }

export type VinoStyle = { clave: string; nombre: Texto; vinos: readonly Vino[] }

export function toCava(
  rows: readonly VinoRow[],
  ajustes: readonly AjusteRow[],
  locale: Locale,
  context: VinoReadContext = SOLOS,
): VinoStyle[] {
  const others = [...new Set(rows.map(({ estilo }) => estilo))].filter(
    (estilo) => !VINO_STYLES.some((known) => known === estilo),
  )
  return [...VINO_STYLES, ...others.sort()].flatMap((clave) => {
    const vinos = rows
      .filter(({ estilo }) => estilo === clave)
      .map((row) => toVino(row, ajustes, locale, context))
    const nombre: Texto = textoOf(ajustes, `estilo_${clave}`, locale) ?? { text: clave, lang: 'es' }
    return vinos.length > 0 ? [{ clave, nombre, vinos }] : []
  })
}

const getRows = cache(() =>
  Promise.all([readRows(VINOS, vinoRow, [TAGS.cava]), readRows(ALERGENOS, alergenoRow, [TAGS.carta])]),
)

export type CavaChange = (
  rows: readonly VinoRow[],
  pairs: readonly Pair[],
  alergenos: readonly AlergenoRow[],
) => {
  rows: readonly VinoRow[]
  parejas: readonly Pair[]
}

export async function getCava(locale: Locale, change?: CavaChange): Promise<VinoStyle[]> {
  const [[storedRows, alergenos], ajustes, allPairs] = await Promise.all([
    getRows(),
    getAjusteRows(),
    getPairs(locale),
  ])
  const { rows, parejas } = change?.(storedRows, allPairs, alergenos) ?? {
    rows: storedRows,
    parejas: allPairs,
  }
  const context = { alergenos: byNumber(alergenos, locale), platos: byVino(parejas) }
  return toCava(rows, ajustes, locale, context)
}
