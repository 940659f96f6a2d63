import 'server-only'
import { z } from 'zod'
import { count, one, rows, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { ok, type Result, refuse } from '@/lib/core/result.ts'
import { LOCALES, type Locale } from '@/lib/i18n/locales.ts'

export const ESTADOS = ['pendiente', 'publicada', 'rechazada', 'retirada'] as const
export type Estado = (typeof ESTADOS)[number]

const COLUMNS =
  'id,nombre,idioma,texto,foto,estado,verificada,respuesta,motivo,publicada_en,creado_en,version'
const fila = z.object({
  id: z.uuid(),
  nombre: z.string(),
  idioma: z.enum(LOCALES),
  texto: z.string(),
  foto: z.string().nullable(),
  estado: z.enum(ESTADOS),
  verificada: z.boolean(),
  respuesta: z.string().nullable(),
  motivo: z.string().nullable(),
  publicada_en: z.string().nullable(),
  creado_en: z.string(),
  version: z.int(),
})
export type ExperienciaRow = z.output<typeof fila> & { idioma: Locale }

export const PER_PAGE = 50

export async function listExperiencias(db: AdminDb, estado: Estado): Promise<ExperienciaRow[]> {
  const found = await db
    .from('experiencias')
    .select(COLUMNS)
    .eq('estado', estado)
    .order('creado_en', { ascending: estado === 'pendiente' })
    .limit(PER_PAGE)
  return z.array(fila).parse(rows(found))
}

export async function countByEstado(db: AdminDb): Promise<Record<Estado, number>> {
  const counted = await Promise.all(
    ESTADOS.map(async (estado) => {
      const answer = await db
        .from('experiencias')
        .select('id', { count: 'exact', head: true })
        .eq('estado', estado)
      return [estado, count(answer)] as const
    }),
  )
  return Object.fromEntries(counted) as Record<Estado, number>
}

const verb = z.object({ id: z.uuid(), de: z.enum(ESTADOS), a: z.enum(ESTADOS) })
export const moveSchema = verb.extend({
  motivo: z.string().trim().max(300, 'El motivo tiene como mucho 300 caracteres.').optional(),
})

type ChangedPost = { id: string; respuesta?: string | null }

async function changed(
  db: AdminDb,
  id: string,
  answer: Parameters<typeof save<ChangedPost[]>>[0],
): Promise<Result<ChangedPost, SaveAviso>> {
  const saved = save<ChangedPost[]>(answer)
  if (!saved.ok) return saved
  const [row] = saved.value ?? []
  if (row) return ok(row)
  const there = one<{ id: string }>(await db.from('experiencias').select('id').eq('id', id).maybeSingle())
  return refuse(there ? 'conflicto' : 'no_existe')
}

/** Optimistic lock on the state the reader saw; the database decides which state may follow which. */
export const moveExperiencia = async (
  db: AdminDb,
  { id, de, a, motivo }: z.output<typeof moveSchema>,
): Promise<Result<string, SaveAviso>> => {
  const done = await changed(
    db,
    id,
    await db
      .from('experiencias')
      .update({ estado: a, ...(motivo ? { motivo } : {}) })
      .eq('id', id)
      .eq('estado', de)
      .select('id'),
  )
  return done.ok ? ok(done.value.id) : done
}

export const answerSchema = z.object({
  id: z.uuid(),
  antes: z.string().max(2000),
  respuesta: z.string().trim().max(600, 'La respuesta tiene como mucho 600 caracteres.'),
})

export async function answerExperiencia(
  db: AdminDb,
  { id, antes, respuesta }: z.output<typeof answerSchema>,
): Promise<Result<string, SaveAviso>> {
  const update = db
    .from('experiencias')
    .update({ respuesta: respuesta || null })
    .eq('id', id)
  const done = await changed(
    db,
    id,
    await (antes === '' ? update.is('respuesta', null) : update.eq('respuesta', antes)).select(
      'id, respuesta',
    ),
  )
  return done.ok ? ok(done.value.respuesta ?? '') : done
}

export async function fotoOfPost(db: AdminDb, id: string): Promise<string | null> {
  if (!z.uuid().safeParse(id).success) return null
  const found = one<{ foto: string | null }>(
    await db.from('experiencias').select('foto').eq('id', id).maybeSingle(),
  )
  return found?.foto ?? null
}
