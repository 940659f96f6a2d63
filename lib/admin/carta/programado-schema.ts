import 'server-only'
import { z } from 'zod'
import { euros } from '@/lib/admin/carta/precios-schema.ts'
import type { Change } from '@/lib/carta/scheduled.ts'
import { isHHmm, isIsoDate } from '@/lib/core/dates.ts'

export const THING_TABLES = ['platos', 'bebidas', 'vinos', 'preguntas_frecuentes', 'filosofia'] as const
const MAX_FORMATS = 12

const texto = (max: number) => z.string().trim().max(max, `Como mucho ${max} caracteres.`).default('')

export const programadoSchema = z
  .object({
    tabla: z.enum(THING_TABLES),
    fila: z.uuid(),
    dia: z.string().trim().default('').refine(isIsoDate, 'Elige un día del calendario.'),
    hora: z.string().trim().default('').refine(isHHmm, 'Escribe la hora así: 09:00.'),
    ver: z.enum(['', 'si', 'no']).catch(''),
    precios: z
      .record(z.string().max(20), euros)
      .default({})
      .refine((precios) => Object.keys(precios).length <= MAX_FORMATS),
    nombre: texto(200).refine((text) => text === '' || text.length >= 2, 'Escribe el nombre completo.'),
    descripcion: texto(4000),
  })
  .transform(({ ver, precios, nombre, descripcion, ...rest }) => {
    const changed = Object.entries(precios).flatMap(([formato, cents]): [string, number][] =>
      cents === null ? [] : [[formato, cents]],
    )
    const cambio: Change = {
      ...(changed.length > 0 ? { precios: Object.fromEntries(changed) } : {}),
      ...(ver ? { visible: ver === 'si' } : {}),
      ...(nombre ? { nombre } : {}),
      ...(descripcion ? { descripcion } : {}),
    }
    return { ...rest, cambio }
  })
  .refine(({ cambio }) => Object.keys(cambio).length > 0, {
    path: ['ver'],
    message: 'Di qué cambia: un precio, si se ve o un texto.',
  })
export type ProgramadoInput = z.output<typeof programadoSchema>
