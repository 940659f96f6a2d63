import 'server-only'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { adminVerb } from '@/lib/admin/action/action.ts'
import type { FormAction } from '@/lib/admin/action/form.ts'
import type { PanelPath } from '@/lib/admin/kit/session.ts'
import type { TableWithVisible } from '@/lib/admin/list/batch.ts'
import {
  batchSchema,
  type Preview,
  previewOf,
  runBatch,
  undo,
  undoSchema,
} from '@/lib/admin/list/batch-form.ts'
import { type CatalogueTable, duplicate, orderSchema, reorder } from '@/lib/admin/list/list.ts'
import {
  agotadoSchema,
  bajaSchema,
  removeRow,
  restoreRow,
  rowSchema,
  setAgotado,
  showRow,
  visibleSchema,
} from '@/lib/admin/list/row-verbs.ts'
import type { Tag } from '@/lib/cache/tags.ts'

const none = () => null
const identity = (value: string) => value

/** Without JavaScript no message can offer the undo, so a deletion leads to the list, where the bin has the row. */
export const removeThenList =
  (remove: FormAction, list: PanelPath): FormAction =>
  async (prev, form) => {
    const state = await remove(prev, form)
    if (state.estado === 'hecho' && !form.has('responde')) redirect(list)
    return state
  }

export const verbsOf = (table: TableWithVisible, tags: readonly Tag[], list: PanelPath) => ({
  show: adminVerb(visibleSchema, tags, (db, v) => showRow(db, table, v), none),
  sort: adminVerb(orderSchema, tags, (db, v) => reorder(db, table, v), identity),
  removeItem: removeThenList(
    adminVerb(rowSchema, tags, (db, v) => removeRow(db, table, v), identity),
    `${list}?aviso=borrado`,
  ),
  giveBack: adminVerb(bajaSchema, tags, restoreRow, none),
})

export const catalogueVerbsOf = (table: CatalogueTable, tags: readonly Tag[]) => ({
  ...verbsOf(table, tags, `/almaenigma/${table}`),
  duplicate: adminVerb(rowSchema, [], (db, { id }) => duplicate(db, table, id), identity),
  batch: adminVerb(batchSchema, tags, (db, v) => runBatch(db, table, v), identity),
  undoBatch: adminVerb(undoSchema, tags, (db, v) => undo(db, table, v), none),
  preview: async (form: FormData): Promise<Preview> => previewOf(table, z.instanceof(FormData).parse(form)),
})

export const agotadoVerbOf = (table: 'platos' | 'bebidas', tags: readonly Tag[]): FormAction =>
  adminVerb(agotadoSchema, tags, (db, v) => setAgotado(db, table, v), none)
