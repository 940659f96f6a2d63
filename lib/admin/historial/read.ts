import 'server-only'
import { z } from 'zod'
import { one, RESTORE_AVISOS, rows, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { ok, type Result, refuse } from '@/lib/core/result.ts'

export const TABLES = [
  'categorias',
  'platos',
  'bebidas',
  'vinos',
  'alergenos',
  'filosofia',
  'galeria',
  'contacto',
  'preguntas_frecuentes',
  'legales',
  'zonas',
  'contenido_reservas',
  'footer_info',
  'ajustes',
] as const
export type Table = (typeof TABLES)[number]

const OPERATIONS = ['alta', 'cambio', 'orden', 'baja', 'restaurada'] as const
export type Estado = Readonly<Record<string, unknown>>

const estado = z.record(z.string(), z.unknown()).nullable()
const entry = z.object({
  id: z.number().int(),
  tabla: z.string(),
  fila: z.string(),
  titulo: z.string(),
  operacion: z.enum(OPERATIONS),
  antes: estado,
  despues: estado,
  quien: z.uuid().nullable(),
  quien_nombre: z.string().nullable(),
  hecho_en: z.string(),
})
export type HistorialEntry = z.output<typeof entry>
export type Page = { entradas: HistorialEntry[]; sigue: number | null }

const COLUMNS = 'id, tabla, fila, titulo, operacion, antes, despues, quien, quien_nombre, hecho_en'

const toPage = (found: unknown, limit: number): Page => {
  const entries = z.array(entry).parse(found)
  const hasMore = entries.length > limit
  const page = hasMore ? entries.slice(0, limit) : entries
  return { entradas: page, sigue: hasMore ? (page.at(-1)?.id ?? null) : null }
}

export type HistorialFilter = {
  tabla?: string | undefined
  fila?: string | undefined
  quien?: string | undefined
  /** Instants, ISO 8601; `hasta` is exclusive. */
  desde?: string | undefined
  hasta?: string | undefined
}

export async function listHistorial(
  db: AdminDb,
  { tabla, fila, quien, desde, hasta }: HistorialFilter,
  antes: number | null,
  limit = 50,
): Promise<Page> {
  let query = db.from('historial').select(COLUMNS)
  if (tabla) query = query.eq('tabla', tabla)
  if (fila) query = query.eq('fila', fila)
  if (quien) query = query.eq('quien', quien)
  if (desde) query = query.gte('hecho_en', desde)
  if (hasta) query = query.lt('hecho_en', hasta)
  if (antes !== null) query = query.lt('id', antes)
  return toPage(rows(await query.order('id', { ascending: false }).limit(limit + 1)), limit)
}

export const listVersiones = (
  db: AdminDb,
  tabla: Table,
  fila: string,
  antes: number | null = null,
  limit = 20,
): Promise<Page> => {
  const query = db.from('historial').select(COLUMNS).eq('tabla', tabla).eq('fila', fila)
  return Promise.resolve(
    (antes === null ? query : query.lt('id', antes)).order('id', { ascending: false }).limit(limit + 1),
  ).then((answer) => toPage(rows(answer), limit))
}

export const listPapelera = async (db: AdminDb, antes: number | null, limit = 30): Promise<Page> =>
  toPage(rows(await db.rpc('papelera', { antes, cuantos: limit + 1 })), limit)

export const historialAuthors = async (db: AdminDb): Promise<{ quien: string; nombre: string | null }[]> =>
  rows<{ quien: string; nombre: string | null }>(await db.rpc('historial_quienes'))

export async function lastBaja(db: AdminDb, tabla: Table, fila: string): Promise<number | null> {
  const found = one<{ id: number; operacion: string }>(
    await db
      .from('historial')
      .select('id, operacion')
      .eq('tabla', tabla)
      .eq('fila', fila)
      .order('id', { ascending: false })
      .limit(1)
      .maybeSingle(),
  )
  return found?.operacion === 'baja' ? found.id : null
}

/**
 * Restores a row to its state after an entry; after a deletion, to its state before. Returns the id.
 * @param version the version the reader saw; `conflicto` when somebody has saved since
 * @returns `repetido` when another row has its slug, `huerfano` when its category no longer exists, `edicion` for a
 *   legal text that guests have accepted
 */
export async function restore(
  db: AdminDb,
  historial: number,
  version: number | null = null,
): Promise<Result<string, SaveAviso>> {
  const saved = save<string>(await db.rpc('restaurar', { historial, version }), RESTORE_AVISOS)
  if (!saved.ok) return saved
  return saved.value === null ? refuse('no_existe') : ok(saved.value)
}

export async function restoreFrom(
  db: AdminDb,
  { tabla, historial, version }: { tabla: Table; historial: number; version?: number | undefined },
): Promise<Result<string, SaveAviso>> {
  const found = one<{ tabla: string }>(
    await db.from('historial').select('tabla').eq('id', historial).maybeSingle(),
  )
  if (found?.tabla !== tabla) return refuse('no_existe')
  return restore(db, historial, version ?? null)
}
