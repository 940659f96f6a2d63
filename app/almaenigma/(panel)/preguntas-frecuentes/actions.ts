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
import { restaurar, ultimaBaja } from '@/lib/admin/historial/read.ts'
import { ordenar, ordenSchema } from '@/lib/admin/list/list.ts'
import { flag } from '@/lib/admin/translations/schema.ts'
import { TAGS } from '@/lib/cache/tags.ts'
import { ok } from '@/lib/core/result.ts'

const id = z.uuid()
const nada = () => null
const tal = (value: string) => value
const PREGUNTAS = [TAGS.preguntas] as const

export const guardarPregunta = adminAction(preguntaSchema, PREGUNTAS, savePregunta, (pregunta, publicado) => {
  const aviso = publicado ? 'guardado' : 'guardado-lento'
  return `/almaenigma/preguntas-frecuentes/${pregunta}?aviso=${aviso}`
})

export const mostrarPregunta = adminVerb(
  z.object({ id, visible: flag }),
  PREGUNTAS,
  (db, pregunta) => setVisible(db, pregunta.id, pregunta.visible),
  nada,
)

export const ordenarPreguntas = adminVerb(
  ordenSchema,
  PREGUNTAS,
  (db, orden) => ordenar(db, 'preguntas_frecuentes', orden),
  tal,
)

const quitar = adminVerb(
  z.object({ id }),
  PREGUNTAS,
  async (db, pregunta) => {
    const gone = await deletePregunta(db, pregunta.id)
    return gone.ok ? ok(String((await ultimaBaja(db, 'preguntas_frecuentes', pregunta.id)) ?? '')) : gone
  },
  tal,
)

/** Without JavaScript there is nobody to offer the undo to: on to the list; it is in the bin. */
export async function borrarPregunta(prev: FormState, form: FormData): Promise<FormState> {
  const state = await quitar(prev, form)
  if (state.estado === 'hecho' && !form.has('responde'))
    redirect('/almaenigma/preguntas-frecuentes?aviso=borrado')
  return state
}

export const devolverPregunta = adminVerb(
  z.object({ datos: z.coerce.number().int().positive() }),
  PREGUNTAS,
  (db, { datos }) => restaurar(db, datos),
  nada,
)
