import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { readRows } from '../supabase/public.ts'
import { columnsOf, select } from '../supabase/select.ts'

const COLUMNS = columnsOf('plato_precios')({ formato: z.string(), cents: z.int() })
export const precioRow = z.object(COLUMNS)

const NOT_A_PLATO = new Set(['kg', '100g', 'menu'])

export function toPrecios(rows: readonly z.output<typeof precioRow>[]): { min: number; max: number } | null {
  const cents = rows.filter(({ formato }) => !NOT_A_PLATO.has(formato)).map((row) => row.cents)
  return cents.length > 0 ? { min: Math.min(...cents), max: Math.max(...cents) } : null
}

/** Integer cents. No tag: a changed dish would make every page of the site stale. Time-based revalidation renews it. */
export const getPrecios = cache(async () =>
  toPrecios(await readRows(`plato_precios?${select(COLUMNS)}`, precioRow, [])),
)
