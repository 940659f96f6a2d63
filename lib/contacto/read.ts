import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { TAGS } from '../cache/tags.ts'
import type { Locale } from '../i18n/locales.ts'
import { opcional, traducciones } from '../i18n/rows.ts'
import { type Texto, textoOpcional } from '../i18n/textos.ts'
import { leer } from '../supabase/public.ts'

/** What a guest asks before coming, in the order of the way there. */
export const APARTADOS = [
  'como_llegar',
  'transporte',
  'bicicleta',
  'aparcamiento',
  'accesibilidad',
  'terraza',
  'grupos',
] as const
export type Apartado = (typeof APARTADOS)[number]

const numero = z.coerce.number().nullish().catch(null)
export const contactoRow = z.object({
  como_llegar: opcional,
  transporte: opcional,
  bicicleta: opcional,
  aparcamiento: opcional,
  accesibilidad: opcional,
  terraza: opcional,
  grupos: opcional,
  atencion: opcional,
  lat: numero,
  lng: numero,
  traducciones,
})

/** How to come and how to reach the house, in one language; what nobody has written is not there. */
export type DatosContacto = {
  apartados: readonly { clave: Apartado; texto: Texto }[]
  /** When the phone is answered. */
  atencion: Texto | null
  lugar: { lat: number; lng: number } | null
}

export function toContacto(row: z.output<typeof contactoRow> | undefined, locale: Locale): DatosContacto {
  if (!row) return { apartados: [], atencion: null, lugar: null }
  const { lat, lng } = row
  return {
    apartados: APARTADOS.flatMap((clave) => {
      const texto = textoOpcional(row[clave], row.traducciones, clave, locale)
      return texto ? [{ clave, texto }] : []
    }),
    atencion: textoOpcional(row.atencion, row.traducciones, 'atencion', locale),
    lugar: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null,
  }
}

const getRows = cache(() =>
  leer(
    `contacto?select=${APARTADOS.join(',')},atencion,lat,lng,traducciones&visible=is.true&order=orden&limit=1`,
    contactoRow,
    [TAGS.contacto],
  ),
)

/** Throws when the backend is away. */
export const getContacto = async (locale: Locale): Promise<DatosContacto> =>
  toContacto((await getRows())[0], locale)
