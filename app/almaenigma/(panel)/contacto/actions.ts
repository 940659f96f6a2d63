'use server'
import { z } from 'zod'
import { adminAction, adminVerb } from '@/lib/admin/action/action.ts'
import { contactoSchema, saveContacto } from '@/lib/admin/contacto/contacto.ts'
import { setRead } from '@/lib/admin/contacto/mensajes.ts'
import { planoSchema, savePlano } from '@/lib/admin/contacto/plano-save.ts'
import { TAGS } from '@/lib/cache/tags.ts'

/** No public page shows a message. */
export const setReadAction = adminVerb(
  z.object({ id: z.uuid(), leido: z.literal('on').optional().transform(Boolean) }),
  [],
  (db, { id, leido }) => setRead(db, id, leido),
  () => null,
)

export const saveContactoAction = adminAction(
  contactoSchema,
  [TAGS.contacto],
  saveContacto,
  (_, aviso) => `/almaenigma/contacto?aviso=${aviso}`,
)

export const savePlanoAction = adminAction(
  planoSchema,
  [TAGS.contacto],
  savePlano,
  (_, aviso) => `/almaenigma/contacto/plano?aviso=${aviso}`,
)
