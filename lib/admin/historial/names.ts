import 'server-only'
import { idsOf, type Nombres } from '@/lib/admin/historial/diff.ts'
import type { HistorialEntry } from '@/lib/admin/historial/read.ts'
import { rows } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'

export async function nombresFor(db: AdminDb, entries: readonly HistorialEntry[]): Promise<Nombres> {
  const { platos, vinos } = idsOf(entries)
  const named = async (tabla: 'categorias' | 'platos' | 'vinos', ids: string[] | null) =>
    ids?.length === 0
      ? []
      : rows<{ id: string; nombre: string }>(
          await (ids
            ? db.from(tabla).select('id, nombre').in('id', ids)
            : db.from(tabla).select('id, nombre')),
        )
  const [alergenos, ...groups] = await Promise.all([
    db.from('alergenos').select('clave, nombre'),
    named('categorias', null),
    named('platos', platos),
    named('vinos', vinos),
  ])
  return Object.fromEntries([
    ...rows<{ clave: string; nombre: string }>(alergenos).map(({ clave, nombre }) => [clave, nombre]),
    ...groups.flat().map(({ id, nombre }) => [id, nombre]),
  ])
}
