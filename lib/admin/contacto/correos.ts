import 'server-only'
import { z } from 'zod'
import { count, DICHO_RESERVAS, rows, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { ok, type Result } from '@/lib/core/result.ts'
import { LOCALES } from '@/lib/i18n/locales.ts'
import { TIPOS_BUZON } from '@/lib/reservas/correo-types.ts'

export const ESTADOS = ['pendiente', 'enviando', 'enviado', 'fallido', 'incierto', 'anulado'] as const
export type EstadoCorreo = (typeof ESTADOS)[number]
/** Nothing happens to these by itself any more. */
const MUERTOS: readonly EstadoCorreo[] = ['fallido', 'incierto']

const COLUMNAS =
  'id,tipo,para,idioma,estado,intentos,proximo_en,error,creado_en,enviado_en,nombre:datos->>nombre,codigo:datos->>codigo'
const fila = z.object({
  id: z.uuid(),
  tipo: z.enum(TIPOS_BUZON),
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
export type CorreoFila = z.output<typeof fila>

export const POR_PAGINA = 40

/** Mails that wait for a person, the oldest first, at most a page of them. Throws when the backend is away. */
export const listMuertos = async (db: AdminDb): Promise<CorreoFila[]> =>
  z
    .array(fila)
    .parse(
      rows(
        await db
          .from('correos')
          .select(COLUMNAS)
          .in('estado', MUERTOS)
          .order('creado_en')
          .order('id')
          .limit(POR_PAGINA),
      ),
    )

const cursor = z.string().regex(/^\d{4}-\d\d-\d\dT[\d:.]{5,15}(Z|[+-]\d\d:\d\d)$/)

/** One page of the other mails, the newest first; `antes` is the moment of the last one seen. */
export async function listCorreos(
  db: AdminDb,
  antes: unknown,
): Promise<{ correos: CorreoFila[]; hayMas: boolean }> {
  const query = db
    .from('correos')
    .select(COLUMNAS)
    .in(
      'estado',
      ESTADOS.filter((estado) => !MUERTOS.includes(estado)),
    )
  const moment = cursor.safeParse(antes).data
  const found = z.array(fila).parse(
    rows(
      await (moment ? query.lt('creado_en', moment) : query)
        .order('creado_en', { ascending: false })
        .order('id')
        .limit(POR_PAGINA + 1),
    ),
  )
  return { correos: found.slice(0, POR_PAGINA), hayMas: found.length > POR_PAGINA }
}

/** How many mails wait for a person. */
export const sinEntregar = async (db: AdminDb): Promise<number> =>
  count(await db.from('correos').select('id', { count: 'exact', head: true }).in('estado', MUERTOS))

export const reenvioSchema = z.object({ id: z.uuid() })

/** Has a dead letter sent once more. */
export async function reenviar(
  db: AdminDb,
  { id }: z.output<typeof reenvioSchema>,
): Promise<Result<string, SaveAviso>> {
  const saved = save(await db.rpc('correo_reintentar', { id }), DICHO_RESERVAS)
  return saved.ok ? ok(id) : saved
}
