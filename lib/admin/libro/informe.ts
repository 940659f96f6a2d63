import 'server-only'
import { z } from 'zod'
import { one } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { addDays, daysBetween, type IsoDate, isIsoDate } from '@/lib/core/dates.ts'

const fecha = z.string().refine(isIsoDate)
const counts = z.record(z.string(), z.number())
const diaInforme = z.object({
  dia: fecha,
  servicio: z.enum(['comida', 'cena']),
  reservas: z.int(),
  cubiertos: z.number(),
  faltas: z.int(),
  anuladas: z.int(),
  de_paso: z.int(),
})
const informe = z.object({
  desde: fecha,
  hasta: fecha,
  reservas: z.int(),
  cubiertos: z.number(),
  vinieron: z.int(),
  faltas: z.int(),
  clientes: z.int(),
  repiten: z.int(),
  plazas: z.number().nullable(),
  estados: counts,
  canales: counts,
  idiomas: counts,
  mesas: counts,
  grupos: counts,
  antelacion: counts,
  dias: z.array(diaInforme),
})
export type Informe = z.output<typeof informe>

export const getInforme = async (db: AdminDb, { desde, hasta }: Period): Promise<Informe> =>
  informe.parse(one(await db.rpc('libro_informe', { desde, hasta })))

export type Period = { desde: IsoDate; hasta: IsoDate }
const MAX_DIAS = 366

/** The period of an address: the last thirty days by default, at most a year. */
export function periodOf({ desde, hasta }: { desde?: unknown; hasta?: unknown }, today: IsoDate): Period {
  const end = typeof hasta === 'string' && isIsoDate(hasta) ? hasta : today
  const start = typeof desde === 'string' && isIsoDate(desde) && desde <= end ? desde : addDays(end, -29)
  return daysBetween(start, end) > MAX_DIAS
    ? { desde: addDays(end, -MAX_DIAS), hasta: end }
    : { desde: start, hasta: end }
}

const whatIf = z.object({
  reservas: z.int(),
  personas: z.int(),
  fuera: z.int(),
  fuera_personas: z.int(),
  dias: z.array(fecha),
})
export type QueSi = z.output<typeof whatIf>

export async function getQueSi(
  db: AdminDb,
  { desde, hasta }: Period,
  plazas: { interior: number | null; exterior: number | null },
): Promise<QueSi | null> {
  if (daysBetween(desde, hasta) > 61) return null
  return whatIf.parse(one(await db.rpc('libro_que_si', { desde, hasta, ...plazas })))
}

const jobRuns = z.object({
  ahora: z.string(),
  pendientes: z.int(),
  rondas: z.array(
    z.object({
      nombre: z.string(),
      en: z.string().nullable(),
      ms: z.int().nullable(),
      /** The last error, even if a later run succeeded; `falla`: the last run failed. */
      error: z.string().nullable(),
      error_en: z.string().nullable(),
      falla: z.boolean(),
      tarde: z.boolean(),
      proxima: z.string().nullable(),
    }),
  ),
})
export type JobRuns = z.output<typeof jobRuns>
export const getJobRuns = async (db: AdminDb): Promise<JobRuns> =>
  jobRuns.parse(one(await db.rpc('rondas_lista')))
