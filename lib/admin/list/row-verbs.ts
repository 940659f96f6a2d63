import 'server-only'
import { z } from 'zod'
import { lastBaja, restore } from '@/lib/admin/historial/read.ts'
import { type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import type { TableWithVisible } from '@/lib/admin/list/batch.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { ok, type Result, refuse } from '@/lib/core/result.ts'

const checkbox = z.literal('on').optional().transform(Boolean)
export const rowSchema = z.object({ id: z.uuid() })
export const visibleSchema = z.object({ id: z.uuid(), visible: checkbox })
export const agotadoSchema = z.object({ id: z.uuid(), agotado: checkbox })
export const bajaSchema = z.object({ datos: z.coerce.number().int().positive() })

const idIfFound = (
  id: string,
  saved: Result<{ id: string }[] | null, SaveAviso>,
): Result<string, SaveAviso> => (saved.ok ? (saved.value?.length ? ok(id) : refuse('no_existe')) : saved)

export const showRow = async (
  db: AdminDb,
  tabla: TableWithVisible,
  { id, visible }: z.output<typeof visibleSchema>,
): Promise<Result<string, SaveAviso>> =>
  idIfFound(id, save<{ id: string }[]>(await db.from(tabla).update({ visible }).eq('id', id).select('id')))

export const setAgotado = async (
  db: AdminDb,
  tabla: 'platos' | 'bebidas',
  { id, agotado }: z.output<typeof agotadoSchema>,
): Promise<Result<string, SaveAviso>> => {
  const agotado_hasta = agotado ? wallClock(Date.now()).fecha : null
  return idIfFound(
    id,
    save<{ id: string }[]>(await db.from(tabla).update({ agotado_hasta }).eq('id', id).select('id')),
  )
}

export async function removeRow(
  db: AdminDb,
  tabla: TableWithVisible,
  { id }: z.output<typeof rowSchema>,
): Promise<Result<string, SaveAviso>> {
  const gone = idIfFound(id, save<{ id: string }[]>(await db.from(tabla).delete().eq('id', id).select('id')))
  if (!gone.ok) return gone
  return ok(String((await lastBaja(db, tabla, id)) ?? ''))
}

export const restoreRow = (
  db: AdminDb,
  { datos }: z.output<typeof bajaSchema>,
): Promise<Result<string, SaveAviso>> => restore(db, datos)
