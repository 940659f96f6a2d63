import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { TAGS } from '../cache/tags.ts'
import type { Locale } from '../i18n/locales.ts'
import { traducciones } from '../i18n/rows.ts'
import { type Texto, texto } from '../i18n/textos.ts'
import { readRows } from '../supabase/public.ts'
import { columnsOf, select } from '../supabase/select.ts'

const GROUPS = {
  reservas: [
    'cancelacion',
    'retraso',
    'sin_reserva',
    'grupos',
    'eventos',
    'sala_privada',
    'tarta',
    'festivos',
  ],
  llegar: ['aparcamiento', 'transporte', 'accesibilidad', 'playa'],
  alergias: ['alergenos', 'celiacos', 'halal'],
  mesa: ['menu_del_dia', 'menu_degustacion', 'proveedores', 'descorche', 'para_llevar', 'a_domicilio'],
  casa: ['terraza', 'calefaccion', 'vistas', 'ninos', 'perros', 'vestimenta', 'fumar', 'wifi', 'idiomas'],
  pago: ['pago', 'propina', 'tarjeta_regalo'],
} as const satisfies Record<string, readonly string[]>
type PreguntaGroupKey = keyof typeof GROUPS | 'otras'

const COLUMNS = columnsOf('preguntas_frecuentes')({
  tema: z.string(),
  pregunta: z.string(),
  respuesta: z.string(),
  traducciones,
})
const preguntaRow = z.object(COLUMNS)
type PreguntaRow = z.output<typeof preguntaRow>

type Pregunta = { id: string; tema: string; pregunta: Texto; respuesta: Texto }
export type PreguntaGroup = { clave: PreguntaGroupKey; preguntas: readonly Pregunta[] }

const isIn = (temas: readonly string[], tema: string) => temas.includes(tema)
const groupOf = (tema: string): PreguntaGroupKey => {
  for (const clave of Object.keys(GROUPS) as (keyof typeof GROUPS)[])
    if (isIn(GROUPS[clave], tema)) return clave
  return 'otras'
}

function idsOf(rows: readonly PreguntaRow[]): string[] {
  const seen = new Map<string, number>()
  return rows.map(({ tema }) => {
    const base = `pregunta-${tema.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
    const n = (seen.get(base) ?? 0) + 1
    seen.set(base, n)
    return n === 1 ? base : `${base}-${n}`
  })
}

export function toPreguntas(rows: readonly PreguntaRow[], locale: Locale): PreguntaGroup[] {
  const ids = idsOf(rows)
  const all = rows.map((row, i) => ({
    id: ids[i] ?? row.tema,
    tema: row.tema,
    pregunta: texto(row.pregunta, row.traducciones, 'pregunta', locale),
    respuesta: texto(row.respuesta, row.traducciones, 'respuesta', locale),
  }))
  return [...(Object.keys(GROUPS) as (keyof typeof GROUPS)[]), 'otras' as const].flatMap((clave) => {
    const preguntas = all.filter(({ tema }) => groupOf(tema) === clave)
    return preguntas.length > 0 ? [{ clave, preguntas }] : []
  })
}

const getRows = cache(() =>
  readRows(`preguntas_frecuentes?${select(COLUMNS)}&visible=is.true&order=orden,tema`, preguntaRow, [
    TAGS.preguntas,
  ]),
)

export const getPreguntas = async (locale: Locale): Promise<PreguntaGroup[]> =>
  toPreguntas(await getRows(), locale)
