'use server'
import { adminVerb } from '@/lib/admin/action/action.ts'
import { reenvioSchema, reenviar as repetir } from '@/lib/admin/contacto/correos.ts'

/** A dead letter is sent once more. */
export const reenviar = adminVerb(reenvioSchema, [], repetir, () => null)
