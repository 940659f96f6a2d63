'use server'
import { adminAction, savedIn } from '@/lib/admin/action/action.ts'
import { saveBebida } from '@/lib/admin/carta/bebida-save.ts'
import { bebidaSchema } from '@/lib/admin/carta/bebida-schema.ts'
import { agotadoVerbOf, catalogueVerbsOf } from '@/lib/admin/list/actions.ts'
import { TAGS } from '@/lib/cache/tags.ts'

export const saveBebidaAction = adminAction(
  bebidaSchema,
  [TAGS.carta],
  saveBebida,
  savedIn('/almaenigma/bebidas'),
)

export const { show, sort, duplicate, removeItem, giveBack, batch, undoBatch, preview } = catalogueVerbsOf(
  'bebidas',
  [TAGS.carta],
)
export const setAgotado = agotadoVerbOf('bebidas', [TAGS.carta])
