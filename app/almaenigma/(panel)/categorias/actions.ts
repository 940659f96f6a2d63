'use server'
import { adminAction, savedIn } from '@/lib/admin/action/action.ts'
import { categoriaSchema, saveCategoria } from '@/lib/admin/carta/categorias.ts'
import { verbsOf } from '@/lib/admin/list/actions.ts'
import { TAGS } from '@/lib/cache/tags.ts'

const LIST = '/almaenigma/categorias'

export const saveCategoriaAction = adminAction(categoriaSchema, [TAGS.carta], saveCategoria, savedIn(LIST))

export const { show, sort, removeItem, giveBack } = verbsOf('categorias', [TAGS.carta], LIST)
