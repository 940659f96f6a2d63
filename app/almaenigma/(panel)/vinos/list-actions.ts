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
  bajaSchema,
  filaSchema,
  removeRow,
  restoreRow,
  showRow,
  visibleSchema,
} from '@/lib/admin/list/verbs.ts'
import { TAGS } from '@/lib/cache/tags.ts'

/** What the list of wines does to its rows. */
const CAVA = [TAGS.cava] as const
const none = () => null
const identity = (value: string) => value

export const show = adminVerb(visibleSchema, CAVA, (db, v) => showRow(db, 'vinos', v), none)
export const sort = adminVerb(orderSchema, CAVA, (db, v) => ordenarFila(db, 'vinos', v), identity)
// A copy is hidden: no public page changes.
export const duplicate = adminVerb(filaSchema, [], (db, { id }) => duplicarFila(db, 'vinos', id), identity)
const removeVerb = adminVerb(filaSchema, CAVA, (db, v) => removeRow(db, 'vinos', v), identity)
/** Without JavaScript there is nobody to give the way back to: on to the list; it is in the bin. */
export async function removeItem(prev: FormState, form: FormData): Promise<FormState> {
  const state = await removeVerb(prev, form)
  if (state.estado === 'hecho' && !form.has('responde')) redirect('/almaenigma/vinos?aviso=borrado')
  return state
}
export const giveBack = adminVerb(bajaSchema, CAVA, restoreRow, none)
export const batch = adminVerb(batchSchema, CAVA, (db, v) => runBatch(db, 'vinos', v), identity)
export const undoBatch = adminVerb(undoSchema, CAVA, (db, v) => undo(db, 'vinos', v), none)

export async function preview(form: FormData): Promise<Preview> {
  return previewOf('vinos', z.instanceof(FormData).parse(form))
}
