import 'server-only'
import { z } from 'zod'
import { rows } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { optionalCorreo, optionalTelefono } from '@/lib/admin/libro/optional-contact.ts'
import { addDays, type IsoDate, isIsoDate } from '@/lib/core/dates.ts'
import { LOCALES } from '@/lib/i18n/locales.ts'
import { ESTADOS, type Estado } from '@/lib/reservas/estados.ts'

export const VIEWS = {
  activas: ['pendiente', 'confirmada', 'llegada', 'sentada'],
  pendientes: ['pendiente'],
  confirmadas: ['confirmada', 'llegada', 'sentada'],
  cerradas: [
    'finalizada',
    'no_presentada',
    'rechazada',
    'caducada',
    'cancelada_cliente',
    'cancelada_restaurante',
  ],
} as const satisfies Record<string, readonly Estado[]>
export type ReservaView = keyof typeof VIEWS

const COLUMNS =
  'id,codigo,nombre,email,telefono,fecha_reserva,hora_reserva,personas,preferencia_mesa,ocasion,requisitos_dieteticos,notas,primera_visita,estado,idioma,motivo,inicio,version'
const row = z.object({
  id: z.uuid(),
  codigo: z.string(),
  nombre: z.string(),
  email: optionalCorreo,
  telefono: optionalTelefono,
  fecha_reserva: z.string().refine(isIsoDate),
  hora_reserva: z.string().transform((hora) => hora.slice(0, 5)),
  personas: z.int(),
  preferencia_mesa: z.enum(['interior', 'exterior']),
  ocasion: z.string().nullable(),
  requisitos_dieteticos: z.string().nullable(),
  notas: z.string().nullable(),
  primera_visita: z.boolean(),
  estado: z.enum(ESTADOS),
  idioma: z.enum(LOCALES),
  motivo: z.string().nullable(),
  inicio: z.string(),
  version: z.int(),
})
export type ReservaRow = z.output<typeof row>

const reservaDetails = z.object({
  fecha: z.string().refine(isIsoDate),
  hora: z.string(),
  personas: z.int(),
  mesa: z.enum(['interior', 'exterior']),
})
export type ReservaDetails = z.output<typeof reservaDetails>

const evento = z.object({
  id: z.int(),
  reserva_id: z.uuid(),
  tipo: z.enum(['alta', 'cambio', 'estado']),
  a: z.enum(ESTADOS).nullable(),
  actor: z.enum(['cliente', 'personal', 'sistema']),
  en: z.string(),
  antes: reservaDetails.nullable().catch(null),
})
export type Evento = z.output<typeof evento>

const PER_PAGE = 40
export const DIAS = 62

export const cursorOf = ({ fecha_reserva, hora_reserva, id }: ReservaRow): string =>
  `${fecha_reserva}_${hora_reserva}_${id}`

const cursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d_\d\d:\d\d_[0-9a-f-]{36}$/)
  .transform((text) => text.split('_'))

/**
 * One page of the bookings from a day on, by day and hour. `tras`: `cursorOf` the last row seen; an invalid one starts
 * again. Throws when the backend is down.
 */
export async function listReservas(
  db: AdminDb,
  { vista, desde, tras }: { vista: ReservaView; desde: IsoDate; tras: unknown },
): Promise<{ reservas: ReservaRow[]; eventos: Evento[]; hasMore: boolean }> {
  const query = db
    .from('reservas')
    .select(COLUMNS)
    .in('estado', VIEWS[vista])
    .gte('fecha_reserva', desde)
    .lt('fecha_reserva', addDays(desde, DIAS))
  const [dia, hora, id] = cursor.safeParse(tras).data ?? []
  const after = dia
    ? query.or(
        `fecha_reserva.gt.${dia},and(fecha_reserva.eq.${dia},hora_reserva.gt.${hora}),and(fecha_reserva.eq.${dia},hora_reserva.eq.${hora},id.gt.${id})`,
      )
    : query
  const found = z.array(row).parse(
    rows(
      await after
        .order('fecha_reserva')
        .order('hora_reserva')
        .order('id')
        .limit(PER_PAGE + 1),
    ),
  )
  const reservas = found.slice(0, PER_PAGE)
  return { reservas, eventos: await readEventos(db, reservas), hasMore: found.length > PER_PAGE }
}

async function readEventos(db: AdminDb, reservas: readonly ReservaRow[]): Promise<Evento[]> {
  if (reservas.length === 0) return []
  const ids = reservas.map(({ id }) => id)
  const found = await db
    .from('reserva_eventos')
    .select('id,reserva_id,tipo,a,actor,en,antes:datos->antes')
    .in('reserva_id', ids)
    .order('id')
    .limit(1000)
  return z.array(evento).parse(rows(found))
}
