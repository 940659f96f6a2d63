import { z } from 'zod'

/** The `traducciones` column of every content table. */
export const traducciones = z.record(z.string(), z.record(z.string(), z.unknown()))

/** A column whose empty text means "none". */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null)
