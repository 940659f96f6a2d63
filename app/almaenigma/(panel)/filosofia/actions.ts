'use server'
import { adminAction, savedIn } from '@/lib/admin/action/action.ts'
import { ideaSchema, saveIdea } from '@/lib/admin/casa/filosofia.ts'
import { verbsOf } from '@/lib/admin/list/actions.ts'
import { TAGS } from '@/lib/cache/tags.ts'

const LIST = '/almaenigma/filosofia'

export const saveIdeaAction = adminAction(ideaSchema, [TAGS.filosofia], saveIdea, savedIn(LIST))

export const { show, sort, removeItem, giveBack } = verbsOf('filosofia', [TAGS.filosofia], LIST)
