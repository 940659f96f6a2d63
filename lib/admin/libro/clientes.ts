import 'server-only'
import { z } from 'zod'
import { DICHO_LIBRO, one, rows, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { CANALES } from '@/lib/admin/libro/shapes.ts'
import { isIsoDate } from '@/lib/core/dates.ts'
import { ok, type Result } from '@/lib/core/result.ts'
import { LOCALES } from '@/lib/i18n/locales.ts'
import { ESTADOS } from '@/lib/reservas/estados.ts'

const fecha = z.string().refine(isIsoDate)
const texto = z.string().nullable()
const ficha = z.object({
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
export type Ficha = z.output<typeof ficha>
const fichaEntera = ficha.extend({
  reservas: z.array(
    z.object({
      id: z.uuid(),
      codigo: z.string(),
      fecha,
      hora: z.string(),
      personas: z.int(),
      estado: z.enum(ESTADOS),
      canal: z.enum(CANALES),
    }),
  ),
  parecidas: z.array(z.object({ id: z.uuid(), nombre: z.string(), email: texto, telefono: texto })),
})
export type FichaEntera = z.output<typeof fichaEntera>

const POR_PAGINA = 40
const pagina = z.object({
  busca: z.string().max(80).catch(''),
  tras: z.uuid().nullable().catch(null),
  vetados: z.boolean(),
})
/** A page of the cards by name. What is asked amiss is not asked. Throws when the backend is away. */
export async function listClientes(
  db: AdminDb,
  asked: { busca: unknown; tras: unknown; vetados: boolean },
): Promise<{ fichas: Ficha[]; hayMas: boolean }> {
  const { busca, tras, vetados } = pagina.parse(asked)
  const answer = await db.rpc('clientes_lista', { busca, tras, vetados, limite: POR_PAGINA + 1 })
  const found = z.array(ficha).parse(rows<unknown>(answer))
  return { fichas: found.slice(0, POR_PAGINA), hayMas: found.length > POR_PAGINA }
}

/** A card with its bookings; null when there is none. */
export async function getCliente(db: AdminDb, id: string): Promise<FichaEntera | null> {
  if (!z.uuid().safeParse(id).success) return null
  const found = one<unknown>(await db.rpc('cliente_ver', { id }))
  return found === null ? null : fichaEntera.parse(found)
}

const version = z.coerce.number().int()
const texto300 = z.string().trim().max(300, 'Como mucho 300 caracteres.')
export const fichaSchema = z.object({
  id: z.uuid(),
  version,
  nombre: z.string().trim().min(2, 'Escribe el nombre.').max(80, 'Como mucho 80 caracteres.'),
  notas: z.string().trim().max(1000, 'Como mucho 1000 caracteres.').default(''),
  alergias: z.string().trim().max(500, 'Como mucho 500 caracteres.').default(''),
  consentimiento: z.literal('on').optional(),
  alergias_hasta: z.string().default(''),
})
export const vetoSchema = z.object({ id: z.uuid(), version, motivo: texto300.default('') })
export const olvidarSchema = z.object({ id: z.uuid(), version })
export const unirSchema = z.object({ id: z.uuid(), otra: z.uuid(), version })

type Verbo<S extends z.ZodType> = (db: AdminDb, datos: z.output<S>) => Promise<Result<string, SaveAviso>>
const deFicha = (saved: Result<unknown, SaveAviso>, id: string): Result<string, SaveAviso> =>
  saved.ok ? ok(id) : saved

/** Writes what the staff knows of a guest. Allergies only with consent and an end. */
export const guardarFicha: Verbo<typeof fichaSchema> = async (
  db,
  { id, version, consentimiento, ...datos },
) =>
  deFicha(
    save(
      await db.rpc('cliente_guardar', {
        id,
        version,
        datos: { ...datos, consentimiento: consentimiento === 'on' },
      }),
      DICHO_LIBRO,
    ),
    id,
  )
/** Bars a contact from booking by itself; without a reason the bar is lifted. */
export const vetar: Verbo<typeof vetoSchema> = async (db, { id, version, motivo }) =>
  deFicha(save(await db.rpc('cliente_vetar', { id, version, motivo: motivo || null }), DICHO_LIBRO), id)
/** Two cards of one person become one. */
export const unir: Verbo<typeof unirSchema> = async (db, { id, otra, version }) =>
  deFicha(save(await db.rpc('cliente_unir', { id, otra, version }), DICHO_LIBRO), id)
/** Erases what is known of a guest who asks for it; his bookings stay as figures. Refused while he has a table. */
export const olvidar: Verbo<typeof olvidarSchema> = async (db, { id, version }) =>
  deFicha(save(await db.rpc('cliente_olvidar', { id, version }), DICHO_LIBRO), id)
