'use server'
import { adminAction, savedIn } from '@/lib/admin/action/action.ts'
import { saveVino } from '@/lib/admin/cava/vino-save.ts'
import { vinoSchema } from '@/lib/admin/cava/vino-schema.ts'
import { catalogueVerbsOf } from '@/lib/admin/list/actions.ts'
import { TAGS } from '@/lib/cache/tags.ts'

export const saveVinoAction = adminAction(vinoSchema, [TAGS.cava], saveVino, savedIn('/almaenigma/vinos'))

export const { show, sort, duplicate, removeItem, giveBack, batch, undoBatch, preview } = catalogueVerbsOf(
  'vinos',
  [TAGS.cava],
)
