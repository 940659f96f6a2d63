import 'server-only'
import { z } from 'zod'
import { one } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import type { IsoDate } from '@/lib/core/dates.ts'
import { LOCALES } from '@/lib/i18n/locales.ts'

const n = z.coerce.number().int()
const waiting = z.object({ reservas: n, mensajes: n, textos: n, correos: n })
export type Waiting = z.output<typeof waiting>

const summary = z.object({
  esperan: waiting,
  preguntas: n,
  fichas: z.array(
    z.object({
      tabla: z.enum(['platos', 'bebidas', 'vinos', 'galeria']),
      total: n,
      visibles: n,
      sinDeclarar: n,
      sinFoto: n,
      agotados: n,
    }),
  ),
  traducciones: z.array(
    z.object({
      tabla: z.string(),
      idioma: z.enum(['en', 'fr', 'de', 'it']),
      completa: n,
      borrador: n,
      vieja: n,
      falta: n,
    }),
  ),
  dias: z.array(
    z.object({
      dia: z.string(),
      servicio: z.enum(['comida', 'cena']),
      idioma: z.enum(LOCALES),
      reservas: n,
      personas: n,
    }),
  ),
})
export type Summary = z.output<typeof summary>
export type Cuenta = Summary['dias'][number]

export const getWaiting = async (db: AdminDb): Promise<Waiting> =>
  waiting.parse(one(await db.rpc('panel_esperan')))

export const getSummary = async (db: AdminDb, desde: IsoDate, hasta: IsoDate): Promise<Summary> =>
  summary.parse(one(await db.rpc('panel_resumen', { desde, hasta })))
