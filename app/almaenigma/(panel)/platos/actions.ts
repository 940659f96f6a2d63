'use server'
import { adminAction, savedIn } from '@/lib/admin/action/action.ts'
import { savePlato } from '@/lib/admin/carta/plato-save.ts'
import { platoSchema } from '@/lib/admin/carta/plato-schema.ts'
import { agotadoVerbOf, catalogueVerbsOf } from '@/lib/admin/list/actions.ts'
import { TAGS } from '@/lib/cache/tags.ts'

export const savePlatoAction = adminAction(
  platoSchema,
  [TAGS.carta],
  savePlato,
  savedIn('/almaenigma/platos'),
)

export const { show, sort, duplicate, removeItem, giveBack, batch, undoBatch, preview } = catalogueVerbsOf(
  'platos',
  [TAGS.carta],
)
export const setAgotado = agotadoVerbOf('platos', [TAGS.carta])
