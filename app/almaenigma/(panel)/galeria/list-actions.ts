'use server'
import { redirect } from 'next/navigation'
import { adminAction, adminVerb } from '@/lib/admin/action/action.ts'
import type { FormState } from '@/lib/admin/action/form.ts'
import { orderSchema, reorder } from '@/lib/admin/list/list.ts'
import {
  bajaSchema,
  filaSchema,
  removeRow,
  restoreRow,
  showRow,
  visibleSchema,
} from '@/lib/admin/list/verbs.ts'
import { laminaSchema, saveLamina } from '@/lib/admin/muro/galeria.ts'
import { TAGS } from '@/lib/cache/tags.ts'

const GALERIA = [TAGS.galeria] as const
const none = () => null
const identity = (value: string) => value

export const saveLaminaAction = adminAction(laminaSchema, GALERIA, saveLamina, (id, published) => {
  const aviso = published ? 'guardado' : 'guardado-lento'
  return `/almaenigma/galeria/${id}?aviso=${aviso}`
})
export const showLamina = adminVerb(visibleSchema, GALERIA, (db, v) => showRow(db, 'galeria', v), none)
export const sortLaminas = adminVerb(orderSchema, GALERIA, (db, v) => reorder(db, 'galeria', v), identity)

const removeVerb = adminVerb(filaSchema, GALERIA, (db, v) => removeRow(db, 'galeria', v), identity)
/** Without JavaScript there is nobody to offer the undo to: on to the list; it is in the bin. */
export async function removePrint(prev: FormState, form: FormData): Promise<FormState> {
  const state = await removeVerb(prev, form)
  if (state.estado === 'hecho' && !form.has('responde')) redirect('/almaenigma/galeria?aviso=borrado')
  return state
}
export const giveBackLamina = adminVerb(bajaSchema, GALERIA, restoreRow, none)
