'use server'
import { adminVerb } from '@/lib/admin/accion.ts'
import {
  mover as cambiar,
  responder as contestar,
  moverSchema,
  responderSchema,
} from '@/lib/admin/experiencias.ts'
import { TAGS } from '@/lib/contenido/etiquetas.ts'

/** Publish, refuse, withdraw, put back: a compare-and-swap on the state. */
export const mover = adminVerb(moverSchema, [TAGS.muro], cambiar, () => null)

/** The house's answer below a post. */
export const responder = adminVerb(responderSchema, [TAGS.muro], contestar, (respuesta) => respuesta)
