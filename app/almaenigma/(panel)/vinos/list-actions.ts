'use server'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { adminVerb } from '@/lib/admin/action/action.ts'
import type { FormState } from '@/lib/admin/action/form.ts'
import {
  deshacer,
  hacerLote,
  loteSchema,
  type Previa,
  previaDe,
  vueltaSchema,
} from '@/lib/admin/list/batch-form.ts'
import { duplicar as duplicarFila, ordenar as ordenarFila, ordenSchema } from '@/lib/admin/list/list.ts'
import {
  bajaSchema,
  borrarFila,
  devolverFila,
  filaSchema,
  mostrarFila,
  visibleSchema,
} from '@/lib/admin/list/verbs.ts'
import { TAGS } from '@/lib/cache/tags.ts'

/** What the list of wines does to its rows. */
const CAVA = [TAGS.cava] as const
const nada = () => null
const tal = (value: string) => value

export const mostrar = adminVerb(visibleSchema, CAVA, (db, v) => mostrarFila(db, 'vinos', v), nada)
export const ordenar = adminVerb(ordenSchema, CAVA, (db, v) => ordenarFila(db, 'vinos', v), tal)
// A copy is hidden: no public page changes.
export const duplicar = adminVerb(filaSchema, [], (db, { id }) => duplicarFila(db, 'vinos', id), tal)
const quitar = adminVerb(filaSchema, CAVA, (db, v) => borrarFila(db, 'vinos', v), tal)
/** Without JavaScript there is nobody to give the way back to: on to the list; it is in the bin. */
export async function borrar(prev: FormState, form: FormData): Promise<FormState> {
  const state = await quitar(prev, form)
  if (state.estado === 'hecho' && !form.has('responde')) redirect('/almaenigma/vinos?aviso=borrado')
  return state
}
export const devolver = adminVerb(bajaSchema, CAVA, devolverFila, nada)
export const lote = adminVerb(loteSchema, CAVA, (db, v) => hacerLote(db, 'vinos', v), tal)
export const deshacerLote = adminVerb(vueltaSchema, CAVA, (db, v) => deshacer(db, 'vinos', v), nada)

export async function previa(form: FormData): Promise<Previa> {
  return previaDe('vinos', z.instanceof(FormData).parse(form))
}
