import 'server-only'
import { z } from 'zod'
import { MARKS, trimmed, withEstado } from '@/lib/admin/translations/schema.ts'

const texto = z.object({ motivo: trimmed(600).default(''), ...MARKS }).transform(withEstado)
const byIdioma = z
  .object({ en: texto.optional(), fr: texto.optional(), de: texto.optional(), it: texto.optional() })
  .default({})

/**
 * Pairings in the order shown. `otro` is the wine of a dish, or the dish of a wine. Without this field the stored
 * pairings stay.
 */
export const maridajes = z
  .record(
    z.string(),
    z.object({
      otro: z.union([z.literal(''), z.uuid()]),
      motivo: trimmed(600).default(''),
      traducciones: byIdioma,
    }),
  )
  .transform((rows, ctx) =>
    Object.entries(rows).flatMap(([key, { otro, motivo, traducciones }]) => {
      if (otro === '') return []
      if (motivo === '')
        ctx.addIssue({ code: 'custom', path: [key, 'motivo'], message: 'Escribe por qué van bien juntos.' })
      return [{ otro, motivo, traducciones }]
    }),
  )
  .refine(
    (pares) => new Set(pares.map(({ otro }) => otro)).size === pares.length,
    'Hay dos maridajes con lo mismo: quita uno.',
  )
  .optional()

export type Par = {
  otro: string
  motivo: string
  traducciones: Partial<
    Readonly<Record<string, Readonly<Record<string, string | readonly string[] | undefined>>>>
  >
}
