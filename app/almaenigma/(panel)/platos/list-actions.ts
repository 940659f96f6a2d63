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
  agotadoSchema,
  agotarFila,
  bajaSchema,
  borrarFila,
  devolverFila,
  filaSchema,
  mostrarFila,
  visibleSchema,
} from '@/lib/admin/list/verbs.ts'
import { TAGS } from '@/lib/cache/tags.ts'

/** What the list of dishes does to its rows. */
const CARTA = [TAGS.carta] as const
const nada = () => null
const tal = (value: string) => value

export const mostrar = adminVerb(visibleSchema, CARTA, (db, v) => mostrarFila(db, 'platos', v), nada)
export const ordenar = adminVerb(ordenSchema, CARTA, (db, v) => ordenarFila(db, 'platos', v), tal)
export const agotar = adminVerb(agotadoSchema, CARTA, (db, v) => agotarFila(db, 'platos', v), nada)
// A copy is hidden: no public page changes.
export const duplicar = adminVerb(filaSchema, [], (db, { id }) => duplicarFila(db, 'platos', id), tal)
const quitar = adminVerb(filaSchema, CARTA, (db, v) => borrarFila(db, 'platos', v), tal)
/** Without JavaScript there is nobody to give the way back to: on to the list; it is in the bin. */
export async function borrar(prev: FormState, form: FormData): Promise<FormState> {
  const state = await quitar(prev, form)
  if (state.estado === 'hecho' && !form.has('responde')) redirect('/almaenigma/platos?aviso=borrado')
  return state
}
export const devolver = adminVerb(bajaSchema, CARTA, devolverFila, nada)
export const lote = adminVerb(loteSchema, CARTA, (db, v) => hacerLote(db, 'platos', v), tal)
export const deshacerLote = adminVerb(vueltaSchema, CARTA, (db, v) => deshacer(db, 'platos', v), nada)

export async function previa(form: FormData): Promise<Previa> {
  return previaDe('platos', z.instanceof(FormData).parse(form))
}
