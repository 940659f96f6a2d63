'use server'
import { adminVerb } from '@/lib/admin/action/action.ts'
import { reenviar as repetir, resendSchema } from '@/lib/admin/contacto/correos.ts'

/** A dead letter is sent once more. */
export const resend = adminVerb(resendSchema, [], repetir, () => null)
