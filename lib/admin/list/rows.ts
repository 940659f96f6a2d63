import 'server-only'
import type { Presencia } from '@/lib/admin/carta/alergenos-schema.ts'
import type { Precio as FullPrecio } from '@/lib/admin/carta/precios-schema.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { type ListView, type Page, readList } from '@/lib/admin/list/list.ts'
import { fingerprintOf } from '@/lib/admin/translations/fingerprint.ts'
import type { Traducciones } from '@/lib/admin/translations/schema.ts'
import { addDays, wallClock } from '@/lib/core/dates.ts'

type Alergenos = { presencia: Presencia; alergeno: { clave: string } }[]
type Precio = Pick<FullPrecio, 'formato' | 'cents' | 'orden'>

type Imagen = { nombre: string; anchos: number[] } | null

/** `huella`: the fingerprint of the Spanish texts, which shows what translations are stale. */
export type PlatoRow = {
  id: string
  slug: string
  nombre: string
  descripcion: string | null
  ingredientes: string[]
  ilustracion: string | null
  imagen: Imagen
  visible: boolean
  agotado_hasta: string | null
  declarado_en: string | null
  traducciones: Traducciones
  categoria_id: string
  categoria: { nombre: string; orden: number }
  precios: Precio[]
  alergenos: Alergenos
  huella: string
}
export type BebidaRow = {
  id: string
  slug: string
  nombre: string
  descripcion: string | null
  ilustracion: string | null
  imagen: Imagen
  volumen_ml: number | null
  con_alcohol: boolean
  visible: boolean
  agotado_hasta: string | null
  declarado_en: string | null
  traducciones: Traducciones
  categoria_id: string
  categoria: { nombre: string; orden: number }
  precios: Precio[]
  alergenos: Alergenos
  huella: string
}
export type VinoRow = {
  id: string
  slug: string
  nombre: string
  imagen: Imagen
  bodega: string
  region: string | null
  estilo: string
  anada: number | null
  nota: string | null
  motivo: string | null
  stock: number
  visible: boolean
  precio_botella_cents: number
  precio_copa_cents: number | null
  declarado_en: string | null
  traducciones: Traducciones
  alergenos: Alergenos
  huella: string
}

async function withFingerprint<F extends { huella: string }>(
  page: Promise<Page<Omit<F, 'huella'>>>,
  textos: (fila: Omit<F, 'huella'>) => readonly (string | readonly string[] | null)[],
): Promise<Page<Omit<F, 'huella'> & { huella: string }>> {
  const { filas, ...rest } = await page
  return { ...rest, filas: filas.map((fila) => ({ ...fila, huella: fingerprintOf(textos(fila)) })) }
}

export const listPlatos = (db: AdminDb, view: ListView): Promise<Page<PlatoRow>> =>
  withFingerprint<PlatoRow>(readList(db, 'platos', view), (p) => [p.nombre, p.descripcion, p.ingredientes])

export const listBebidas = (db: AdminDb, view: ListView): Promise<Page<BebidaRow>> =>
  withFingerprint<BebidaRow>(readList(db, 'bebidas', view), (b) => [b.nombre, b.descripcion])

export const listVinos = (db: AdminDb, view: ListView): Promise<Page<VinoRow>> =>
  withFingerprint<VinoRow>(readList(db, 'vinos', view), (v) => [v.nota, v.motivo])

export const isAgotado = (row: { agotado_hasta: string | null }, nowMs: number): boolean =>
  row.agotado_hasta !== null && row.agotado_hasta > addDays(wallClock(nowMs).fecha, -1)
