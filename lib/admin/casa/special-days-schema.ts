import 'server-only'
import { z } from 'zod'
import { TRANSLATED, texto } from '@/lib/admin/translations/columns.ts'
import { isHHmm, isIsoDate } from '@/lib/core/dates.ts'
import { TIPOS_DIA } from '@/lib/reservas/special-days.ts'

export const MAX_MOTIVO = 300
const COMO = ['siempre', 'cerrado', 'horas'] as const

const dia = z.string().trim().default('').refine(isIsoDate, 'Elige un día del calendario.')
const horas = z
  .string()
  .default('')
  .transform((text) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))].sort())
  .refine((list) => list.every(isHHmm), 'Escribe las horas así: 13:10 13:40.')
const plazas = z
  .string()
  .trim()
  .default('')
  .refine(
    (text) => text === '' || (/^\d{1,4}$/.test(text) && Number(text) <= 1000),
    'Escribe las plazas, entre 0 y 1000, o nada si son las de siempre.',
  )
  .transform((text) => (text === '' ? null : Number(text)))
const servicio = z.object({ como: z.enum(COMO).catch('siempre'), horas })

export const diaSchema = z
  .object({
    clave: z.string().max(40).default(''),
    version: z.coerce.number().int().optional(),
    tipo: z.enum(TIPOS_DIA, 'Elige qué pasa ese día.'),
    desde: dia,
    hasta: z.string().trim().default(''),
    motivo: texto(MAX_MOTIVO),
    traducciones: z.object(
      Object.fromEntries(TRANSLATED.map((i) => [i, z.object({ motivo: texto(MAX_MOTIVO) })])) as Record<
        (typeof TRANSLATED)[number],
        z.ZodObject<{ motivo: ReturnType<typeof texto> }>
      >,
    ),
    comida: servicio,
    cena: servicio,
    aforo: z.object({ interior: plazas, exterior: plazas }),
  })
  .superRefine((d, ctx) => {
    const addIssue = (message: string, ...path: string[]) => ctx.addIssue({ code: 'custom', path, message })
    if (d.hasta !== '' && !isIsoDate(d.hasta))
      addIssue('Elige un día del calendario, o nada si es uno solo.', 'hasta')
    else if (d.hasta !== '' && d.hasta < d.desde)
      addIssue('El último día no puede ser anterior al primero.', 'hasta')
    for (const s of ['comida', 'cena'] as const)
      if (d.tipo === 'horario_especial' && d[s].como === 'horas' && d[s].horas.length === 0)
        addIssue('Escribe al menos una hora, o elige «Como siempre» o «Cerrado».', s, 'horas')
    if (d.tipo === 'horario_especial' && d.comida.como === 'siempre' && d.cena.como === 'siempre')
      addIssue(
        'Di qué cambia: elige «Cerrado» o «A estas horas» en la comida o en la cena.',
        'comida',
        'como',
      )
    if (d.tipo === 'aforo_reducido' && d.aforo.interior === null && d.aforo.exterior === null)
      addIssue('Escribe cuántas plazas quedan en una de las zonas.', 'aforo', 'interior')
  })
export type DiaInput = z.output<typeof diaSchema>
