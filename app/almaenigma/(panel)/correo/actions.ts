'use server'
import { adminVerb } from '@/lib/admin/accion.ts'
import { reenvioSchema, reenviar as repetir } from '@/lib/admin/correos.ts'

/** A dead letter is sent once more. */
export const reenviar = adminVerb(reenvioSchema, [], repetir, () => null)
