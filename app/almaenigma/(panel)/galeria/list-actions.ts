'use server'
import { adminAction, savedIn } from '@/lib/admin/action/action.ts'
import { verbsOf } from '@/lib/admin/list/actions.ts'
import { laminaSchema, saveLamina } from '@/lib/admin/muro/galeria-save.ts'
import { TAGS } from '@/lib/cache/tags.ts'

const LIST = '/almaenigma/galeria'

export const saveLaminaAction = adminAction(laminaSchema, [TAGS.galeria], saveLamina, savedIn(LIST))

export const { show, sort, removeItem, giveBack } = verbsOf('galeria', [TAGS.galeria], LIST)
