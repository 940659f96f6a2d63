import 'server-only'
import { one } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'

/** Who of the staff last changed a row, and when; null when nobody has. A move within the list does not count. */
export async function lastChange(
  db: AdminDb,
  tabla: string,
  fila: string,
): Promise<{ quien: string | null; en: string } | null> {
  const found = one<{ quien_nombre: string | null; hecho_en: string }>(
    await db
      .from('historial')
      .select('quien_nombre, hecho_en')
      .eq('tabla', tabla)
      .eq('fila', fila)
      .neq('operacion', 'orden')
      .order('id', { ascending: false })
      .limit(1)
      .maybeSingle(),
  )
  return found && { quien: found.quien_nombre, en: found.hecho_en }
}
