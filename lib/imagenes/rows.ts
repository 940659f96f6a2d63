import 'server-only'
import { z } from 'zod'
import type { Locale } from '../i18n/locales.ts'
import { optionalText, traducciones } from '../i18n/rows.ts'
import { optionalTexto, type Texto } from '../i18n/textos.ts'
import { columnsOf, embed } from '../supabase/select.ts'

const COLUMNS = columnsOf('imagenes')({
  nombre: z.string(),
  anchos: z.array(z.int()),
  ancho: z.int(),
  alto: z.int(),
  foco_x: z.int(),
  foco_y: z.int(),
  alt: optionalText,
  traducciones,
})
export const IMAGEN = embed('imagen:imagenes', COLUMNS)
export const imagenRow = z.object(COLUMNS).nullish()
export type ImagenRow = z.output<typeof imagenRow>

export type Photo = {
  base: string
  anchos: readonly number[]
  ancho: number
  alto: number
  foco: readonly [number, number]
  alt: Texto
}

export const toPhoto = (row: ImagenRow, nombre: Texto, locale: Locale): Photo | null =>
  row
    ? {
        base: `/api/imagenes/${row.nombre}-`,
        anchos: row.anchos,
        ancho: row.ancho,
        alto: row.alto,
        foco: [row.foco_x, row.foco_y],
        alt: optionalTexto(row.alt, row.traducciones, 'alt', locale) ?? nombre,
      }
    : null
