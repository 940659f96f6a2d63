'use server'
import { redirect } from 'next/navigation'
import { adminAction, adminVerb } from '@/lib/admin/action/action.ts'
import type { FormState } from '@/lib/admin/action/form.ts'
import { categoriaSchema, saveCategoria } from '@/lib/admin/carta/categorias.ts'
import { orderSchema, reorder } from '@/lib/admin/list/list.ts'
import {
  bajaSchema,
  filaSchema,
  removeRow,
  restoreRow,
  showRow,
  visibleSchema,
} from '@/lib/admin/list/verbs.ts'
import { TAGS } from '@/lib/cache/tags.ts'

const CARTA = [TAGS.carta] as const
const none = () => null
const identity = (value: string) => value

export const saveCategoriaAction = adminAction(categoriaSchema, CARTA, saveCategoria, (id, published) => {
  const aviso = published ? 'guardado' : 'guardado-lento'
  return `/almaenigma/categorias/${id}?aviso=${aviso}`
})
export const showCategoria = adminVerb(visibleSchema, CARTA, (db, v) => showRow(db, 'categorias', v), none)
export const sortCategorias = adminVerb(orderSchema, CARTA, (db, v) => reorder(db, 'categorias', v), identity)

const removeVerb = adminVerb(filaSchema, CARTA, (db, v) => removeRow(db, 'categorias', v), identity)
/** Without JavaScript there is nobody to give the way back to: on to the list; it is in the bin. */
export async function removeCategoria(prev: FormState, form: FormData): Promise<FormState> {
  const state = await removeVerb(prev, form)
  if (state.estado === 'hecho' && !form.has('responde')) redirect('/almaenigma/categorias?aviso=borrado')
  return state
}
export const giveBackCategoria = adminVerb(bajaSchema, CARTA, restoreRow, none)
