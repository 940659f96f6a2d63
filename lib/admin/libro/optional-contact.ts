import 'server-only'
import { z } from 'zod'

/**
 * Who called or stood at the door may have left no address: what the row holds then stands for none, and is nothing to
 * show, to call or to write to.
 */
export const optionalCorreo = z
  .string()
  .transform((email) => (email.endsWith('@example.invalid') ? null : email))
export const optionalTelefono = z
  .string()
  .transform((telefono) => (/^\+0+$/.test(telefono) ? null : telefono))
