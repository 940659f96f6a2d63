import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { TAGS } from '../cache/tags.ts'
import type { Locale } from '../i18n/locales.ts'
import { optionalText, traducciones } from '../i18n/rows.ts'
import { optionalTexto, type Texto, texto } from '../i18n/textos.ts'
import { imagenRow as fotografiaRow, IMAGEN, type Photo, toPhoto } from '../imagenes/rows.ts'
import { readRows } from '../supabase/public.ts'

export const imagenRow = z.object({
  slug: z.string(),
  titulo: z.string(),
  pie: optionalText,
  alt: optionalText,
  ilustracion: optionalText,
  foto: optionalText,
  traducciones,
  imagen: fotografiaRow,
})
export type ImagenRow = z.output<typeof imagenRow>

/** One picture of the owner's gallery, in one language. */
export type Imagen = {
  slug: string
  titulo: Texto
  pie: Texto | null
  /** What is to be seen, for who does not see it; the title where nobody has described it. */
  alt: Texto
  /** A drawing of ours, or any other word for a tile drawn from the slug. */
  ilustracion: string | null
  /** Where this site serves a photograph kept in one size; null where there is none. */
  foto: string | null
  /** The photograph in its sizes, which goes before all others. */
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
    // The row has words of its own for who does not see the picture.
    fotografia: photo && { ...photo, alt },
  }
}

const GALERIA = `galeria?select=slug,titulo,pie,alt,ilustracion,foto,traducciones,${IMAGEN}&visible=is.true&order=orden,slug`
const getRows = cache(() => readRows(GALERIA, imagenRow, [TAGS.galeria]))

/** The owner's pictures in their order. Throws when the backend is away. */
export const getGaleria = async (locale: Locale): Promise<Imagen[]> =>
  (await getRows()).map((row) => toImagen(row, locale))
