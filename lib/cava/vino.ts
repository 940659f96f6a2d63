import 'server-only'
import { z } from 'zod'
import type { Pair } from '../carta/maridajes.ts'
import { type Alergeno, type Declaration, toDeclaration } from '../carta/plato.ts'
import { embedPresencias, presencias } from '../carta/rows.ts'
import { type AjusteRow, textoOf } from '../casa/ajustes.ts'
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts'
import { optionalText, traducciones } from '../i18n/rows.ts'
import { optionalTexto, type Texto } from '../i18n/textos.ts'
import { IMAGEN, imagenRow, type Photo, toPhoto } from '../imagenes/rows.ts'
import { columnsOf, select } from '../supabase/select.ts'
import { type FilterCard, foldWords } from './filter.ts'

const COUNTRY_LANGUAGES: Record<string, string> = {
  España: 'es',
  Francia: 'fr',
  Italia: 'it',
  Alemania: 'de',
  Austria: 'de',
  Portugal: 'pt',
}

const COLUMNS = columnsOf('vinos')({
  slug: z.string(),
  nombre: z.string(),
  bodega: optionalText,
  pais: optionalText,
  region: optionalText,
  denominacion: optionalText,
  estilo: z.string(),
  crianza: optionalText,
  anada: z.int().nullable(),
  uvas: z.array(z.object({ clave: z.string() })),
  graduacion: z.number().nullable(),
  formato_ml: z.int(),
  temp_min_c: z.int().nullable(),
  temp_max_c: z.int().nullable(),
  decantar: z.boolean(),
  ecologico: z.boolean(),
  vegano: z.boolean(),
  precio_botella_cents: z.int().nullable(),
  precio_copa_cents: z.int().nullable(),
  copa_ml: z.int().nullable(),
  nota: optionalText,
  declarado_en: z.string().nullable(),
  traducciones,
})
export const VINOS = `vinos?${select(COLUMNS, IMAGEN, embedPresencias('vino_alergenos'))}&visible=is.true&stock=gt.0&order=orden,slug`
export const vinoRow = z.object({
  ...COLUMNS,
  imagen: imagenRow,
  vino_alergenos: presencias,
})
export type VinoRow = z.output<typeof vinoRow>

export type Vino = {
  slug: string
  nombre: string
  lengua: string | null
  origen: string
  region: string | null
  anada: number | null
  crianza: string | null
  uvas: readonly (Texto & { clave: string })[]
  nota: Texto | null
  foto: Photo | null
  /** Integer cents; null where it is not sold so. */
  botella: number | null
  copa: number | null
  /** Millilitres; percent of alcohol; degrees Celsius. */
  ml: number
  copaMl: number | null
  grados: number | null
  temperatura: readonly [number, number] | null
  decantar: boolean
  ecologico: boolean
  vegano: boolean
  alergenos: Declaration
  sinComprobado: readonly Alergeno[]
  platos: readonly Pair[]
  ficha: FilterCard
}
export type VinoReadContext = {
  alergenos: ReadonlyMap<number, Alergeno>
  platos: ReadonlyMap<string, readonly Pair[]>
}

const claveOf = (name: string): string => foldWords(name).replaceAll(' ', '-')

export function toVino(
  row: VinoRow,
  ajustes: readonly AjusteRow[],
  locale: Locale,
  context: VinoReadContext,
): Vino {
  const { precio_botella_cents: botella, precio_copa_cents: copa, temp_min_c: min, temp_max_c: max } = row
  const uvas = row.uvas.flatMap(({ clave }) => {
    const nombre = textoOf(ajustes, `uva_${clave}`, locale)
    return nombre ? [{ clave, ...nombre }] : []
  })
  const origen = [row.bodega, row.denominacion ?? row.region].filter(Boolean).join(', ')
  return {
    slug: row.slug,
    nombre: row.nombre,
    lengua: COUNTRY_LANGUAGES[row.pais ?? ''] ?? null,
    origen,
    region: row.region,
    anada: row.anada,
    crianza: row.crianza,
    uvas,
    nota: optionalTexto(row.nota, row.traducciones, 'nota', locale),
    foto: toPhoto(row.imagen, { text: row.nombre, lang: DEFAULT_LOCALE }, locale),
    botella,
    copa,
    ml: row.formato_ml,
    copaMl: row.copa_ml,
    grados: row.graduacion,
    temperatura: min !== null && max !== null ? [min, max] : null,
    decantar: row.decantar,
    ecologico: row.ecologico,
    vegano: row.vegano,
    ...toDeclaration(row.declarado_en, row.vino_alergenos, context.alergenos),
    platos: context.platos.get(row.slug) ?? [],
    ficha: {
      estilo: row.estilo,
      region: row.region && claveOf(row.region),
      uvas: uvas.map(({ clave }) => clave),
      botella,
      copa,
      texto: foldWords(row.nombre, ...uvas.map(({ text }) => text), origen),
    },
  }
}
