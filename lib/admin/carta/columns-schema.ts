import 'server-only'
import { z } from 'zod'
import { isIsoDate } from '@/lib/core/dates.ts'

/** Sold out up to and including this day; empty: available. */
export const agotado_hasta = z
  .string()
  .trim()
  .refine((text) => text === '' || isIsoDate(text), 'Elige un día.')
  .transform((text) => (text === '' ? null : text))
  .optional()

export const ilustracion = z
  .string()
  .trim()
  .refine((text) => text === '' || /^[a-z0-9-]{1,40}$/.test(text), 'Elige un dibujo de la lista.')
  .transform((text) => (text === '' ? null : text))
  .optional()
