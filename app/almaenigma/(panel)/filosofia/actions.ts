'use server'
import { redirect } from 'next/navigation'
import { adminAction, adminVerb } from '@/lib/admin/action/action.ts'
import type { FormState } from '@/lib/admin/action/form.ts'
import { ideaSchema, saveIdea } from '@/lib/admin/casa/filosofia.ts'
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

const FILOSOFIA = [TAGS.filosofia] as const
const none = () => null
const identity = (value: string) => value

export const saveIdeaAction = adminAction(ideaSchema, FILOSOFIA, saveIdea, (id, published) => {
  const aviso = published ? 'guardado' : 'guardado-lento'
  return `/almaenigma/filosofia/${id}?aviso=${aviso}`
})
export const showIdea = adminVerb(visibleSchema, FILOSOFIA, (db, v) => showRow(db, 'filosofia', v), none)
export const sortIdeas = adminVerb(orderSchema, FILOSOFIA, (db, v) => reorder(db, 'filosofia', v), identity)

const removeVerb = adminVerb(filaSchema, FILOSOFIA, (db, v) => removeRow(db, 'filosofia', v), identity)
/** Without JavaScript there is nobody to offer the undo to: on to the list; it is in the bin. */
export async function removeIdea(prev: FormState, form: FormData): Promise<FormState> {
  const state = await removeVerb(prev, form)
  if (state.estado === 'hecho' && !form.has('responde')) redirect('/almaenigma/filosofia?aviso=borrado')
  return state
}
export const giveBackIdea = adminVerb(bajaSchema, FILOSOFIA, restoreRow, none)
