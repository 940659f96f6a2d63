'use server'
import { z } from 'zod'
import { adminVerb } from '@/lib/admin/accion.ts'
import { setLeido } from '@/lib/admin/mensajes.ts'

/** A letter is read, or new again; no public page shows it. */
export const marcar = adminVerb(
  z.object({ id: z.uuid(), leido: z.literal('on').optional().transform(Boolean) }),
  [],
  (db, { id, leido }) => setLeido(db, id, leido),
  () => null,
)
