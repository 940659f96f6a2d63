'use server'
import { z } from 'zod'
import { adminAction, adminVerb, savedIn } from '@/lib/admin/action/action.ts'
import { deleteDia, saveDia } from '@/lib/admin/casa/special-days.ts'
import { diaSchema } from '@/lib/admin/casa/special-days-schema.ts'
import { restoreFrom } from '@/lib/admin/historial/read.ts'
import { removeThenList } from '@/lib/admin/list/actions.ts'
import { bajaSchema } from '@/lib/admin/list/verbs.ts'
import { TAGS } from '@/lib/cache/tags.ts'
import { DIAS } from './labels.ts'

const AJUSTES = [TAGS.ajustes] as const

export const saveDiaAction = adminAction(diaSchema, AJUSTES, saveDia, savedIn(DIAS))

export const removeDiaAction = removeThenList(
  adminVerb(
    z.object({ id: z.string().max(40) }),
    AJUSTES,
    (db, { id }) => deleteDia(db, id),
    (historial) => historial,
  ),
  `${DIAS}?aviso=guardado`,
)

export const giveBackDiaAction = adminVerb(
  bajaSchema,
  AJUSTES,
  (db, { datos }) => restoreFrom(db, { tabla: 'ajustes', historial: datos }),
  () => null,
)
