import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { TAGS } from '../cache/tags.ts'
import { type IsoDate, isIsoDate } from '../core/dates.ts'
import type { Locale } from '../i18n/locales.ts'
import { traducciones } from '../i18n/rows.ts'
import { type Texto, texto } from '../i18n/textos.ts'
import { leer } from '../supabase/public.ts'
import { type Bloque, bloques, palabras, type Trozo } from './markup.ts'

/** What stands on the page about data; every other legal text is on the page of the terms. */
const PRIVACIDAD: readonly string[] = ['privacidad', 'cookies']
const ORDEN: readonly string[] = [...PRIVACIDAD, 'terminos', 'aviso_legal', 'accesibilidad']
export type PaginaLegal = '/privacidad' | '/terminos'

export const legalRow = z.object({
  clave: z.string(),
  version: z.string(),
  vigente_desde: z.string().refine(isIsoDate).nullable(),
  titulo: z.string(),
  cuerpo: z.string(),
  traducciones,
})
type LegalRow = z.output<typeof legalRow>

/** A section of a text: its heading with an address of its own, and what stands below it. */
export type SeccionLegal = {
  id: string
  titulo: readonly Trozo[]
  nombre: string
  bloques: readonly Bloque[]
}
export type Legal = {
  clave: string
  /** Where a link leads to it: `/privacidad#cookies`. */
  id: string
  version: string
  vigente: IsoDate | null
  titulo: Texto
  /** The language the body is really in. */
  lang: Locale
  entrada: readonly Bloque[]
  secciones: readonly SeccionLegal[]
}

export function toLegal(row: LegalRow, locale: Locale): Legal {
  const cuerpo = texto(row.cuerpo, row.traducciones, 'cuerpo', locale)
  const id = row.clave.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const entrada: Bloque[] = []
  const secciones: (SeccionLegal & { bloques: Bloque[] })[] = []
  for (const bloque of bloques(cuerpo.text)) {
    if (bloque.tipo === 'h2')
      secciones.push({
        id: `${id}-${secciones.length + 1}`,
        titulo: bloque.trozos,
        nombre: palabras(bloque.trozos),
        bloques: [],
      })
    else (secciones.at(-1)?.bloques ?? entrada).push(bloque)
  }
  return {
    clave: row.clave,
    id,
    version: row.version,
    vigente: row.vigente_desde,
    titulo: texto(row.titulo, row.traducciones, 'titulo', locale),
    lang: cuerpo.lang,
    entrada,
    secciones,
  }
}

const place = (clave: string): number => (ORDEN.indexOf(clave) + 1 || ORDEN.length + 1) - 1

const getRows = cache(() =>
  leer(
    'legales?select=clave,version,vigente_desde,titulo,cuerpo,traducciones&visible=is.true&order=orden,clave',
    legalRow,
    [TAGS.legales],
  ),
)

/** The legal texts of a page in one language. Throws when the backend is away. */
export const getLegales = async (pagina: PaginaLegal, locale: Locale): Promise<Legal[]> =>
  (await getRows())
    .filter(({ clave }) => PRIVACIDAD.includes(clave) === (pagina === '/privacidad'))
    .toSorted((a, b) => place(a.clave) - place(b.clave))
    .map((row) => toLegal(row, locale))
