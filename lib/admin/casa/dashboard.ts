import 'server-only'
import { z } from 'zod'
import { one } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import type { IsoDate } from '@/lib/core/dates.ts'
import { LOCALES } from '@/lib/i18n/locales.ts'

const n = z.coerce.number().int()
const esperan = z.object({ reservas: n, mensajes: n, textos: n, correos: n })
/** How much waits for a person. */
export type Esperan = z.output<typeof esperan>

const resumen = z.object({
  esperan,
  /** Times in the last 30 days that Enigmito had no answer. */
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
export type Resumen = z.output<typeof resumen>
export type Cuenta = Resumen['dias'][number]

/** What waits, for the numbers of the sidebar. Throws when the backend is away. */
export const getEsperan = async (db: AdminDb): Promise<Esperan> =>
  esperan.parse(one(await db.rpc('panel_esperan')))

/** The first page of the back office, counted by the database in one answer. Throws when it is away. */
export const getResumen = async (db: AdminDb, desde: IsoDate, hasta: IsoDate): Promise<Resumen> =>
  resumen.parse(one(await db.rpc('panel_resumen', { desde, hasta })))
