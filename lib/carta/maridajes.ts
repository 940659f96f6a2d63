import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { TAGS } from '../cache/tags.ts'
import type { Locale } from '../i18n/locales.ts'
import { optionalText, traducciones } from '../i18n/rows.ts'
import { optionalTexto, type Texto, texto } from '../i18n/textos.ts'
import { readRows } from '../supabase/public.ts'
import { columnsOf, embed, select } from '../supabase/select.ts'

const COLUMNS = columnsOf('maridajes')({ motivo: optionalText, traducciones })
const PLATO = columnsOf('platos')({
  slug: z.string(),
  nombre: z.string(),
  visible: z.boolean(),
  traducciones,
})
const VINO = columnsOf('vinos')({
  slug: z.string(),
  nombre: z.string(),
  estilo: z.string(),
  visible: z.boolean(),
  stock: z.int(),
  precio_botella_cents: z.int().nullable(),
  precio_copa_cents: z.int().nullable(),
})
/** A dish or wine that visitors may not see comes as null. */
export const maridajeRow = z.object({
  ...COLUMNS,
  platos: z.object(PLATO).nullable(),
  vinos: z.object(VINO).nullable(),
})
export type MaridajeRow = z.output<typeof maridajeRow>

export type Pair = {
  plato: { slug: string; nombre: Texto }
  /** Prices in integer cents; null where it is not sold so. */
  vino: { slug: string; nombre: string; estilo: string; copa: number | null; botella: number | null }
  motivo: Texto | null
}

export const toPairs = (rows: readonly MaridajeRow[], locale: Locale): Pair[] =>
  rows.flatMap(({ motivo, traducciones, platos: plato, vinos: vino }) =>
    plato?.visible && vino?.visible && vino.stock > 0
      ? [
          {
            plato: {
              slug: plato.slug,
              nombre: texto(plato.nombre, plato.traducciones, 'nombre', locale),
            },
            vino: {
              slug: vino.slug,
              nombre: vino.nombre,
              estilo: vino.estilo,
              copa: vino.precio_copa_cents,
              botella: vino.precio_botella_cents,
            },
            motivo: optionalTexto(motivo, traducciones, 'motivo', locale),
          },
        ]
      : [],
  )

const bySlug = (pairs: readonly Pair[], slug: (pair: Pair) => string) =>
  pairs.reduce<Map<string, Pair[]>>((found, pair) => {
    const key = slug(pair)
    const already = found.get(key)
    if (already) already.push(pair)
    else found.set(key, [pair])
    return found
  }, new Map())

export const byPlato = (pairs: readonly Pair[]): ReadonlyMap<string, readonly Pair[]> =>
  bySlug(pairs, ({ plato }) => plato.slug)
export const byVino = (pairs: readonly Pair[]): ReadonlyMap<string, readonly Pair[]> =>
  bySlug(pairs, ({ vino }) => vino.slug)

const MARIDAJES = `maridajes?${select(COLUMNS, embed('platos', PLATO), embed('vinos', VINO))}&order=orden,plato_id,vino_id`
const getRows = cache(() => readRows(MARIDAJES, maridajeRow, [TAGS.carta, TAGS.cava]))

export const getPairs = async (locale: Locale): Promise<Pair[]> => toPairs(await getRows(), locale)
