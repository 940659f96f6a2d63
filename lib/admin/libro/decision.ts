import 'server-only'
import { z } from 'zod'
import { isHHmm, isIsoDate } from '@/lib/core/dates.ts'
import { ok, type Result, refuse } from '@/lib/core/result.ts'
import { LOCALES } from '@/lib/i18n/locales.ts'
import { ESTADOS } from '@/lib/reservas/estados.ts'
import { panelClient } from '@/lib/supabase/panel.ts'

const fecha = z.string().refine(isIsoDate)
const hora = z.string().refine(isHHmm)
const texto = z.string().nullable()
const isOpen = z.object({
  viva: z.literal(true),
  codigo: z.string(),
  nombre: z.string(),
  telefono: z.string(),
  idioma: z.enum(LOCALES),
  fecha,
  hora,
  personas: z.int(),
  mesa: z.enum(['interior', 'exterior']),
  ocasion: texto,
  dieta: texto,
  notas: texto,
  primera_visita: z.boolean(),
  version: z.int(),
  trato: z.object({ visitas: z.int(), faltas: z.int() }).nullable(),
  huecos: z.array(z.object({ fecha, hora })),
})
const dead = z.object({
  viva: z.literal(false),
  usada: z.boolean(),
  caducada: z.boolean(),
  estado: z.enum(ESTADOS),
})
const decision = z.discriminatedUnion('viva', [isOpen, dead])
export type Decision = z.output<typeof decision>
export type OpenReserva = z.output<typeof isOpen>

const asToken = (value: unknown): string | null =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{20,64}$/.test(value) ? value : null

/**
 * The request behind the link of a notice; null when the link is not valid. Reads only. Throws when the backend is
 * down.
 */
export async function getDecision(token: unknown): Promise<Decision | null> {
  const t = asToken(token)
  if (!t) return null
  const { data, error } = await (await panelClient()).rpc('decision_ver', { token: t })
  if (error) throw new Error(`decision_ver: ${error.code}`)
  return data === null ? null : decision.parse(data)
}

export const decideSchema = z
  .object({
    t: z.string(),
    version: z.coerce.number().int(),
    accion: z.enum(['aceptar', 'rechazar', 'proponer']),
    motivo: z.string().trim().max(300, 'El motivo tiene como mucho 300 caracteres.').optional(),
    fecha: z.string().optional(),
    hora: z.string().optional(),
  })
  .refine(
    ({ accion, fecha, hora }) => accion !== 'proponer' || (isIsoDate(fecha ?? '') && isHHmm(hora ?? '')),
    {
      path: ['hora'],
      message: 'Escribe el día y la hora que propones.',
    },
  )

export type DecisionRefusal = 'gastado' | 'version' | 'hora' | 'lleno' | 'fallo'
const REFUSAL_BY_CODE: Readonly<Record<string, DecisionRefusal>> = {
  gastado: 'gastado',
  no_encontrada: 'gastado',
  transicion: 'gastado',
  version: 'version',
  lleno: 'lleno',
  ritmo: 'lleno',
}
const HORA = /^(cerrado|hora|hora_pasada|pasado|horizonte|aviso|fecha|personas)$/

export async function decide(input: z.output<typeof decideSchema>): Promise<Result<null, DecisionRefusal>> {
  const t = asToken(input.t)
  if (!t) return refuse('gastado')
  const propuesta =
    input.accion === 'proponer' ? { fecha: input.fecha ?? null, hora: input.hora ?? null } : {}
  const { error } = await (await panelClient()).rpc('decision_usar', {
    ...{ token: t, version: input.version, accion: input.accion, motivo: input.motivo || null },
    ...propuesta,
  })
  if (!error) return ok(null)
  if (`${error.code}`.startsWith('PT4'))
    return refuse(REFUSAL_BY_CODE[error.message] ?? (HORA.test(error.message) ? 'hora' : 'fallo'))
  console.error('decision_usar', error.code)
  return refuse('fallo')
}
