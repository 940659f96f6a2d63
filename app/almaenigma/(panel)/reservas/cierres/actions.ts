'use server'
import { adminAction, adminVerb } from '@/lib/admin/action/action.ts'
import {
  closeDiasSchema,
  reopenDias as quitar,
  reopenSchema,
  closeDias as sinServicio,
} from '@/lib/admin/libro/cierres.ts'
import { TAGS } from '@/lib/cache/tags.ts'

export const closeDiasAction = adminAction(
  closeDiasSchema,
  [TAGS.ajustes],
  sinServicio,
  (count) => `/almaenigma/reservas/cierres?hecho=${count}`,
)
export const reopenDiasAction = adminVerb(reopenSchema, [TAGS.ajustes], quitar, () => null)
