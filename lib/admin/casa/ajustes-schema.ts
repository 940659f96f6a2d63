import 'server-only'
import { z } from 'zod'
import { texto } from '@/lib/admin/translations/columns.ts'
import { byIdioma, flag, MARKS, withEstado } from '@/lib/admin/translations/schema.ts'
import { isHHmm } from '@/lib/core/dates.ts'

export const NOMBRES = { nombre: 80, poblacion: 80, codigo_postal: 12, asistente: 40 } as const
export const TEXTOS_AJUSTES = {
  lema: 120,
  descripcion: 600,
  horario_nota: 300,
  servicio_comida: 40,
  servicio_cena: 40,
  aviso_alergias: 600,
  aviso_pescado: 600,
  aviso_sobras: 600,
  aviso_precios: 600,
  aviso_opiniones: 600,
  aviso_asistente: 600,
  descripcion_asistente: 600,
  estilo_espumoso: 80,
  estilo_blanco: 80,
  estilo_naranja: 80,
  estilo_rosado: 80,
  estilo_tinto: 80,
  estilo_generoso: 80,
  estilo_dulce: 80,
} as const
export type TextoAjuste = keyof typeof TEXTOS_AJUSTES
export const TEXTO_CLAVES = Object.keys(TEXTOS_AJUSTES) as TextoAjuste[]
export const NOMBRE_CLAVES = Object.keys(NOMBRES) as (keyof typeof NOMBRES)[]

const version = z.coerce.number().int()
const textoFields = Object.fromEntries(
  Object.entries(TEXTOS_AJUSTES).map(([clave, max]) => [clave, texto(max)]),
) as Record<TextoAjuste, ReturnType<typeof texto>>

export const textosAjustesSchema = z.object({
  version,
  nombre: texto(NOMBRES.nombre).refine((text) => text !== '', 'Escribe el nombre del restaurante.'),
  poblacion: texto(NOMBRES.poblacion),
  codigo_postal: texto(NOMBRES.codigo_postal),
  asistente: texto(NOMBRES.asistente).refine((text) => text !== '', 'Escribe el nombre del asistente.'),
  ...textoFields,
  traducciones: byIdioma(z.object({ ...textoFields, ...MARKS }).transform(withEstado)),
})

const numberField = (min: number, max: number) =>
  z
    .string()
    .trim()
    .default('')
    .refine(
      (text) => /^\d{1,5}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `Escribe un número entero entre ${min} y ${max}.`,
    )
    .transform(Number)
const optionalNumberField = (min: number, max: number) =>
  z
    .string()
    .trim()
    .default('')
    .refine(
      (text) => text === '' || (/^\d{1,5}$/.test(text) && Number(text) >= min && Number(text) <= max),
      `Escribe un número entre ${min} y ${max}, o nada si no hay límite.`,
    )
    .transform((text) => (text === '' ? null : Number(text)))
const hora = z
  .string()
  .trim()
  .default('')
  .refine((text) => text === '' || isHHmm(text), 'Escribe la hora así: 16:00.')

const duraciones = z
  .record(z.string(), z.object({ hasta: z.string().trim(), minutos: z.string().trim() }))
  .default({})
  .transform((rows) => Object.values(rows).filter(({ hasta, minutos }) => hasta !== '' || minutos !== ''))
  .refine(
    (rows) =>
      rows.every(
        ({ hasta, minutos }) =>
          /^\d{1,2}$/.test(hasta) &&
          Number(hasta) >= 1 &&
          Number(hasta) <= 20 &&
          /^\d{2,3}$/.test(minutos) &&
          Number(minutos) >= 15 &&
          Number(minutos) <= 480,
      ),
    'Cada línea necesita un número de personas entre 1 y 20 y entre 15 y 480 minutos.',
  )
  .refine((rows) => rows.length > 0 && rows.length <= 20, 'Escribe al menos una línea y como mucho 20.')
  .refine(
    (rows) => new Set(rows.map(({ hasta }) => Number(hasta))).size === rows.length,
    'Hay dos líneas para el mismo número de personas.',
  )
  .transform((rows) =>
    rows
      .map(({ hasta, minutos }) => ({ hasta: Number(hasta), minutos: Number(minutos) }))
      .sort((a, b) => a.hasta - b.hasta),
  )

const MAX_MINUTES = 99_999
export const rulesSchema = z
  .object({
    version,
    dias_cerrados: z
      .record(z.string().regex(/^[1-7]$/), z.literal('on'))
      .default({})
      .transform((dias) => Object.keys(dias).map(Number).sort())
      .refine((dias) => dias.length < 7, 'Deja al menos un día abierto.'),
    cierre_comida: hora,
    cierre_cena: hora,
    personas_min: numberField(1, 20),
    personas_max: numberField(1, 20),
    aviso_minutos: numberField(0, MAX_MINUTES),
    horizonte_dias: numberField(1, MAX_MINUTES),
    limite_contacto_dia: numberField(0, MAX_MINUTES),
    gestion_minutos: numberField(0, MAX_MINUTES),
    oferta_minutos: numberField(1, MAX_MINUTES),
    espera_automatica: flag,
    avisos_correo: z
      .string()
      .trim()
      .default('')
      .refine(
        (text) => text === '' || (text.length <= 254 && /^[^@\s]+@[^@\s]+\.[A-Za-z]{2,}$/.test(text)),
        'Escribe el correo completo, o nada para no recibir avisos.',
      ),
    ritmo_personas: optionalNumberField(1, 9999),
    ritmo_reservas: optionalNumberField(1, 9999),
    duraciones,
  })
  .superRefine(({ personas_min, personas_max }, ctx) => {
    if (personas_min <= personas_max) return
    ctx.addIssue({
      code: 'custom',
      path: ['personas_min'],
      message: 'El mínimo de personas no puede ser mayor que el máximo.',
    })
  })
export const RULE_CLAVES = [
  'dias_cerrados',
  'horario',
  'personas_min',
  'personas_max',
  'aviso_minutos',
  'horizonte_dias',
  'limite_contacto_dia',
  'gestion_minutos',
  'oferta_minutos',
  'espera_automatica',
  'avisos_correo',
  'ritmo',
  'duraciones',
] as const
