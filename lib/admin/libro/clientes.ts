import 'server-only'
import { z } from 'zod'
import { LIBRO_AVISOS, one, rows, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { CHANNELS } from '@/lib/admin/libro/shapes.ts'
import { isIsoDate } from '@/lib/core/dates.ts'
import { ok, type Result } from '@/lib/core/result.ts'
import { LOCALES } from '@/lib/i18n/locales.ts'
import { ESTADOS } from '@/lib/reservas/estados.ts'

const fecha = z.string().refine(isIsoDate)
const texto = z.string().nullable()
export const clienteCard = z.object({
  id: z.uuid(),
  nombre: z.string(),
  email: texto,
  telefono: texto,
  idioma: z.enum(LOCALES),
  notas: texto,
  alergias: texto,
  alergias_consentidas_en: fecha.nullable(),
  alergias_hasta: fecha.nullable(),
  vetado_en: texto,
  vetado_motivo: texto,
  version: z.int(),
  trato: z.object({
    reservas: z.int(),
    visitas: z.int(),
    faltas: z.int(),
    canceladas: z.int(),
    ultima: fecha.nullable(),
  }),
})
export type ClienteCard = z.output<typeof clienteCard>
const fullClienteCard = clienteCard.extend({
  telefonos: z.array(z.string()),
  reservas: z.array(
    z.object({
      id: z.uuid(),
      codigo: z.string(),
      fecha,
      hora: z.string(),
      personas: z.int(),
      estado: z.enum(ESTADOS),
      canal: z.enum(CHANNELS),
    }),
  ),
  parecidas: z.array(z.object({ id: z.uuid(), nombre: z.string(), email: texto, telefono: texto })),
})
export type FullClienteCard = z.output<typeof fullClienteCard>

const PER_PAGE = 40
const pageSchema = z.object({
  busca: z.string().max(80).catch(''),
  tras: z.uuid().nullable().catch(null),
  vetados: z.boolean(),
})
export async function listClientes(
  db: AdminDb,
  asked: { busca: unknown; tras: unknown; vetados: boolean },
): Promise<{ cards: ClienteCard[]; hasMore: boolean }> {
  const { busca, tras, vetados } = pageSchema.parse(asked)
  const answer = await db.rpc('clientes_lista', { busca, tras, vetados, limite: PER_PAGE + 1 })
  const found = z.array(clienteCard).parse(rows<unknown>(answer))
  return { cards: found.slice(0, PER_PAGE), hasMore: found.length > PER_PAGE }
}

export async function getCliente(db: AdminDb, id: string): Promise<FullClienteCard | null> {
  if (!z.uuid().safeParse(id).success) return null
  const found = one<unknown>(await db.rpc('cliente_ver', { id }))
  return found === null ? null : fullClienteCard.parse(found)
}

const version = z.coerce.number().int()
const texto300 = z.string().trim().max(300, 'Como mucho 300 caracteres.')
export const clienteCardSchema = z.object({
  id: z.uuid(),
  version,
  nombre: z.string().trim().min(2, 'Escribe el nombre.').max(80, 'Como mucho 80 caracteres.'),
  notas: z.string().trim().max(1000, 'Como mucho 1000 caracteres.').default(''),
  alergias: z.string().trim().max(500, 'Como mucho 500 caracteres.').default(''),
  consentimiento: z.literal('on').optional(),
  alergias_hasta: z.string().default(''),
})
export const vetoSchema = z.object({ id: z.uuid(), version, motivo: texto300.default('') })
export const forgetSchema = z.object({ id: z.uuid(), version })
export const mergeSchema = z.object({ id: z.uuid(), otra: z.uuid(), version })

type Verb<S extends z.ZodType> = (db: AdminDb, data: z.output<S>) => Promise<Result<string, SaveAviso>>
const cardResult = (saved: Result<unknown, SaveAviso>, id: string): Result<string, SaveAviso> =>
  saved.ok ? ok(id) : saved

/** Allergies need consent and an expiry date. */
export const saveClienteCard: Verb<typeof clienteCardSchema> = async (
  db,
  { id, version, consentimiento, ...datos },
) =>
  cardResult(
    save(
      await db.rpc('cliente_guardar', {
        id,
        version,
        datos: { ...datos, consentimiento: consentimiento === 'on' },
      }),
      LIBRO_AVISOS,
    ),
    id,
  )
export const barCliente: Verb<typeof vetoSchema> = async (db, { id, version, motivo }) =>
  cardResult(save(await db.rpc('cliente_vetar', { id, version, motivo: motivo || null }), LIBRO_AVISOS), id)
export const mergeClientes: Verb<typeof mergeSchema> = async (db, { id, otra, version }) =>
  cardResult(save(await db.rpc('cliente_unir', { id, otra, version }), LIBRO_AVISOS), id)
/** The guest's bookings stay in the statistics. Refused while they have a table. */
export const forgetCliente: Verb<typeof forgetSchema> = async (db, { id, version }) =>
  cardResult(save(await db.rpc('cliente_olvidar', { id, version }), LIBRO_AVISOS), id)
