import 'server-only'
import { z } from 'zod'
import { integer } from '@/lib/admin/kit/numbers.ts'
import { isIsoDate } from '@/lib/core/dates.ts'

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const

/** Sold out up to and including this day; empty: available. */
export const agotado_hasta = z
  .string()
  .trim()
  .refine((text) => text === '' || isIsoDate(text), 'Elige un día.')
  .transform((text) => (text === '' ? null : text))
  .optional()

const day = z
  .string()
  .trim()
  .default('')
  .refine((text) => text === '' || isIsoDate(text), 'Elige un día.')
  .transform((text) => (text === '' ? null : text))

/** Ticked weekdays, or their digits as the row has them; none and all seven: every day. */
const weekdays = z
  .union([z.string().regex(/^[1-7]*$/), z.partialRecord(z.enum(WEEKDAYS), z.literal('on'))])
  .default('')
  .transform((said) => {
    const digits = WEEKDAYS.filter((n) => (typeof said === 'string' ? said.includes(n) : said[n] === 'on'))
    return digits.length === 0 || digits.length === WEEKDAYS.length ? null : digits.join('')
  })

/** When a dish is served; null: always. */
export const served = {
  servicio: z
    .enum(['', 'comida', 'cena'])
    .default('')
    .transform((text) => text || null),
  dias_semana: weekdays,
  temporada_desde: integer(1, 12),
  temporada_hasta: integer(1, 12),
  disponible_desde: day,
  disponible_hasta: day,
}

type Served = { [K in keyof typeof served]: z.output<(typeof served)[K]> }
/** A season has both its months, and dates have an order. */
export function checkServed(dish: Served, ctx: z.RefinementCtx): void {
  if ((dish.temporada_desde === null) !== (dish.temporada_hasta === null))
    ctx.addIssue({
      code: 'custom',
      path: [dish.temporada_desde === null ? 'temporada_desde' : 'temporada_hasta'],
      message: 'Elige los dos meses, o ninguno.',
    })
  if (dish.disponible_desde && dish.disponible_hasta && dish.disponible_desde > dish.disponible_hasta)
    ctx.addIssue({
      code: 'custom',
      path: ['disponible_hasta'],
      message: 'El último día no puede ser anterior al primero.',
    })
}

export const ilustracion = z
  .string()
  .trim()
  .refine((text) => text === '' || /^[a-z0-9-]{1,40}$/.test(text), 'Elige un dibujo de la lista.')
  .transform((text) => (text === '' ? null : text))
  .optional()
