'use server'
import { adminAction } from '@/lib/admin/accion.ts'
import { contenidoReservasSchema, saveContenidoReservas } from '@/lib/admin/contenido-reservas.ts'
import { TAGS } from '@/lib/contenido/etiquetas.ts'

export const guardarReservas = adminAction(
  contenidoReservasSchema,
  [TAGS.reservas],
  saveContenidoReservas,
  (_, publicado) =>
    publicado
      ? '/almaenigma/reservas/contenido?aviso=guardado'
      : '/almaenigma/reservas/contenido?aviso=guardado-lento',
)
