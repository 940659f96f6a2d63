import 'server-only'
import { z } from 'zod'
import { isIsoDate } from '@/lib/core/dates.ts'

/** What a form does not ask for, it leaves as it is: none of these has a default. */

/** Sold out up to and including a day of the restaurant; empty: it is there. */
export const agotado_hasta = z
  .string()
  .trim()
  .refine((text) => text === '' || isIsoDate(text), 'Elige un día.')
  .transform((text) => (text === '' ? null : text))
  .optional()

/** The name of a drawing of the house; empty: the tile that is made of the short name. */
export const ilustracion = z
  .string()
  .trim()
  .refine((text) => text === '' || /^[a-z0-9-]{1,40}$/.test(text), 'Elige un dibujo de la lista.')
  .transform((text) => (text === '' ? null : text))
  .optional()
