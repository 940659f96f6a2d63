'use server'
import { redirect } from 'next/navigation'
import { adminAction, adminVerb } from '@/lib/admin/action/action.ts'
import type { FormState } from '@/lib/admin/action/form.ts'
import { ordenar, ordenSchema } from '@/lib/admin/list/list.ts'
import {
  bajaSchema,
  borrarFila,
  devolverFila,
  filaSchema,
  mostrarFila,
  visibleSchema,
} from '@/lib/admin/list/verbs.ts'
import { laminaSchema, saveLamina } from '@/lib/admin/muro/galeria.ts'
import { TAGS } from '@/lib/cache/tags.ts'

const GALERIA = [TAGS.galeria] as const
const nada = () => null
const tal = (value: string) => value

export const guardarLamina = adminAction(laminaSchema, GALERIA, saveLamina, (id, publicado) => {
  const aviso = publicado ? 'guardado' : 'guardado-lento'
  return `/almaenigma/galeria/${id}?aviso=${aviso}`
})
export const mostrarLamina = adminVerb(visibleSchema, GALERIA, (db, v) => mostrarFila(db, 'galeria', v), nada)
export const ordenarLaminas = adminVerb(ordenSchema, GALERIA, (db, v) => ordenar(db, 'galeria', v), tal)

const quitar = adminVerb(filaSchema, GALERIA, (db, v) => borrarFila(db, 'galeria', v), tal)
/** Without JavaScript there is nobody to offer the undo to: on to the list; it is in the bin. */
export async function borrarLamina(prev: FormState, form: FormData): Promise<FormState> {
  const state = await quitar(prev, form)
  if (state.estado === 'hecho' && !form.has('responde')) redirect('/almaenigma/galeria?aviso=borrado')
  return state
}
export const devolverLamina = adminVerb(bajaSchema, GALERIA, devolverFila, nada)
