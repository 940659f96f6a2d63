import 'server-only'
import { z } from 'zod'
import { LIBRO_AVISOS, one, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { ok, type Result } from '@/lib/core/result.ts'

/** How many bookings of invented guests a new house still has. */
export const countDemo = async (db: AdminDb): Promise<number> => one(await db.rpc('demo_cuantas')) ?? 0

export const removeDemoSchema = z.object({})
/** Takes all of them away, for good. */
export async function removeDemo(db: AdminDb): Promise<Result<string, SaveAviso>> {
  const removed = save(await db.rpc('demo_quitar'), LIBRO_AVISOS)
  return removed.ok ? ok(String(removed.value ?? 0)) : removed
}
