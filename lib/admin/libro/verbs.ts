import 'server-only'
import { z } from 'zod'
import { json, LIBRO_AVISOS, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { isHHmm, isIsoDate } from '@/lib/core/dates.ts'
import { withPrefix } from '@/lib/core/phone.ts'
import { ok, type Result } from '@/lib/core/result.ts'
import { LOCALES } from '@/lib/i18n/locales.ts'
import { ESTADOS, LARGEST_GUEST_PARTY } from '@/lib/reservas/estados.ts'

/** Delay of a new entry's e-mail, in seconds: a mistake is usually seen at once. */
const ENTRY_MARGIN_S = 10
/** Delay of the e-mail so that the step can be undone, in seconds; 0 without an undo. */
const margin = z.coerce.number().int().min(0).max(60).default(0)
const version = z.coerce.number().int()
const notify = z
  .string()
  .optional()
  .transform((text) => text !== 'no')
const motivo = z.string().trim().max(300, 'Como mucho 300 caracteres.').optional()
const shortText = (max: number) => z.string().trim().max(max, `Como mucho ${max} caracteres.`).optional()

const reservaDetails = {
  fecha_reserva: z.string().refine(isIsoDate, 'Escribe el día completo.'),
  hora_reserva: z.string().refine(isHHmm, 'Escribe la hora así: 21:00.'),
  personas: z.coerce.number().int().min(1, 'Al menos una persona.').max(200, 'Como mucho 200 personas.'),
  preferencia_mesa: z.enum(['interior', 'exterior']),
}
const contacto = {
  nombre: shortText(80),
  telefono: z
    .string()
    .transform(withPrefix)
    .refine(
      (whole) => whole !== null,
      'Escribe el número entero: 600 000 000, o con su prefijo si no es de aquí.',
    )
    .transform((whole) => whole ?? '')
    .optional(),
  email: z
    .string()
    .trim()
    .max(254)
    .regex(/^([^@\s]+@[^@\s]+\.[A-Za-z]{2,})?$/, 'Escribe el correo completo, o nada.')
    .optional(),
  idioma: z.enum(LOCALES).default('es'),
  ocasion: shortText(80),
  requisitos_dieteticos: shortText(500),
  notas: shortText(500),
  /** Why the house takes more than twenty at one table. */
  grupo_motivo: motivo,
}

export const advanceSchema = z.object({
  id: z.uuid(),
  a: z.enum(ESTADOS),
  version,
  motivo,
  avisar: notify,
  margen: margin,
})
export const seatSchema = z.object({ id: z.uuid(), version, sobre_aforo: motivo })
export const changeMesaSchema = z.object({
  id: z.uuid(),
  version,
  mesa: z.union([z.uuid(), z.literal('')]).transform((id) => id || null),
})
export const undoSchema = z.object({ id: z.uuid(), version })
export const proposeSchema = z.object({
  id: z.uuid(),
  version,
  motivo,
  fecha_reserva: reservaDetails.fecha_reserva,
  hora_reserva: reservaDetails.hora_reserva,
})
export const moveSchema = z.object({
  id: z.uuid(),
  version,
  avisar: notify,
  margen: margin,
  sobre_aforo: motivo,
  ...reservaDetails,
  ...contacto,
})
export const addEntrySchema = z
  .object({
    canal: z.enum(['telefono', 'paso']),
    clave: z.uuid(),
    avisar: notify,
    margen: margin.default(ENTRY_MARGIN_S),
    sobre_aforo: motivo,
    ...reservaDetails,
    ...contacto,
  })
  .partial({ fecha_reserva: true, hora_reserva: true })
  .refine(({ canal, nombre }) => canal === 'paso' || (nombre ?? '').length > 1, {
    path: ['nombre'],
    message: 'Escribe a nombre de quién.',
  })
  .refine(({ personas, grupo_motivo }) => personas <= LARGEST_GUEST_PARTY || grupo_motivo, {
    path: ['grupo_motivo'],
    message: 'Más de 20 personas solo las apunta la casa: escribe por qué.',
  })

type Done = { version: number }
type Verb<S extends z.ZodType> = (db: AdminDb, data: z.output<S>) => Promise<Result<string, SaveAviso>>
type DoneResult = Result<Done | null, SaveAviso>
const newVersion = (saved: DoneResult): Result<string, SaveAviso> =>
  saved.ok ? ok(String(saved.value?.version ?? '')) : saved

/** Optimistic lock on the version; the database decides which state may follow which. */
export const advance: Verb<typeof advanceSchema> = async (db, { id, a, version, motivo, avisar, margen }) =>
  newVersion(
    save(
      json<Done>(await db.rpc('reserva_estado', { id, a, version, motivo: motivo || null, avisar, margen })),
      LIBRO_AVISOS,
    ),
  )

export const seat: Verb<typeof seatSchema> = async (db, { id, version, sobre_aforo }) =>
  newVersion(
    save(
      json<Done>(await db.rpc('reserva_sentar', { id, version, sobre_aforo: sobre_aforo || null })),
      LIBRO_AVISOS,
    ),
  )

/** To another table of the area by hand, or to none. */
export const changeMesa: Verb<typeof changeMesaSchema> = async (db, { id, version, mesa }) =>
  newVersion(save(json<Done>(await db.rpc('reserva_mesa', { id, version, mesa })), LIBRO_AVISOS))

/** Undoes the last step as long as the guest has not been told; an entry made by mistake is cancelled. */
export const undo: Verb<typeof undoSchema> = async (db, { id, version }) =>
  newVersion(save(json<Done>(await db.rpc('reserva_deshacer', { id, version })), LIBRO_AVISOS))

export const propose: Verb<typeof proposeSchema> = async (
  db,
  { id, version, motivo, fecha_reserva: fecha, hora_reserva: hora },
) =>
  newVersion(
    save(
      json<Done>(await db.rpc('reserva_proponer', { id, version, fecha, hora, motivo: motivo || null })),
      LIBRO_AVISOS,
    ),
  )

export const move: Verb<typeof moveSchema> = async (
  db,
  { id, version, avisar, margen, sobre_aforo, ...cambios },
) =>
  newVersion(
    save(
      json<Done>(
        await db.rpc('reserva_mover', {
          ...{ id, version, cambios, avisar },
          ...{ margen, sobre_aforo: sobre_aforo || null },
        }),
      ),
      LIBRO_AVISOS,
    ),
  )

export async function addEntry(
  db: AdminDb,
  data: z.output<typeof addEntrySchema>,
): Promise<Result<string, SaveAviso>> {
  const saved = save(
    json<Done & { id: string }>(await db.rpc('reserva_anotar', { datos: data })),
    LIBRO_AVISOS,
  )
  return saved.ok ? ok(saved.value ? `${saved.value.id} ${saved.value.version}` : '') : saved
}

export const linkSchema = z.object({ id: z.uuid() })
export async function createLink(
  db: AdminDb,
  { id }: z.output<typeof linkSchema>,
): Promise<Result<string, SaveAviso>> {
  const saved = save<string>(await db.rpc('decision_crear', { id }), LIBRO_AVISOS)
  return saved.ok ? ok(saved.value ?? '') : saved
}
