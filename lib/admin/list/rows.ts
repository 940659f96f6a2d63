import 'server-only'
import type { Presencia } from '@/lib/admin/carta/alergenos-schema.ts'
import type { PlatoFila } from '@/lib/admin/carta/platos-list.ts'
import type { Precio as PrecioEntero } from '@/lib/admin/carta/precios-schema.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { leerLista, type Pagina, type Vista } from '@/lib/admin/list/list.ts'
import { huellaDe } from '@/lib/admin/translations/fingerprint.ts'
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

async function conHuella<F extends { huella: string }>(
  pagina: Promise<Pagina<Omit<F, 'huella'>>>,
  textos: (fila: Omit<F, 'huella'>) => readonly (string | readonly string[] | null)[],
): Promise<Pagina<Omit<F, 'huella'> & { huella: string }>> {
  const { filas, ...resto } = await pagina
  return { ...resto, filas: filas.map((fila) => ({ ...fila, huella: huellaDe(textos(fila)) })) }
}

/** Dishes in the order of the Carta. */
export const listPlatos = (db: AdminDb, vista: Vista): Promise<Pagina<FilaPlato>> =>
  conHuella<FilaPlato>(leerLista(db, 'platos', vista), (p) => [p.nombre, p.descripcion, p.ingredientes])

/** Drinks in the order of the Carta. */
export const listBebidas = (db: AdminDb, vista: Vista): Promise<Pagina<FilaBebida>> =>
  conHuella<FilaBebida>(leerLista(db, 'bebidas', vista), (b) => [b.nombre, b.descripcion])

/** Wines in the order of the wine list. */
export const listVinos = (db: AdminDb, vista: Vista): Promise<Pagina<FilaVino>> =>
  conHuella<FilaVino>(leerLista(db, 'vinos', vista), (v) => [v.nota, v.motivo])
