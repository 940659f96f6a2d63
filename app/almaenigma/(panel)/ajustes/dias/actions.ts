'use server'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { adminAction, adminVerb } from '@/lib/admin/action/action.ts'
import type { FormState } from '@/lib/admin/action/form.ts'
import { deleteDia, saveDia } from '@/lib/admin/casa/special-days.ts'
import { diaSchema } from '@/lib/admin/casa/special-days-schema.ts'
import { restoreFrom } from '@/lib/admin/historial/read.ts'
import { TAGS } from '@/lib/cache/tags.ts'

const AJUSTES = [TAGS.ajustes] as const

export const saveDiaAction = adminAction(
  diaSchema,
  AJUSTES,
  saveDia,
  (clave, published) =>
    `/almaenigma/ajustes/dias/${clave}?aviso=${published ? 'guardado' : 'guardado-lento'}`,
)

const removeVerb = adminVerb(
  z.object({ id: z.string().max(40) }),
  AJUSTES,
  (db, { id }) => deleteDia(db, id),
  (historial) => historial,
)

/** Without JavaScript there is nobody to offer the undo to: on to the list, which has the versions. */
export async function removeDia(prev: FormState, form: FormData): Promise<FormState> {
  const state = await removeVerb(prev, form)
  if (state.estado === 'hecho' && !form.has('responde')) redirect('/almaenigma/ajustes/dias?aviso=guardado')
  return state
}

export const giveBackDia = adminVerb(
  z.object({ datos: z.coerce.number().int().positive() }),
  AJUSTES,
  (db, { datos }) => restoreFrom(db, { tabla: 'ajustes', historial: datos }),
  () => null,
)
