'use server'
import { adminVerb } from '@/lib/admin/action/action.ts'
import {
  mover as cambiar,
  responder as contestar,
  moverSchema,
  responderSchema,
} from '@/lib/admin/muro/experiencias.ts'
import { TAGS } from '@/lib/cache/tags.ts'

/** Publish, refuse, withdraw, put back: a compare-and-swap on the state. */
export const mover = adminVerb(moverSchema, [TAGS.muro], cambiar, () => null)

/** The house's answer below a post. */
export const responder = adminVerb(responderSchema, [TAGS.muro], contestar, (respuesta) => respuesta)
