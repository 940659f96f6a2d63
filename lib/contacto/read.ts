import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { TAGS } from '../cache/tags.ts'
import { type Punto, toPlano } from '../casa/plano.ts'
import type { Locale } from '../i18n/locales.ts'
import { optionalText, traducciones } from '../i18n/rows.ts'
import { optionalTexto, type Texto } from '../i18n/textos.ts'
import { readRows } from '../supabase/public.ts'
import { columnsOf, select } from '../supabase/select.ts'

const CONTACTO_SECTIONS = [
  'como_llegar',
  'transporte',
  'bicicleta',
  'aparcamiento',
  'accesibilidad',
  'terraza',
  'grupos',
] as const
type ContactoSection = (typeof CONTACTO_SECTIONS)[number]

const optionalNumber = z.coerce.number().nullish().catch(null)

const COLUMNS = columnsOf('contacto')({
  como_llegar: optionalText,
  transporte: optionalText,
  bicicleta: optionalText,
  aparcamiento: optionalText,
  accesibilidad: optionalText,
  terraza: optionalText,
  grupos: optionalText,
  atencion: optionalText,
  lat: optionalNumber,
  lng: optionalNumber,
  traducciones,
})
export const contactoRow = z.object(COLUMNS)

export type ContactoData = {
  sections: readonly { clave: ContactoSection; texto: Texto }[]
  atencion: Texto | null
  place: { lat: number; lng: number } | null
}

export function toContacto(row: z.output<typeof contactoRow> | undefined, locale: Locale): ContactoData {
  if (!row) return { sections: [], atencion: null, place: null }
  const { lat, lng } = row
  return {
    sections: CONTACTO_SECTIONS.flatMap((clave) => {
      const texto = optionalTexto(row[clave], row.traducciones, clave, locale)
      return texto ? [{ clave, texto }] : []
    }),
    atencion: optionalTexto(row.atencion, row.traducciones, 'atencion', locale),
    place: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null,
  }
}

const getRows = cache(() =>
  readRows(`contacto?${select(COLUMNS)}&visible=is.true&order=orden&limit=1`, contactoRow, [TAGS.contacto]),
)

export const getContacto = async (locale: Locale): Promise<ContactoData> =>
  toContacto((await getRows())[0], locale)

const PLANO = columnsOf('ajustes')({ valor: z.unknown() })
const planoRow = z.object(PLANO)

/** The points of the map. A read of its own, so that moving one makes no other page anew. */
export const getPlano = cache(async (): Promise<Punto[]> => {
  const tags = [TAGS.contacto, TAGS.ajustes]
  const [row] = await readRows(`ajustes?${select(PLANO)}&clave=eq.plano&publico=is.true`, planoRow, tags)
  return toPlano(row?.valor)
})
