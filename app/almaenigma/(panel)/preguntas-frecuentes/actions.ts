'use server'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { adminAction, adminVerb } from '@/lib/admin/action/action.ts'
import type { FormState } from '@/lib/admin/action/form.ts'
import {
  deletePregunta,
  preguntaSchema,
  savePregunta,
  setVisible,
} from '@/lib/admin/casa/preguntas-frecuentes.ts'
import { restore, ultimaBaja } from '@/lib/admin/historial/read.ts'
import { orderSchema, reorder } from '@/lib/admin/list/list.ts'
import { flag } from '@/lib/admin/translations/schema.ts'
import { TAGS } from '@/lib/cache/tags.ts'
import { ok } from '@/lib/core/result.ts'

const id = z.uuid()
const none = () => null
const identity = (value: string) => value
const PREGUNTAS = [TAGS.preguntas] as const

export const savePreguntaAction = adminAction(
  preguntaSchema,
  PREGUNTAS,
  savePregunta,
  (pregunta, published) => {
    const aviso = published ? 'guardado' : 'guardado-lento'
    return `/almaenigma/preguntas-frecuentes/${pregunta}?aviso=${aviso}`
  },
)

export const showPregunta = adminVerb(
  z.object({ id, visible: flag }),
  PREGUNTAS,
  (db, pregunta) => setVisible(db, pregunta.id, pregunta.visible),
  none,
)

export const sortPreguntas = adminVerb(
  orderSchema,
  PREGUNTAS,
  (db, order) => reorder(db, 'preguntas_frecuentes', order),
  identity,
)

const removeVerb = adminVerb(
  z.object({ id }),
  PREGUNTAS,
  async (db, pregunta) => {
    const gone = await deletePregunta(db, pregunta.id)
    return gone.ok ? ok(String((await ultimaBaja(db, 'preguntas_frecuentes', pregunta.id)) ?? '')) : gone
  },
  identity,
)

/** Without JavaScript there is nobody to offer the undo to: on to the list; it is in the bin. */
export async function removePregunta(prev: FormState, form: FormData): Promise<FormState> {
  const state = await removeVerb(prev, form)
  if (state.estado === 'hecho' && !form.has('responde'))
    redirect('/almaenigma/preguntas-frecuentes?aviso=borrado')
  return state
}

export const giveBackPregunta = adminVerb(
  z.object({ datos: z.coerce.number().int().positive() }),
  PREGUNTAS,
  (db, { datos }) => restore(db, datos),
  none,
)
