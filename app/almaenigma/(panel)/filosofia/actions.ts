'use server'
import { redirect } from 'next/navigation'
import { adminAction, adminVerb } from '@/lib/admin/action/action.ts'
import type { FormState } from '@/lib/admin/action/form.ts'
import { ideaSchema, saveIdea } from '@/lib/admin/casa/filosofia.ts'
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

const FILOSOFIA = [TAGS.filosofia] as const
const nada = () => null
const tal = (value: string) => value

export const guardarIdea = adminAction(ideaSchema, FILOSOFIA, saveIdea, (id, publicado) => {
  const aviso = publicado ? 'guardado' : 'guardado-lento'
  return `/almaenigma/filosofia/${id}?aviso=${aviso}`
})
export const mostrarIdea = adminVerb(
  visibleSchema,
  FILOSOFIA,
  (db, v) => mostrarFila(db, 'filosofia', v),
  nada,
)
export const ordenarIdeas = adminVerb(ordenSchema, FILOSOFIA, (db, v) => ordenar(db, 'filosofia', v), tal)

const quitar = adminVerb(filaSchema, FILOSOFIA, (db, v) => borrarFila(db, 'filosofia', v), tal)
/** Without JavaScript there is nobody to offer the undo to: on to the list; it is in the bin. */
export async function borrarIdea(prev: FormState, form: FormData): Promise<FormState> {
  const state = await quitar(prev, form)
  if (state.estado === 'hecho' && !form.has('responde')) redirect('/almaenigma/filosofia?aviso=borrado')
  return state
}
export const devolverIdea = adminVerb(bajaSchema, FILOSOFIA, devolverFila, nada)
