import 'server-only'
import { count } from '@/lib/admin/datos.ts'
import type { AdminDb } from '@/lib/admin/sesion.ts'
import { wallClock } from '@/lib/fechas.ts'

/** Reservations from today on that nobody has confirmed yet. */
export async function pendientes(db: AdminDb): Promise<number> {
  const hoy = wallClock(Date.now()).fecha
  return count(
    await db
      .from('reservas')
      .select('id', { count: 'exact', head: true })
      .eq('estado', 'pendiente')
      .gte('fecha_reserva', hoy),
  )
}
