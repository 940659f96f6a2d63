import 'server-only'
import { z } from 'zod'
import { json, one, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { ok, type Result } from '@/lib/core/result.ts'

/** Each tab is a condition with an index in the database. */
export const FILTERS = ['todos', 'publicados', 'ocultos', 'traducir', 'agotados', 'alergenos'] as const
export type Filter = (typeof FILTERS)[number]
export type ListView = {
  filtro: Filter
  /** The section that is shown alone, for wines the style; null: all. */
  categoria: string | null
  q: string
  desde: string | null
  atras: boolean
  seleccion: boolean
}
/** Counts stop at `COUNT_LIMIT`. */
export type Page<F> = {
  filas: readonly F[]
  cuentas: Readonly<Record<Filter, number>>
  encontrados: number
  antes: boolean
  despues: boolean
  /** The row before the first one within its group, needed to move the first one up. */
  previa: string | null
}
export type CatalogueTable = 'platos' | 'bebidas' | 'vinos'

const uuid = z.uuid()
/** An id, or a style of wine; '': all. */
export const categoriaKey = z.string().regex(/^[0-9a-z-]{0,40}$/)

/** A tab and a section in one word, as the functions of the lists take them. */
export const narrowed = ({ filtro, categoria }: Pick<ListView, 'filtro' | 'categoria'>): string =>
  categoria ? `${filtro}@${categoria}` : filtro

type Params = Readonly<Record<string, string | string[] | undefined>>
export function viewOf(params: Params): ListView {
  const { filtro, categoria, q, desde, atras, seleccion } = params
  return {
    filtro: FILTERS.find((f) => f === filtro) ?? 'todos',
    categoria: categoriaKey.safeParse(categoria).data || null,
    q: typeof q === 'string' ? q.slice(0, 120) : '',
    desde: uuid.safeParse(desde).data ?? null,
    atras: atras === '1',
    seleccion: seleccion === '1',
  }
}

export async function readList<F>(db: AdminDb, tabla: CatalogueTable, view: ListView): Promise<Page<F>> {
  const { q, desde, atras } = view
  const page = one(
    json<Page<F>>(await db.rpc(`lista_${tabla}`, { filtro: narrowed(view), busca: q, desde, atras })),
  )
  if (!page) throw new Error(`lista_${tabla}: nothing`)
  return page
}

export const orderSchema = z.object({
  id: z.string().min(1).max(40),
  tras: z.string().max(40).optional(),
  a: z.enum(['arriba', 'abajo', 'principio', 'final']).optional(),
})
export type OrderedTable =
  | CatalogueTable
  | 'categorias'
  | 'alergenos'
  | 'filosofia'
  | 'galeria'
  | 'preguntas_frecuentes'
  | 'legales'
  | 'zonas'

/** Moves one row and returns the id of the row before its old place, empty when it was the first. */
export async function reorder(
  db: AdminDb,
  tabla: OrderedTable,
  { id, tras, a }: z.output<typeof orderSchema>,
): Promise<Result<string, SaveAviso>> {
  const saved = save<string>(await db.rpc('ordenar', { tabla, fila: id, a: a ?? 'tras', tras: tras || null }))
  return saved.ok ? ok(saved.value ?? '') : saved
}

export async function duplicate(
  db: AdminDb,
  tabla: CatalogueTable,
  id: string,
): Promise<Result<string, SaveAviso>> {
  const saved = save<string>(await db.rpc('duplicar', { tabla, fila: id }))
  return saved.ok ? ok(saved.value ?? '') : saved
}
