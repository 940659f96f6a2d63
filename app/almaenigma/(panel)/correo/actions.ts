'use server'
import { adminVerb } from '@/lib/admin/action/action.ts'
import { resend as repetir, resendSchema } from '@/lib/admin/contacto/correos.ts'

export const resendAction = adminVerb(resendSchema, [], repetir, () => null)
