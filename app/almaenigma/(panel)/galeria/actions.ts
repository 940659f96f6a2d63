'use server'
import { adminVerb } from '@/lib/admin/action/action.ts'
import {
  answerSchema,
  moveExperiencia as cambiar,
  answerExperiencia as contestar,
  moveSchema,
} from '@/lib/admin/muro/experiencias.ts'
import { TAGS } from '@/lib/cache/tags.ts'

export const moveExperienciaAction = adminVerb(moveSchema, [TAGS.muro], cambiar, () => null)

export const answerExperienciaAction = adminVerb(
  answerSchema,
  [TAGS.muro],
  contestar,
  (respuesta) => respuesta,
)
