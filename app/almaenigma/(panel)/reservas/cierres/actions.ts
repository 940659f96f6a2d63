'use server'
import { adminAction, adminVerb } from '@/lib/admin/action/action.ts'
import {
  abrirSchema,
  cerrarSchema,
  abrir as quitar,
  cerrar as sinServicio,
} from '@/lib/admin/libro/cierres.ts'
import { TAGS } from '@/lib/cache/tags.ts'

/** Closes days or a service of them, and tells whoever had booked, or leaves them. */
export const cerrar = adminAction(
  cerrarSchema,
  [TAGS.ajustes],
  sinServicio,
  (cuantas) => `/almaenigma/reservas/cierres?hecho=${cuantas}`,
)
/** Opens again. */
export const abrir = adminVerb(abrirSchema, [TAGS.ajustes], quitar, () => null)
