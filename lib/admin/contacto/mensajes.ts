import 'server-only'
import { count, rows, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { ok, type Result, refuse } from '@/lib/core/result.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { namesOf, type Picked } from '@/lib/supabase/select.ts'

const COLUMNS = namesOf(
  'mensajes',
  'id',
  'nombre',
  'email',
  'telefono',
  'asunto',
  'texto',
  'idioma',
  'leido_en',
  'creado_en',
)
export type MensajeRow = Picked<'mensajes', typeof COLUMNS> & { idioma: Locale }

export const PER_PAGE = 30

export async function listMensajes(
  db: AdminDb,
  { solo, pagina }: { solo: boolean; pagina: number },
): Promise<{ mensajes: MensajeRow[]; total: number }> {
  const from = (pagina - 1) * PER_PAGE
  const all = db.from('mensajes').select(COLUMNS.join())
  const head = db.from('mensajes').select('id', { count: 'exact', head: true })
  const [page, total] = await Promise.all([
    (solo ? all.is('leido_en', null) : all)
      .order('creado_en', { ascending: false })
      .range(from, from + PER_PAGE - 1)
      .overrideTypes<MensajeRow[], { merge: false }>(),
    solo ? head.is('leido_en', null) : head,
  ])
  return { mensajes: rows<MensajeRow>(page), total: count(total) }
}

export const countUnread = async (db: AdminDb): Promise<number> =>
  count(await db.from('mensajes').select('id', { count: 'exact', head: true }).is('leido_en', null))

export async function setRead(db: AdminDb, id: string, isRead: boolean): Promise<Result<string, SaveAviso>> {
  const readAt = isRead ? new Date().toISOString() : null
  const saved = save<{ id: string }[]>(
    await db.from('mensajes').update({ leido_en: readAt }).eq('id', id).select('id'),
  )
  if (!saved.ok) return saved
  return saved.value?.length ? ok(id) : refuse('no_existe')
}

/** Every part is encoded: an e-mail address may contain `?` and `&`, which would add recipients. */
export const replyHref = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
