'use server'
import { z } from 'zod'
import { adminVerb } from '@/lib/admin/action/action.ts'
import { type FormState, INITIAL_STATE } from '@/lib/admin/action/form.ts'
import { restoreFrom, TABLAS } from '@/lib/admin/historial/read.ts'
import { TABLE_TAGS } from '@/lib/admin/historial/tags.ts'

const positiveInt = z.coerce.number().int().positive()
const schema = z.object({ tabla: z.enum(TABLAS), historial: positiveInt, version: positiveInt.optional() })
const tablaDe = z.enum(TABLAS)

/** Puts a version back, or what was deleted. The form says of which table, for the pages that show it; so does the entry. */
export async function restore(prev: FormState, form: FormData): Promise<FormState> {
  const tabla = tablaDe.safeParse(form.get('tabla'))
  if (!tabla.success) return { ...INITIAL_STATE, estado: 'rechazado', mensaje: 'Esa versión no existe.' }
  const verb = adminVerb(schema, TABLE_TAGS[tabla.data], restoreFrom, () => null)
  return verb(prev, form)
}
