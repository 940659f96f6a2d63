'use server'
import { redirect } from 'next/navigation'
import { adminAction, adminVerb } from '@/lib/admin/action/action.ts'
import type { FormState } from '@/lib/admin/action/form.ts'
import { categoriaSchema, saveCategoria } from '@/lib/admin/carta/categorias.ts'
import { ordenar, ordenSchema } from '@/lib/admin/list/list.ts'
import {
  bajaSchema,
  borrarFila,
  devolverFila,
  filaSchema,
  mostrarFila,
  visibleSchema,
} from '@/lib/admin/list/verbs.ts'
import { TAGS } from '@/lib/cache/tags.ts'

const CARTA = [TAGS.carta] as const
const nada = () => null
const tal = (value: string) => value

export const guardarCategoria = adminAction(categoriaSchema, CARTA, saveCategoria, (id, publicado) => {
  const aviso = publicado ? 'guardado' : 'guardado-lento'
  return `/almaenigma/categorias/${id}?aviso=${aviso}`
})
export const mostrarCategoria = adminVerb(
  visibleSchema,
  CARTA,
  (db, v) => mostrarFila(db, 'categorias', v),
  nada,
)
export const ordenarCategorias = adminVerb(ordenSchema, CARTA, (db, v) => ordenar(db, 'categorias', v), tal)

const quitar = adminVerb(filaSchema, CARTA, (db, v) => borrarFila(db, 'categorias', v), tal)
/** Without JavaScript there is nobody to give the way back to: on to the list; it is in the bin. */
export async function borrarCategoria(prev: FormState, form: FormData): Promise<FormState> {
  const state = await quitar(prev, form)
  if (state.estado === 'hecho' && !form.has('responde')) redirect('/almaenigma/categorias?aviso=borrado')
  return state
}
export const devolverCategoria = adminVerb(bajaSchema, CARTA, devolverFila, nada)
