import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { TAGS } from '../cache/tags.ts'
import type { Locale } from '../i18n/locales.ts'
import { optionalText, traducciones } from '../i18n/rows.ts'
import { optionalTexto, type Texto, texto } from '../i18n/textos.ts'
import { readRows } from '../supabase/public.ts'
import { columnsOf, select } from '../supabase/select.ts'

const COLUMNS = columnsOf('zonas')({
  clave: z.string(),
  nombre: z.string(),
  descripcion: optionalText,
  exterior: z.boolean(),
  traducciones,
})
const zonaRow = z.object(COLUMNS)

export type Zona = { clave: string; nombre: Texto; descripcion: Texto | null; exterior: boolean }

const toZona = (row: z.output<typeof zonaRow>, locale: Locale): Zona => ({
  clave: row.clave,
  nombre: texto(row.nombre, row.traducciones, 'nombre', locale),
  descripcion: optionalTexto(row.descripcion, row.traducciones, 'descripcion', locale),
  exterior: row.exterior,
})

const getRows = cache(() =>
  readRows(`zonas?${select(COLUMNS)}&visible=is.true&order=orden,clave`, zonaRow, [TAGS.zonas]),
)

export const getZonas = async (locale: Locale): Promise<Zona[]> =>
  (await getRows()).map((row) => toZona(row, locale))
