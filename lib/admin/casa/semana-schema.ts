import 'server-only'
import { z } from 'zod'
import { MODES, SERVICIOS, WEEKDAYS } from '@/lib/casa/week-change.ts'
import { isHHmm, isIsoDate } from '@/lib/core/dates.ts'

const hora = z
  .string()
  .trim()
  .default('')
  .refine((text) => text === '' || isHHmm(text), 'Escribe la hora así: 20:30.')
const cell = z.object({ como: z.enum(MODES).catch('igual'), de: hora, a: hora })
const day = z.object({ comida: cell, cena: cell })

export const semanaSchema = z
  .object({
    /** The first day of the stored change, '' for a new one. */
    clave: z.string().max(10).default(''),
    version: z.coerce.number().int().optional(),
    desde: z.string().trim().default('').refine(isIsoDate, 'Elige un día del calendario.'),
    celda: z.object({ 1: day, 2: day, 3: day, 4: day, 5: day, 6: day, 7: day }),
  })
  .superRefine(({ celda }, ctx) => {
    const addIssue = (message: string, ...path: (string | number)[]) =>
      ctx.addIssue({ code: 'custom', path: ['celda', ...path], message })
    let changed = 0
    for (const dia of WEEKDAYS) {
      for (const servicio of SERVICIOS) {
        const { como, de, a } = celda[dia][servicio]
        if (como !== 'igual') changed += 1
        if (como !== 'horas') continue
        if (de === '') addIssue('Escribe la primera hora.', dia, servicio, 'de')
        else if (a === '') addIssue('Escribe la última hora.', dia, servicio, 'a')
        else if (isHHmm(de) && isHHmm(a) && a < de)
          addIssue('La última mesa no puede ser antes que la primera.', dia, servicio, 'a')
      }
      const { comida, cena } = celda[dia]
      if (comida.como === 'horas' && cena.como === 'horas' && comida.a >= cena.de)
        addIssue('La cena tiene que empezar después de la última mesa de la comida.', dia, 'cena', 'de')
    }
    if (changed === 0)
      addIssue('Di qué cambia: elige «Cerrado» o «A otra hora» en algún día.', 1, 'comida', 'como')
  })
export type SemanaInput = z.output<typeof semanaSchema>
