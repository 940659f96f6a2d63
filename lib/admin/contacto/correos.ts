import 'server-only'
import { z } from 'zod'
import { RESERVA_AVISOS, rows, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { ok, type Result } from '@/lib/core/result.ts'
import { LOCALES } from '@/lib/i18n/locales.ts'
import { MAILBOX_TIPOS } from '@/lib/reservas/correo-types.ts'

const ESTADOS = ['pendiente', 'enviando', 'enviado', 'fallido', 'incierto', 'anulado'] as const
export type EstadoCorreo = (typeof ESTADOS)[number]
const DEAD_ESTADOS: readonly EstadoCorreo[] = ['fallido', 'incierto']

const COLUMNS =
  'id,tipo,para,idioma,estado,intentos,proximo_en,error,creado_en,enviado_en,nombre:datos->>nombre,codigo:datos->>codigo'
const fila = z.object({
  id: z.uuid(),
  tipo: z.enum(MAILBOX_TIPOS),
  para: z.string(),
  idioma: z.enum(LOCALES),
  estado: z.enum(ESTADOS),
  intentos: z.int(),
  proximo_en: z.string(),
  error: z.string().nullable(),
  creado_en: z.string(),
  enviado_en: z.string().nullable(),
  nombre: z.string().nullable(),
  codigo: z.string().nullable(),
})
export type CorreoRow = z.output<typeof fila>

const PER_PAGE = 40

export const listDeadCorreos = async (db: AdminDb): Promise<CorreoRow[]> =>
  z
    .array(fila)
    .parse(
      rows(
        await db
          .from('correos')
          .select(COLUMNS)
          .in('estado', DEAD_ESTADOS)
          .order('creado_en')
          .order('id')
          .limit(PER_PAGE),
      ),
    )

const cursor = z.string().regex(/^\d{4}-\d\d-\d\dT[\d:.]{5,15}(Z|[+-]\d\d:\d\d)$/)

export async function listCorreos(
  db: AdminDb,
  antes: unknown,
): Promise<{ correos: CorreoRow[]; hasMore: boolean }> {
  const query = db
    .from('correos')
    .select(COLUMNS)
    .in(
      'estado',
      ESTADOS.filter((estado) => !DEAD_ESTADOS.includes(estado)),
    )
  const moment = cursor.safeParse(antes).data
  const found = z.array(fila).parse(
    rows(
      await (moment ? query.lt('creado_en', moment) : query)
        .order('creado_en', { ascending: false })
        .order('id')
        .limit(PER_PAGE + 1),
    ),
  )
  return { correos: found.slice(0, PER_PAGE), hasMore: found.length > PER_PAGE }
}

export const resendSchema = z.object({ id: z.uuid() })

export async function resend(
  db: AdminDb,
  { id }: z.output<typeof resendSchema>,
): Promise<Result<string, SaveAviso>> {
  const saved = save(await db.rpc('correo_reintentar', { id }), RESERVA_AVISOS)
  return saved.ok ? ok(id) : saved
}
