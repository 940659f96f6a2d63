import { z } from 'zod'

export const traducciones = z.record(z.string(), z.record(z.string(), z.unknown()))

export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null)
