import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { TAGS } from '../cache/tags.ts'
import { type IsoDate, isIsoDate } from '../core/dates.ts'
import type { Locale } from '../i18n/locales.ts'
import { traducciones } from '../i18n/rows.ts'
import { type Texto, texto } from '../i18n/textos.ts'
import { readRows } from '../supabase/public.ts'
import { columnsOf, select } from '../supabase/select.ts'
import { type Block, parseBlocks, plainText, type Segment } from './markup.ts'

const PRIVACY: readonly string[] = ['privacidad', 'cookies']
const ORDER: readonly string[] = [...PRIVACY, 'terminos', 'aviso_legal', 'accesibilidad']
export type LegalPage = '/privacidad' | '/terminos'

const COLUMNS = columnsOf('legales')({
  clave: z.string(),
  version: z.string(),
  vigente_desde: z.string().refine(isIsoDate).nullable(),
  titulo: z.string(),
  cuerpo: z.string(),
  traducciones,
})
export const legalRow = z.object(COLUMNS)
type LegalRow = z.output<typeof legalRow>

type LegalSection = {
  id: string
  titulo: readonly Segment[]
  nombre: string
  bloques: readonly Block[]
}
export type Legal = {
  clave: string
  id: string
  version: string
  vigente: IsoDate | null
  titulo: Texto
  lang: Locale
  entrada: readonly Block[]
  secciones: readonly LegalSection[]
}

export function toLegal(row: LegalRow, locale: Locale): Legal {
  const body = texto(row.cuerpo, row.traducciones, 'cuerpo', locale)
  const id = row.clave.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const intro: Block[] = []
  const sections: (LegalSection & { bloques: Block[] })[] = []
  for (const block of parseBlocks(body.text)) {
    if (block.tipo === 'h2')
      sections.push({
        id: `${id}-${sections.length + 1}`,
        titulo: block.trozos,
        nombre: plainText(block.trozos),
        bloques: [],
      })
    else (sections.at(-1)?.bloques ?? intro).push(block)
  }
  return {
    clave: row.clave,
    id,
    version: row.version,
    vigente: row.vigente_desde,
    titulo: texto(row.titulo, row.traducciones, 'titulo', locale),
    lang: body.lang,
    entrada: intro,
    secciones: sections,
  }
}

const place = (clave: string): number => (ORDER.indexOf(clave) + 1 || ORDER.length + 1) - 1

const getRows = cache(() =>
  readRows(`legales?${select(COLUMNS)}&visible=is.true&order=orden,clave`, legalRow, [TAGS.legales]),
)

export const getLegales = async (page: LegalPage, locale: Locale): Promise<Legal[]> =>
  (await getRows())
    .filter(({ clave }) => PRIVACY.includes(clave) === (page === '/privacidad'))
    .toSorted((a, b) => place(a.clave) - place(b.clave))
    .map((row) => toLegal(row, locale))
