import 'server-only'
import { z } from 'zod'
import { DICHO_LIBRO, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { isHHmm, isIsoDate } from '@/lib/core/dates.ts'
import { ok, type Result } from '@/lib/core/result.ts'
import { LOCALES } from '@/lib/i18n/locales.ts'
import { ESTADOS } from '@/lib/reservas/estados.ts'

/** What was written down by mistake is seen at once, if ever: so long its mail waits, in seconds. */
const MARGEN_DE_LO_APUNTADO = 10
/** How long a mail waits so that the step can be taken back, in seconds; at once where nothing offers to. */
const margen = z.coerce.number().int().min(0).max(60).default(0)
const version = z.coerce.number().int()
const avisar = z
  .string()
  .optional()
  .transform((text) => text !== 'no')
const motivo = z.string().trim().max(300, 'Como mucho 300 caracteres.').optional()
const corto = (max: number) => z.string().trim().max(max, `Como mucho ${max} caracteres.`).optional()

const cita = {
  fecha_reserva: z.string().refine(isIsoDate, 'Escribe el día completo.'),
  hora_reserva: z.string().refine(isHHmm, 'Escribe la hora así: 21:00.'),
  personas: z.coerce.number().int().min(1, 'Al menos una persona.').max(20, 'Como mucho 20 personas.'),
  preferencia_mesa: z.enum(['interior', 'exterior']),
}
const contacto = {
  nombre: corto(80),
  telefono: z
    .string()
    .trim()
    .regex(/^(\+[\d ]{10,24})?$/, 'Empieza por el prefijo: +34 600 000 000.')
    .optional()
    .transform((text) => text?.replaceAll(' ', '')),
  email: z
    .string()
    .trim()
    .max(254)
    .regex(/^([^@\s]+@[^@\s]+\.[A-Za-z]{2,})?$/, 'Escribe el correo completo, o nada.')
    .optional(),
  idioma: z.enum(LOCALES).default('es'),
  ocasion: corto(80),
  requisitos_dieteticos: corto(500),
  notas: corto(500),
}

export const pasoSchema = z.object({ id: z.uuid(), a: z.enum(ESTADOS), version, motivo, avisar, margen })
export const sentarSchema = z.object({ id: z.uuid(), version, sobre_aforo: motivo })
export const deshacerSchema = z.object({ id: z.uuid(), version })
export const proponerSchema = z.object({
  id: z.uuid(),
  version,
  motivo,
  fecha_reserva: cita.fecha_reserva,
  hora_reserva: cita.hora_reserva,
})
export const moverSchema = z.object({
  id: z.uuid(),
  version,
  avisar,
  margen,
  sobre_aforo: motivo,
  ...cita,
  ...contacto,
})
export const anotarSchema = z
  .object({
    canal: z.enum(['telefono', 'paso']),
    clave: z.uuid(),
    avisar,
    margen: margen.default(MARGEN_DE_LO_APUNTADO),
    sobre_aforo: motivo,
    ...cita,
    ...contacto,
  })
  .partial({ fecha_reserva: true, hora_reserva: true })
  .refine(({ canal, nombre }) => canal === 'paso' || (nombre ?? '').length > 1, {
    path: ['nombre'],
    message: 'Escribe a nombre de quién.',
  })

type Hecho = { version: number }
type Verbo<S extends z.ZodType> = (db: AdminDb, datos: z.output<S>) => Promise<Result<string, SaveAviso>>
type Dicho = Result<Hecho | null, SaveAviso>
/** The version the booking has now: what is needed to take the step back. */
const nueva = (saved: Dicho): Result<string, SaveAviso> =>
  saved.ok ? ok(String(saved.value?.version ?? '')) : saved

/** Leads a booking on, from the version the reader saw. Which state may follow which is the database's law. */
export const pasar: Verbo<typeof pasoSchema> = async (db, { id, a, version, motivo, avisar, margen }) =>
  nueva(
    save<Hecho>(
      await db.rpc('reserva_estado', { id, a, version, motivo: motivo || null, avisar, margen }),
      DICHO_LIBRO,
    ),
  )

/** To the table, also without having been ticked off at the door; a table given away meanwhile needs a written reason. */
export const sentar: Verbo<typeof sentarSchema> = async (db, { id, version, sobre_aforo }) =>
  nueva(
    save<Hecho>(
      await db.rpc('reserva_sentar', { id, version, sobre_aforo: sobre_aforo || null }),
      DICHO_LIBRO,
    ),
  )

/** Takes the last step back, as long as the guest has not been told. What was written down by mistake is called off. */
export const deshacer: Verbo<typeof deshacerSchema> = async (db, { id, version }) =>
  nueva(save<Hecho>(await db.rpc('reserva_deshacer', { id, version }), DICHO_LIBRO))

/** Ends a request and holds another table for its guest, who takes it with one tap. */
export const proponer: Verbo<typeof proponerSchema> = async (
  db,
  { id, version, motivo, fecha_reserva: fecha, hora_reserva: hora },
) =>
  nueva(
    save<Hecho>(
      await db.rpc('reserva_proponer', { id, version, fecha, hora, motivo: motivo || null }),
      DICHO_LIBRO,
    ),
  )

/** Changes and moves a booking; above the seats only with a written reason. */
export const mover: Verbo<typeof moverSchema> = async (
  db,
  { id, version, avisar, margen, sobre_aforo, ...cambios },
) =>
  nueva(
    save<Hecho>(
      await db.rpc('reserva_mover', {
        ...{ id, version, cambios, avisar },
        ...{ margen, sobre_aforo: sobre_aforo || null },
      }),
      DICHO_LIBRO,
    ),
  )

/** Writes a booking down: by telephone, or whoever walks in. Answers what takes it back: the id and the version, a space between. */
export async function anotar(
  db: AdminDb,
  datos: z.output<typeof anotarSchema>,
): Promise<Result<string, SaveAviso>> {
  const saved = save<Hecho & { id: string }>(await db.rpc('reserva_anotar', { datos }), DICHO_LIBRO)
  return saved.ok ? ok(saved.value ? `${saved.value.id} ${saved.value.version}` : '') : saved
}

export const enlaceSchema = z.object({ id: z.uuid() })
/** A link with which somebody else decides about a request; answers its token. */
export async function enlaceDeDecision(
  db: AdminDb,
  { id }: z.output<typeof enlaceSchema>,
): Promise<Result<string, SaveAviso>> {
  const saved = save<string>(await db.rpc('decision_crear', { id }), DICHO_LIBRO)
  return saved.ok ? ok(saved.value ?? '') : saved
}
