import 'server-only'
import type { Tabla } from '@/lib/admin/historial/read.ts'
import { type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { ok, type Result } from '@/lib/core/result.ts'

/** Tables whose rows stand in an order given by hand. */
export type TableWithOrder = Exclude<Tabla, 'contacto' | 'contenido_reservas' | 'footer_info' | 'ajustes'>

/**
 * Puts a row right after another one of its group (dishes and drinks: the category, wines: the style, categories: the
 * kind); `tras` null: first of it. One row is written, and an editor that is open on it may still save.
 *
 * @returns the row's id; `no_existe` when one of the two is gone or no longer in the group of the other
 */
export async function mover(
  db: AdminDb,
  tabla: TableWithOrder,
  id: string,
  tras: string | null,
): Promise<Result<string, SaveAviso>> {
  const saved = save(await db.rpc('mover', { tabla, fila: id, tras }))
  return saved.ok ? ok(id) : saved
}
