'use server'
import { z } from 'zod'
import { adminAction, adminVerb } from '@/lib/admin/action/action.ts'
import { cancelProgramado, saveProgramado } from '@/lib/admin/carta/programado-save.ts'
import { programadoSchema } from '@/lib/admin/carta/programado-schema.ts'
import { removeThenList } from '@/lib/admin/list/actions.ts'
import { rowSchema } from '@/lib/admin/list/row-verbs.ts'
import { PROGRAMADOS } from './labels.ts'

// No page shows it before its moment.
const NOTHING = [] as const

export const saveProgramadoAction = adminAction(
  programadoSchema,
  NOTHING,
  saveProgramado,
  (id) => `${PROGRAMADOS}/${id}?aviso=previsto`,
)

export const cancelProgramadoAction = removeThenList(
  adminVerb(
    rowSchema,
    NOTHING,
    (db, { id }) => cancelProgramado(db, id, true),
    (id) => id,
  ),
  `${PROGRAMADOS}?aviso=cancelado`,
)

export const giveBackProgramadoAction = adminVerb(
  z.object({ datos: z.uuid() }),
  NOTHING,
  (db, { datos }) => cancelProgramado(db, datos, false),
  () => null,
)
