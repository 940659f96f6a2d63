'use server'
import { z } from 'zod'
import { adminVerb } from '@/lib/admin/action/action.ts'
import { type FormState, INITIAL_STATE } from '@/lib/admin/action/form.ts'
import { restoreFrom, TABLES } from '@/lib/admin/historial/read.ts'
import { TABLE_TAGS } from '@/lib/admin/historial/table-tags.ts'

const positiveInt = z.coerce.number().int().positive()
const schema = z.object({ tabla: z.enum(TABLES), historial: positiveInt, version: positiveInt.optional() })
const tableSchema = z.enum(TABLES)

/** The form names the table for the pages that show it; the entry of the history must name the same one. */
export async function restoreAction(prev: FormState, form: FormData): Promise<FormState> {
  const tabla = tableSchema.safeParse(form.get('tabla'))
  if (!tabla.success) return { ...INITIAL_STATE, estado: 'rechazado', mensaje: 'Esa versión no existe.' }
  const verb = adminVerb(schema, TABLE_TAGS[tabla.data], restoreFrom, () => null)
  return verb(prev, form)
}
