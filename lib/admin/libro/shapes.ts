import { z } from 'zod'
import { isHHmm, isIsoDate } from '@/lib/core/dates.ts'
import { LOCALES } from '@/lib/i18n/locales.ts'
import { ESTADOS } from '@/lib/reservas/estados.ts'

const fecha = z.string().refine(isIsoDate)
const hora = z.string().refine(isHHmm)
const mesa = z.enum(['interior', 'exterior'])
export const CHANNELS = ['web', 'chat', 'telefono', 'paso'] as const

const trackRecord = {
  reservas: z.int(),
  visitas: z.int(),
  faltas: z.int(),
  canceladas: z.int(),
  ultima: fecha.nullable(),
}
const cliente = z.object({
  id: z.uuid(),
  notas: z.string().nullable(),
  alergias: z.string().nullable(),
  vetado: z.boolean(),
  ...trackRecord,
})

const libroEntry = z.object({
  id: z.uuid(),
  codigo: z.string(),
  version: z.int(),
  estado: z.enum(ESTADOS),
  nombre: z.string(),
  email: z.string().nullable(),
  telefono: z.string().nullable(),
  idioma: z.enum(LOCALES),
  fecha,
  hora,
  hasta: hora,
  personas: z.int(),
  mesa,
  ocasion: z.string().nullable(),
  dieta: z.string().nullable(),
  notas: z.string().nullable(),
  primera_visita: z.boolean(),
  motivo: z.string().nullable(),
  canal: z.enum(CHANNELS),
  sobre_aforo: z.boolean(),
  sobre_aforo_motivo: z.string().nullable(),
  grupo_motivo: z.string().nullable(),
  demo: z.boolean(),
  /** The table, where the area counts by tables; `mesa` is the area. */
  mesa_id: z.uuid().nullable(),
  creado_en: z.string(),
  cliente: cliente.nullable(),
  pasos: z.array(z.enum(ESTADOS)),
  deshacer: z.object({ tipo: z.string(), de: z.enum(ESTADOS).nullable(), hasta: z.string() }).nullable(),
})
export type LibroEntry = z.output<typeof libroEntry>

const moment = z.object({
  hora,
  interior: z.int(),
  exterior: z.int(),
  entran_personas: z.int(),
  entran_reservas: z.int(),
  lleno: z.boolean(),
})
export type Moment = z.output<typeof moment>

const waitingEntry = z.object({
  id: z.uuid(),
  nombre: z.string(),
  telefono: z.string(),
  hora,
  personas: z.int(),
  mesa,
  estado: z.enum(['esperando', 'ofrecida']),
  propuesta: z.boolean(),
  expira_en: z.string().nullable(),
  hasta: hora,
  mesa_id: z.uuid().nullable(),
})

const floorMesa = z.object({
  id: z.uuid(),
  zona: mesa,
  nombre: z.string(),
  plazas: z.int(),
  minimo: z.int(),
  x: z.int().nullable(),
  y: z.int().nullable(),
  unidas: z.array(z.uuid()),
})
export type FloorMesa = z.output<typeof floorMesa>

export const dia = z.object({
  fecha,
  pulso: z.string(),
  cerrado: z.boolean(),
  aforo: z.object({ interior: z.int().nullable(), exterior: z.int().nullable() }),
  ritmo: z.object({ personas: z.int().nullish(), reservas: z.int().nullish() }),
  cena_desde: hora,
  comida: z.array(moment),
  cena: z.array(moment),
  reservas: z.array(libroEntry),
  espera: z.array(waitingEntry),
  /** Of the areas that count by tables. */
  mesas: z.array(floorMesa),
})
export type Dia = z.output<typeof dia>

export const pulse = z.object({
  pulso: z.string(),
  pendientes: z.int(),
  ultima: z.string().nullable(),
})
export type Pulse = z.output<typeof pulse>

export const diaSummary = z.object({
  fecha,
  cerrado: z.boolean(),
  comida: z.int(),
  cena: z.int(),
  reservas: z.int(),
  pendientes: z.int(),
})
export type DiaSummary = z.output<typeof diaSummary>

export const foundReserva = z.object({
  id: z.uuid(),
  codigo: z.string(),
  nombre: z.string(),
  telefono: z.string().nullable(),
  fecha,
  hora,
  personas: z.int(),
  estado: z.enum(ESTADOS),
})
export type FoundReserva = z.output<typeof foundReserva>

export const explanation = z.object({
  fecha,
  hora,
  personas: z.int(),
  mesa,
  duracion: z.int(),
  regla: z.string().nullable(),
  motivo: z.enum(['lleno', 'ritmo']).nullable(),
  /** Tables and joins that are free for them; null where the area does not count by tables. */
  mesas: z.int().nullable(),
  aforo: z.int().nullable(),
  ocupadas: z.int(),
  quedan: z.int().nullable(),
  ritmo: z.object({ personas: z.int().nullish(), reservas: z.int().nullish() }),
  entran_personas: z.int(),
  entran_reservas: z.int(),
  ocupan: z.array(
    z.object({
      id: z.uuid(),
      nombre: z.string(),
      personas: z.int(),
      desde: hora,
      hasta: hora,
      oferta: z.boolean(),
    }),
  ),
})
export type Explanation = z.output<typeof explanation>

export const historyLine = z.object({
  id: z.int(),
  tipo: z.enum(['alta', 'cambio', 'estado']),
  de: z.enum(ESTADOS).nullable(),
  a: z.enum(ESTADOS).nullable(),
  actor: z.enum(['cliente', 'personal', 'sistema']),
  quien: z.string().nullable(),
  datos: z.object({
    antes: z.object({ fecha, hora, personas: z.int(), mesa }).optional().catch(undefined),
    motivo: z.string().optional(),
    avisado: z.boolean().optional(),
    sobre_aforo: z.boolean().optional(),
    deshace: z.number().optional(),
    por_error: z.boolean().optional(),
    por: z.string().optional(),
    cierre: z.boolean().optional(),
    textos: z.boolean().optional(),
    propuesta: z.object({ fecha, hora }).optional().catch(undefined),
    /** Moved to another table, by name. */
    sitio: z.object({ de: z.string().nullable(), a: z.string().nullable() }).optional().catch(undefined),
  }),
  en: z.string(),
})
export type HistoryLine = z.output<typeof historyLine>
