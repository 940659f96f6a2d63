'use server'
import { z } from 'zod'
import { adminVerb } from '@/lib/admin/action/action.ts'
import { type FormState, NUEVO } from '@/lib/admin/action/form.ts'
import { restaurarDe, TABLAS } from '@/lib/admin/historial/read.ts'
import { ETIQUETAS } from '@/lib/admin/historial/tags.ts'

const numero = z.coerce.number().int().positive()
const schema = z.object({ tabla: z.enum(TABLAS), historial: numero, version: numero.optional() })
const tablaDe = z.enum(TABLAS)

/** Puts a version back, or what was deleted. The form says of which table, for the pages that show it; so does the entry. */
export async function restaurar(prev: FormState, form: FormData): Promise<FormState> {
  const tabla = tablaDe.safeParse(form.get('tabla'))
  if (!tabla.success) return { ...NUEVO, estado: 'rechazado', mensaje: 'Esa versión no existe.' }
  const verbo = adminVerb(schema, ETIQUETAS[tabla.data], restaurarDe, () => null)
  return verbo(prev, form)
}
