import 'server-only'
import { z } from 'zod'

/** Bookings by phone or at the door may have no address: the row then holds a placeholder, which becomes null here. */
export const optionalCorreo = z
  .string()
  .transform((email) => (email.endsWith('@example.invalid') ? null : email))
export const optionalTelefono = z
  .string()
  .transform((telefono) => (/^\+0+$/.test(telefono) ? null : telefono))
