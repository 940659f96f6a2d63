'use server'
import { adminAction, savedIn } from '@/lib/admin/action/action.ts'
import { preguntaSchema, savePregunta } from '@/lib/admin/casa/preguntas-frecuentes.ts'
import { verbsOf } from '@/lib/admin/list/actions.ts'
import { TAGS } from '@/lib/cache/tags.ts'

const LIST = '/almaenigma/preguntas-frecuentes'

export const savePreguntaAction = adminAction(preguntaSchema, [TAGS.preguntas], savePregunta, savedIn(LIST))

export const { show, sort, removeItem, giveBack } = verbsOf('preguntas_frecuentes', [TAGS.preguntas], LIST)
