'use server'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { adminAction, adminVerb } from '@/lib/admin/action/action.ts'
import type { FormState } from '@/lib/admin/action/form.ts'
import { deleteDia, saveDia } from '@/lib/admin/casa/special-days.ts'
import { diaSchema } from '@/lib/admin/casa/special-days-schema.ts'
import { restaurarDe } from '@/lib/admin/historial/read.ts'
import { TAGS } from '@/lib/cache/tags.ts'

const AJUSTES = [TAGS.ajustes] as const

export const guardarDia = adminAction(
  diaSchema,
  AJUSTES,
  saveDia,
  (clave, publicado) =>
    `/almaenigma/ajustes/dias/${clave}?aviso=${publicado ? 'guardado' : 'guardado-lento'}`,
)

const quitar = adminVerb(
  z.object({ id: z.string().max(40) }),
  AJUSTES,
  (db, { id }) => deleteDia(db, id),
  (historial) => historial,
)

/** Without JavaScript there is nobody to offer the undo to: on to the list, which has the versions. */
export async function borrarDia(prev: FormState, form: FormData): Promise<FormState> {
  const state = await quitar(prev, form)
  if (state.estado === 'hecho' && !form.has('responde')) redirect('/almaenigma/ajustes/dias?aviso=guardado')
  return state
}

export const devolverDia = adminVerb(
  z.object({ datos: z.coerce.number().int().positive() }),
  AJUSTES,
  (db, { datos }) => restaurarDe(db, { tabla: 'ajustes', historial: datos }),
  () => null,
)
