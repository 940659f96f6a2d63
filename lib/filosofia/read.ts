import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { TAGS } from '../cache/tags.ts'
import type { Locale } from '../i18n/locales.ts'
import { optionalText, traducciones } from '../i18n/rows.ts'
import { optionalTexto, type Texto, texto } from '../i18n/textos.ts'
import { IMAGEN, imagenRow, type Photo, toPhoto } from '../imagenes/rows.ts'
import { readRows } from '../supabase/public.ts'
import { columnsOf, select } from '../supabase/select.ts'

const COLUMNS = columnsOf('filosofia')({
  slug: z.string(),
  titulo: z.string(),
  subtitulo: optionalText,
  cuerpo: optionalText,
  ilustracion: optionalText,
  traducciones,
})
export const filosofiaRow = z.object({ ...COLUMNS, imagen: imagenRow })

export type Idea = {
  slug: string
  titulo: Texto
  subtitulo: Texto | null
  paragraphs: readonly Texto[]
  ilustracion: string | null
  foto: Photo | null
}

export const toIdea = (row: z.output<typeof filosofiaRow>, locale: Locale): Idea => {
  const body = optionalTexto(row.cuerpo, row.traducciones, 'cuerpo', locale)
  const titulo = texto(row.titulo, row.traducciones, 'titulo', locale)
  return {
    slug: row.slug,
    titulo,
    subtitulo: optionalTexto(row.subtitulo, row.traducciones, 'subtitulo', locale),
    paragraphs: body
      ? body.text
          .split(/\n\s*\n/)
          .map((text) => ({ text: text.trim(), lang: body.lang }))
          .filter(({ text }) => text !== '')
      : [],
    ilustracion: row.ilustracion,
    foto: toPhoto(row.imagen, titulo, locale),
  }
}

const getRows = cache(() =>
  readRows(`filosofia?${select(COLUMNS, IMAGEN)}&visible=is.true&order=orden,slug`, filosofiaRow, [
    TAGS.filosofia,
  ]),
)

export const getFilosofia = async (locale: Locale): Promise<Idea[]> =>
  (await getRows()).map((row) => toIdea(row, locale))
