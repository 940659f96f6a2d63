import 'server-only'
import type { z } from 'zod'
import type { Presencia } from '@/lib/admin/alergenos-esquema.ts'
import { rows, type SaveAviso, save, written } from '@/lib/admin/datos.ts'
import { huellaDe } from '@/lib/admin/huella.ts'
import type { copia } from '@/lib/admin/plato-esquema.ts'
import { getPlato } from '@/lib/admin/plato-guardar.ts'
import type { Precio } from '@/lib/admin/precios-esquema.ts'
import type { AdminDb } from '@/lib/admin/sesion.ts'
import type { Traducciones } from '@/lib/admin/traducciones.ts'
import { addDays, wallClock } from '@/lib/fechas.ts'
import { ok, type Result, refuse } from '@/lib/resultado.ts'

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
export type Opcion = { id: string; nombre: string }

const COLUMNAS: string =
  'id, slug, nombre, descripcion, ingredientes, ilustracion, visible, agotado_hasta, declarado_en, orden, traducciones, categoria:categorias(nombre, orden), precios:plato_precios(formato, cents, orden), alergenos:plato_alergenos(presencia, alergeno:alergenos(clave))'
const ordenado = <T extends Omit<PlatoFila, 'huella'>>(p: T): T & { huella: string } => ({
  ...p,
  precios: p.precios.toSorted((a, b) => a.orden - b.orden),
  huella: huellaDe([p.nombre, p.descripcion, p.ingredientes]),
})

/** All dishes in the order of the Carta. Throws when the backend is away. */
export async function listPlatos(db: AdminDb): Promise<PlatoFila[]> {
  const found = rows<PlatoFila>(
    await db.from('platos').select(COLUMNAS).order('orden').overrideTypes<PlatoFila[], { merge: false }>(),
  )
  return found.map(ordenado).sort((a, b) => a.categoria.orden - b.categoria.orden)
}

export const listCategorias = async (db: AdminDb): Promise<Opcion[]> =>
  rows<Opcion>(await db.from('categorias').select('id, nombre').eq('tipo', 'plato').order('orden'))

/** Shows or hides a dish. */
export async function setVisible(
  db: AdminDb,
  id: string,
  visible: boolean,
): Promise<Result<string, SaveAviso>> {
  const saved = save<{ id: string }[]>(await db.from('platos').update({ visible }).eq('id', id).select('id'))
  if (!saved.ok) return saved
  return saved.value?.length ? ok(id) : refuse('no_existe')
}

/** Deletes a dish and answers what is needed to put it back, as JSON. */
export async function deletePlato(db: AdminDb, id: string): Promise<Result<string, SaveAviso>> {
  const plato = await getPlato(db, id)
  if (!plato) return refuse('no_existe')
  const {
    id: _,
    huella: __,
    categoria: ___,
    version: ____,
    actualizado_en: _____,
    alergenos,
    ...columnas
  } = plato
  const gone = save<{ id: string }[]>(await db.from('platos').delete().eq('id', id).select('id'))
  if (!gone.ok) return gone
  if (!gone.value?.length) return refuse('no_existe')
  return ok(
    JSON.stringify({
      ...columnas,
      alergenos: Object.fromEntries(alergenos.map((a) => [a.alergeno.clave, a.presencia])),
    }),
  )
}

/** Puts a deleted dish back as it was, signature and place included. */
export const restorePlato = async (
  db: AdminDb,
  plato: z.output<typeof copia>,
): Promise<Result<string, SaveAviso>> =>
  written(save<string>(await db.rpc('guardar_plato', { datos: plato })))

/** Sold out on this day of the restaurant? */
export const agotado = (p: Pick<PlatoFila, 'agotado_hasta'>, nowMs: number): boolean =>
  p.agotado_hasta !== null && p.agotado_hasta > addDays(wallClock(nowMs).fecha, -1)
