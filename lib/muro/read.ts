import 'server-only'
import { z } from 'zod'
import { TAGS } from '../cache/tags.ts'
import { getAjusteRows, textoOf } from '../casa/ajustes.ts'
import { type IsoDate, wallClock } from '../core/dates.ts'
import { isLocale, type Locale } from '../i18n/locales.ts'
import { optionalText } from '../i18n/rows.ts'
import type { Texto } from '../i18n/textos.ts'
import { readRows } from '../supabase/public.ts'
import { columnsOf, select } from '../supabase/select.ts'

const PAGE_SIZE = 24
const MAX_PAGE = 200

const COLUMNS = columnsOf('experiencias')({
  id: z.uuid(),
  nombre: z.string(),
  idioma: z.string().refine(isLocale),
  texto: z.string(),
  foto: optionalText,
  verificada: z.boolean(),
  respuesta: optionalText,
  publicada_en: z.string(),
})
export const experienciaRow = z.object(COLUMNS)
export type ExperienciaRow = z.output<typeof experienciaRow>

export type Experiencia = {
  id: string
  nombre: string
  texto: Texto
  dia: IsoDate
  foto: string | null
  verificada: boolean
  respuesta: Texto | null
}
export type Muro = {
  experiencias: readonly Experiencia[]
  pagina: number
  hayMas: boolean
  /** What the mark means and what nobody verifies, as the law demands. */
  aviso: Texto | null
}

export const toExperiencia = (row: ExperienciaRow): Experiencia => ({
  id: row.id,
  nombre: row.nombre,
  texto: { text: row.texto, lang: row.idioma },
  dia: wallClock(Date.parse(row.publicada_en)).fecha,
  // By the post's id: the path in the storage holds the author's.
  foto: row.foto && `/api/fotos/muro/${row.id}`,
  verificada: row.verificada,
  respuesta: row.respuesta ? { text: row.respuesta, lang: row.idioma } : null,
})

export function asPage(value: unknown): number {
  const n = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : 1
  return Math.min(Math.max(n, 1), MAX_PAGE)
}

export async function getMuro(locale: Locale, page = 1): Promise<Muro> {
  const path = `experiencias?${select(COLUMNS)}&estado=eq.publicada&order=publicada_en.desc,id&limit=${PAGE_SIZE + 1}&offset=${(page - 1) * PAGE_SIZE}`
  const [rows, ajustes] = await Promise.all([readRows(path, experienciaRow, [TAGS.muro]), getAjusteRows()])
  return {
    experiencias: rows.slice(0, PAGE_SIZE).map(toExperiencia),
    pagina: page,
    hayMas: rows.length > PAGE_SIZE && page < MAX_PAGE,
    aviso: textoOf(ajustes, 'aviso_opiniones', locale),
  }
}
