import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { readRows } from '../supabase/public.ts'

export const precioRow = z.object({ formato: z.string(), cents: z.int() })

/** Sold by weight or for the whole table: nobody pays that for a dish. */
const NO_ES_UN_PLATO = new Set(['kg', '100g', 'menu'])

/** The cheapest and the dearest dish; null without one. */
export function toPrecios(rows: readonly z.output<typeof precioRow>[]): { min: number; max: number } | null {
  const cents = rows.filter(({ formato }) => !NO_ES_UN_PLATO.has(formato)).map((row) => row.cents)
  return cents.length > 0 ? { min: Math.min(...cents), max: Math.max(...cents) } : null
}

/**
 * From what to what a dish costs. Row Level Security leaves out the prices of dishes that are not shown. Every page tells
 * search engines, so no save marks it: a dish would make all pages of the site old, in five languages. The clock renews it.
 */
export const getPrecios = cache(async () =>
  toPrecios(await readRows('plato_precios?select=formato,cents', precioRow, [])),
)
