'use server'
import { adminAction, adminVerb } from '@/lib/admin/action/action.ts'
import {
  closeDiasSchema,
  reopenDias as quitar,
  reopenSchema,
  closeDias as sinServicio,
} from '@/lib/admin/libro/cierres.ts'
import { TAGS } from '@/lib/cache/tags.ts'

/** Closes days or a service of them, and tells whoever had booked, or leaves them. */
export const closeDiasAction = adminAction(
  closeDiasSchema,
  [TAGS.ajustes],
  sinServicio,
  (count) => `/almaenigma/reservas/cierres?hecho=${count}`,
)
/** Opens again. */
export const reopenDiasAction = adminVerb(reopenSchema, [TAGS.ajustes], quitar, () => null)
