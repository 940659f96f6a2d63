import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { TAGS } from '../cache/tags.ts'
import type { Locale } from '../i18n/locales.ts'
import { optionalText, traducciones } from '../i18n/rows.ts'
import { optionalTexto, type Texto } from '../i18n/textos.ts'
import { readRows } from '../supabase/public.ts'
import { columnsOf, select } from '../supabase/select.ts'

/** Only web addresses become links: a row can hold `javascript:` too. */
const link = optionalText.transform((text) => (text && /^https?:\/\/[^\s]+$/i.test(text) ? text : null))

const COLUMNS = columnsOf('footer_info')({
  telefono: optionalText,
  email: optionalText,
  direccion: optionalText,
  instagram_url: link,
  tripadvisor_url: link,
  google_maps_url: link,
  whatsapp_url: link,
  descripcion_restaurante: optionalText,
  traducciones,
})
export const footerRow = z.object(COLUMNS)
export type FooterRow = z.output<typeof footerRow>

export type Footer = {
  telefono: string
  tel: string
  email: string
  direccion: string
  lines: readonly string[]
  instagram: string | null
  tripadvisor: string | null
  map: string | null
  whatsapp: string | null
  descripcion: Texto | null
}

const DEFAULT_ROW = {
  telefono: '+34 900 000 000',
  email: 'hola@almaenigma.example.com',
  direccion: 'Pueblo de Mar',
}

/** "Paseo Marítimo, 12, 03000 Pueblo de Mar" → street and town, split before the postcode. */
const lines = (direccion: string): string[] =>
  direccion.split(/,\s+(?=\d{4,5}\s)|\n/).map((line) => line.trim())

export function toFooter(row: FooterRow | undefined, locale: Locale): Footer {
  const telefono = row?.telefono ?? DEFAULT_ROW.telefono
  const direccion = row?.direccion ?? DEFAULT_ROW.direccion
  return {
    telefono,
    tel: `tel:${telefono.replace(/[^\d+]/g, '')}`,
    email: row?.email ?? DEFAULT_ROW.email,
    direccion,
    lines: lines(direccion),
    instagram: row?.instagram_url ?? null,
    tripadvisor: row?.tripadvisor_url ?? null,
    map: row?.google_maps_url ?? null,
    whatsapp: row?.whatsapp_url ?? null,
    descripcion: row
      ? optionalTexto(row.descripcion_restaurante, row.traducciones, 'descripcion_restaurante', locale)
      : null,
  }
}

const getRows = cache(() =>
  readRows(`footer_info?${select(COLUMNS)}&order=id&limit=1`, footerRow, [TAGS.pie]),
)

export const getFooter = async (locale: Locale): Promise<Footer> => toFooter((await getRows())[0], locale)
