import 'server-only'
import type { Presencia } from '@/lib/admin/carta/alergenos-schema.ts'
import type { PlatoFila } from '@/lib/admin/carta/platos-list.ts'
import type { Precio as PrecioEntero } from '@/lib/admin/carta/precios-schema.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { type ListView, type Page, readList } from '@/lib/admin/list/list.ts'
import { fingerprintOf } from '@/lib/admin/translations/fingerprint.ts'
import type { Traducciones } from '@/lib/admin/translations/schema.ts'

/** What the lists of dishes, drinks and wines show, a page at a time. */

type Alergenos = { presencia: Presencia; alergeno: { clave: string } }[]
type Precio = Pick<PrecioEntero, 'formato' | 'cents' | 'orden'>

/** The smallest of its sizes stands in the list. */
type Imagen = { nombre: string; anchos: number[] } | null

export type FilaPlato = PlatoFila & { categoria_id: string; imagen: Imagen }
export type FilaBebida = {
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
export type FilaVino = {
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
  const { filas, ...resto } = await page
  return { ...resto, filas: filas.map((fila) => ({ ...fila, huella: fingerprintOf(textos(fila)) })) }
}

/** Dishes in the order of the Carta. */
export const listPlatos = (db: AdminDb, view: ListView): Promise<Page<FilaPlato>> =>
  withFingerprint<FilaPlato>(readList(db, 'platos', view), (p) => [p.nombre, p.descripcion, p.ingredientes])

/** Drinks in the order of the Carta. */
export const listBebidas = (db: AdminDb, view: ListView): Promise<Page<FilaBebida>> =>
  withFingerprint<FilaBebida>(readList(db, 'bebidas', view), (b) => [b.nombre, b.descripcion])

/** Wines in the order of the wine list. */
export const listVinos = (db: AdminDb, view: ListView): Promise<Page<FilaVino>> =>
  withFingerprint<FilaVino>(readList(db, 'vinos', view), (v) => [v.nota, v.motivo])
