import 'server-only'
import type { Presencia } from '@/lib/admin/carta/alergenos-schema.ts'
import type { Precio } from '@/lib/admin/carta/precios-schema.ts'
import { rows } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import type { Traducciones } from '@/lib/admin/translations/schema.ts'
import { addDays, wallClock } from '@/lib/core/dates.ts'

/** A dish as the back office lists it; `huella` is the fingerprint of its Spanish texts, to tell stale translations. */
export type PlatoFila = {
  id: string
  slug: string
  nombre: string
  descripcion: string | null
  ingredientes: string[]
  ilustracion: string | null
  visible: boolean
  agotado_hasta: string | null
  declarado_en: string | null
  traducciones: Traducciones
  categoria: { nombre: string; orden: number }
  precios: Pick<Precio, 'formato' | 'cents' | 'orden'>[]
  alergenos: { presencia: Presencia; alergeno: { clave: string } }[]
  huella: string
}
export type SelectOption = { id: string; nombre: string }

/** The categories of dishes, in the order of the menu. */
export const listCategorias = async (db: AdminDb): Promise<SelectOption[]> =>
  rows<SelectOption>(await db.from('categorias').select('id, nombre').eq('tipo', 'plato').order('orden'))

/** Sold out on this day of the restaurant? */
export const agotado = (p: Pick<PlatoFila, 'agotado_hasta'>, nowMs: number): boolean =>
  p.agotado_hasta !== null && p.agotado_hasta > addDays(wallClock(nowMs).fecha, -1)
