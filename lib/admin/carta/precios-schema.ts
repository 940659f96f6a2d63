import 'server-only'
import { z } from 'zod'

export const FORMATS = ['unico', 'media', 'racion', 'unidad', 'persona', '100g', 'kg', 'menu'] as const
type Format = (typeof FORMATS)[number]
export type Precio = { formato: Format; cents: number; minimo: number; orden: number }

/** "24", "24,5", "24,00" or "24.00" euros to cents; empty: no price. */
export const euros = z
  .string()
  .trim()
  .transform((text) => text.replace(/\s*€$/, ''))
  .refine(
    (text) => text === '' || /^\d{1,4}([.,]\d{1,2})?$/.test(text),
    'Escribe el precio en euros, por ejemplo 24,00.',
  )
  .transform((text) => (text === '' ? null : Math.round(Number(text.replace(',', '.')) * 100)))
  .refine((cents) => cents === null || cents > 0, 'El precio tiene que ser mayor que cero.')

/** Empty means 1; without the field the stored value stays. */
const minimum = z
  .string()
  .trim()
  .refine((text) => text === '' || /^([1-9]|1\d|20)$/.test(text), 'Escribe un número entre 1 y 20.')
  .transform((text) => (text === '' ? 1 : Number(text)))
  .optional()

export const precios = z
  .record(
    z.string(),
    z.object({ formato: z.enum(FORMATS, 'Elige para qué es el precio.'), importe: euros, minimo: minimum }),
  )
  .transform((rows) =>
    Object.values(rows).flatMap(({ formato, importe, minimo: min }) =>
      importe === null ? [] : [{ formato, cents: importe, ...(min ? { minimo: min } : {}) }],
    ),
  )
  .refine((rows) => rows.length > 0, 'Escribe al menos un precio, por ejemplo 24,00.')
  .refine(
    (rows) => new Set(rows.map(({ formato }) => formato)).size === rows.length,
    'Hay dos precios para lo mismo: deja uno o cambia para qué es.',
  )
