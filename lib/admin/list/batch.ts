import 'server-only'
import { z } from 'zod'
import { rows, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { ok, type Result } from '@/lib/core/result.ts'

export const MAX_BATCH = 500
export type TableWithVisible =
  | 'categorias'
  | 'platos'
  | 'bebidas'
  | 'vinos'
  | 'filosofia'
  | 'galeria'
  | 'preguntas_frecuentes'
export type TableWithPrecio = 'platos' | 'bebidas' | 'vinos'

export const ROUNDINGS = [1, 5, 10, 50] as const
export type Rounding = (typeof ROUNDINGS)[number]

/** Returns the ids that changed: the same call with `!visible` on them undoes it. */
export async function setVisibleMany(
  db: AdminDb,
  tabla: TableWithVisible,
  ids: readonly string[],
  visible: boolean,
): Promise<Result<string[], SaveAviso>> {
  const idsToChange = rows<{ id: string }>(
    await db
      .from(tabla)
      .select('id')
      .in('id', [...ids])
      .eq('visible', !visible),
  ).map(({ id }) => id)
  if (idsToChange.length === 0) return ok([])
  const saved = save<number>(await db.rpc('lote_visible', { tabla, filas: idsToChange, visible }))
  return saved.ok ? ok(idsToChange) : saved
}

const precioChange = z.object({
  fila: z.string(),
  historial: z.number().int(),
  /** The earlier prices in cents, by format; for a wine `botella` and `copa`. */
  precios: z.record(z.string(), z.number().int()),
})
export type PrecioChange = z.output<typeof precioChange>

/**
 * Changes every price by a percentage (-90 to 500), rounded to `redondeo` cents, never below one cent.
 * @returns the changes with the earlier prices; `precio` when one price would become invalid: then none changes
 */
export async function changePrecios(
  db: AdminDb,
  tabla: TableWithPrecio,
  ids: readonly string[],
  percentage: number,
  rounding: Rounding,
): Promise<Result<PrecioChange[], SaveAviso>> {
  const saved = save<unknown>(
    await db.rpc('lote_precio', { tabla, filas: [...ids], porcentaje: percentage, redondeo: rounding }),
    {
      precio: 'precio',
      porcentaje: 'precio',
    },
  )
  return saved.ok ? ok(z.array(precioChange).parse(saved.value ?? [])) : saved
}

const place = z.object({ fila: z.uuid(), categoria: z.uuid(), orden: z.number() })
/** Where a row stood: its section, and its number there. */
export type Place = z.output<typeof place>

/** Moves to the end of another section. @returns the places of those that have moved */
export async function moveMany(
  db: AdminDb,
  tabla: 'platos' | 'bebidas',
  ids: readonly string[],
  categoria: string,
): Promise<Result<Place[], SaveAviso>> {
  const saved = save<unknown>(await db.rpc('lote_cambiar', { tabla, filas: [...ids], cambio: { categoria } }))
  return saved.ok ? ok(z.array(place).parse(saved.value ?? [])) : saved
}

export const putBack = async (
  db: AdminDb,
  tabla: 'platos' | 'bebidas',
  places: readonly Place[],
): Promise<Result<unknown, SaveAviso>> =>
  save<unknown>(await db.rpc('lote_cambiar', { tabla, filas: [], cambio: { lugares: [...places] } }))

/**
 * Sold out until the end of today, or there again. What is so already stays.
 * @returns the entries of the history that put back what changed
 */
export async function setAgotadoMany(
  db: AdminDb,
  tabla: 'platos' | 'bebidas',
  ids: readonly string[],
  agotado: boolean,
): Promise<Result<number[], SaveAviso>> {
  const saved = save<unknown>(await db.rpc('lote_cambiar', { tabla, filas: [...ids], cambio: { agotado } }))
  return saved.ok ? ok(z.array(z.number().int()).parse(saved.value ?? [])) : saved
}

export async function undoBatch(
  db: AdminDb,
  historialIds: readonly number[],
): Promise<Result<number, SaveAviso>> {
  const saved = save<number>(await db.rpc('restaurar_lote', { historiales: [...historialIds] }))
  return saved.ok ? ok(saved.value ?? 0) : saved
}
