import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { TAGS } from '../cache/tags.ts'
import type { Locale } from '../i18n/locales.ts'
import { optionalText, traducciones } from '../i18n/rows.ts'
import { optionalTexto, type Texto, texto } from '../i18n/textos.ts'
import { imagenRow as fotografiaRow, IMAGEN, type Photo, toPhoto } from '../imagenes/rows.ts'
import { readRows } from '../supabase/public.ts'
import { columnsOf, select } from '../supabase/select.ts'

const COLUMNS = columnsOf('galeria')({
  slug: z.string(),
  titulo: z.string(),
  pie: optionalText,
  alt: optionalText,
  ilustracion: optionalText,
  foto: optionalText,
  traducciones,
})
export const imagenRow = z.object({ ...COLUMNS, imagen: fotografiaRow })
export type ImagenRow = z.output<typeof imagenRow>

export type Imagen = {
  slug: string
  titulo: Texto
  pie: Texto | null
  alt: Texto
  ilustracion: string | null
  foto: string | null
  fotografia: Photo | null
}

export const toImagen = (row: ImagenRow, locale: Locale): Imagen => {
  const titulo = texto(row.titulo, row.traducciones, 'titulo', locale)
  const alt = optionalTexto(row.alt, row.traducciones, 'alt', locale) ?? titulo
  const photo = toPhoto(row.imagen, alt, locale)
  return {
    slug: row.slug,
    titulo,
    pie: optionalTexto(row.pie, row.traducciones, 'pie', locale),
    alt,
    ilustracion: row.ilustracion,
    foto: row.foto && `/api/fotos/galeria/${encodeURIComponent(row.slug)}`,
    fotografia: photo && { ...photo, alt },
  }
}

const GALERIA = `galeria?${select(COLUMNS, IMAGEN)}&visible=is.true&order=orden,slug`
const getRows = cache(() => readRows(GALERIA, imagenRow, [TAGS.galeria]))

export const getGaleria = async (locale: Locale): Promise<Imagen[]> =>
  (await getRows()).map((row) => toImagen(row, locale))
