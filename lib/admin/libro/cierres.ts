import 'server-only'
import { z } from 'zod'
import { LIBRO_AVISOS, one, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { optionalTelefono } from '@/lib/admin/libro/optional-contact.ts'
import { type IsoDate, isIsoDate } from '@/lib/core/dates.ts'
import { ok, type Result, refuse } from '@/lib/core/result.ts'
import { LOCALES } from '@/lib/i18n/locales.ts'
import { ESTADOS } from '@/lib/reservas/estados.ts'

export const TURNOS = ['comida', 'cena'] as const
export type Turno = (typeof TURNOS)[number] | null

const fecha = z.string().refine(isIsoDate)
const affected = z.object({
  id: z.uuid(),
  codigo: z.string(),
  nombre: z.string(),
  telefono: optionalTelefono.nullable(),
  email: z.string().nullable(),
  idioma: z.enum(LOCALES),
  estado: z.enum(ESTADOS),
  fecha,
  hora: z.string(),
  personas: z.int(),
  mesa: z.enum(['interior', 'exterior']),
})
export type Affected = z.output<typeof affected>

const countWaiting = affected
  .omit({ estado: true })
  .extend({ estado: z.enum(['esperando', 'ofrecida', 'cerrada']), propuesta: z.boolean() })
export type EnEspera = z.output<typeof countWaiting>

export async function listReservasIn(
  db: AdminDb,
  desde: IsoDate,
  hasta: IsoDate,
  turno: Turno,
): Promise<Affected[] | null> {
  const answer = await db.rpc('reservas_en', { desde, hasta, turno })
  if (answer.error?.code === 'PT422') return null
  return z.array(affected).parse(one(answer))
}

export async function waitingIn(
  db: AdminDb,
  desde: IsoDate,
  hasta: IsoDate,
  turno: Turno,
): Promise<EnEspera[]> {
  const answer = await db.rpc('cierres_espera', { desde, hasta, turno })
  if (answer.error?.code === 'PT422') return []
  return z.array(countWaiting).parse(one(answer))
}

export const readToCall = async (db: AdminDb): Promise<(Affected | EnEspera)[]> =>
  z.array(z.union([affected, countWaiting])).parse(one(await db.rpc('cierres_por_llamar')))

const entry = z.looseObject({
  desde: fecha,
  hasta: fecha,
  tipo: z.string().catch('cierre'),
  motivo: z.string().nullish(),
  comida: z.array(z.string()).nullish(),
  cena: z.array(z.string()).nullish(),
})
export type CierreEntry = z.output<typeof entry>

export async function listCierres(db: AdminDb, today: IsoDate): Promise<CierreEntry[]> {
  const found = one<{ valor: unknown }>(
    await db.from('ajustes').select('valor').eq('clave', 'cierres').maybeSingle(),
  )
  const all = z.array(z.unknown()).catch([]).parse(found?.valor)
  return all
    .flatMap((one) => entry.safeParse(one).data ?? [])
    .filter(({ hasta }) => hasta >= today)
    .sort((a, b) => a.desde.localeCompare(b.desde))
}

export const closeDiasSchema = z.object({
  desde: z.string().refine(isIsoDate, 'Escribe el primer día completo.'),
  hasta: z.string().refine(isIsoDate, 'Escribe el último día completo.'),
  turno: z.enum(['', ...TURNOS]).default(''),
  motivo: z.string().trim().max(300, 'El motivo tiene como mucho 300 caracteres.').optional(),
  reservas: z.enum(['cancelar', 'dejar'], 'Di qué se hace con las reservas.'),
})

const closed = z.object({
  canceladas: z.int(),
  sin_correo: z.int(),
  quedan: z.int(),
  espera: z.object({ escritos: z.int(), sin_correo: z.int(), quedan: z.int() }),
})

/**
 * Closes. Returns the bookings cancelled, those among them without an address, and the bookings kept; then the same for
 * the waiting list: e-mails sent, guests without an address, guests still waiting.
 */
export async function closeDias(
  db: AdminDb,
  { desde, hasta, turno, motivo, reservas }: z.output<typeof closeDiasSchema>,
): Promise<Result<string, SaveAviso>> {
  const saved = save<unknown>(
    await db.rpc('cerrar_dias', {
      ...{ desde, hasta, turno: turno || null, motivo: motivo || null },
      cancelar: reservas === 'cancelar',
    }),
    LIBRO_AVISOS,
  )
  if (!saved.ok) return saved
  const { canceladas, sin_correo, quedan, espera } = closed.parse(saved.value)
  return ok([canceladas, sin_correo, quedan, espera.escritos, espera.sin_correo, espera.quedan].join('-'))
}

export const reopenSchema = z.object({
  entrada: z.string().transform((text, ctx): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      ctx.addIssue({ code: 'custom', message: 'Vuelve a cargar la página.' })
      return z.NEVER
    }
  }),
})
export async function reopenDias(
  db: AdminDb,
  { entrada }: z.output<typeof reopenSchema>,
): Promise<Result<string, SaveAviso>> {
  const saved = save<boolean>(await db.rpc('quitar_cierre', { entrada }), LIBRO_AVISOS)
  if (!saved.ok) return saved
  return saved.value ? ok('cierres') : refuse('no_existe')
}
