'use server'
import { adminAction } from '@/lib/admin/action/action.ts'
import { contenidoReservasSchema, saveContenidoReservas } from '@/lib/admin/casa/contenido-reservas.ts'
import { TAGS } from '@/lib/cache/tags.ts'

export const saveReservasAction = adminAction(
  contenidoReservasSchema,
  [TAGS.reservas],
  saveContenidoReservas,
  (_, aviso) => `/almaenigma/reservas/contenido?aviso=${aviso}`,
)
