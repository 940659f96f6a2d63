'use server'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { adminVerb } from '@/lib/admin/action/action.ts'
import type { FormState } from '@/lib/admin/action/form.ts'
import {
  batchSchema,
  type Preview,
  previewOf,
  runBatch,
  undo,
  undoSchema,
} from '@/lib/admin/list/batch-form.ts'
import { duplicar as duplicarFila, reorder as ordenarFila, orderSchema } from '@/lib/admin/list/list.ts'
import {
  agotadoSchema,
  agotarFila,
  bajaSchema,
  filaSchema,
  removeRow,
  restoreRow,
  showRow,
  visibleSchema,
} from '@/lib/admin/list/verbs.ts'
import { TAGS } from '@/lib/cache/tags.ts'

/** What the list of drinks does to its rows. */
const CARTA = [TAGS.carta] as const
const none = () => null
const identity = (value: string) => value

export const show = adminVerb(visibleSchema, CARTA, (db, v) => showRow(db, 'bebidas', v), none)
export const sort = adminVerb(orderSchema, CARTA, (db, v) => ordenarFila(db, 'bebidas', v), identity)
export const setAgotado = adminVerb(agotadoSchema, CARTA, (db, v) => agotarFila(db, 'bebidas', v), none)
// A copy is hidden: no public page changes.
export const duplicate = adminVerb(filaSchema, [], (db, { id }) => duplicarFila(db, 'bebidas', id), identity)
const removeVerb = adminVerb(filaSchema, CARTA, (db, v) => removeRow(db, 'bebidas', v), identity)
/** Without JavaScript there is nobody to give the way back to: on to the list; it is in the bin. */
export async function removeItem(prev: FormState, form: FormData): Promise<FormState> {
  const state = await removeVerb(prev, form)
  if (state.estado === 'hecho' && !form.has('responde')) redirect('/almaenigma/bebidas?aviso=borrado')
  return state
}
export const giveBack = adminVerb(bajaSchema, CARTA, restoreRow, none)
export const batch = adminVerb(batchSchema, CARTA, (db, v) => runBatch(db, 'bebidas', v), identity)
export const undoBatch = adminVerb(undoSchema, CARTA, (db, v) => undo(db, 'bebidas', v), none)

export async function preview(form: FormData): Promise<Preview> {
  return previewOf('bebidas', z.instanceof(FormData).parse(form))
}
