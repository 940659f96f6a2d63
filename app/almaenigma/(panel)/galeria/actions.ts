'use server'
import { adminVerb } from '@/lib/admin/action/action.ts'
import {
  answerSchema,
  moveExperiencia as cambiar,
  answerExperiencia as contestar,
  moveSchema,
} from '@/lib/admin/muro/experiencias.ts'
import { TAGS } from '@/lib/cache/tags.ts'

/** Publish, refuse, withdraw, put back: a compare-and-swap on the state. */
export const moveExperienciaAction = adminVerb(moveSchema, [TAGS.muro], cambiar, () => null)

/** The house's answer below a post. */
export const answerExperienciaAction = adminVerb(
  answerSchema,
  [TAGS.muro],
  contestar,
  (respuesta) => respuesta,
)
