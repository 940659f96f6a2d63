import 'server-only'
import { z } from 'zod'
import { one, rows, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { texto } from '@/lib/admin/translations/columns.ts'
import { byIdioma, flag, MARKS, type Translated, withEstado } from '@/lib/admin/translations/schema.ts'
import { ok, type Result, refuse } from '@/lib/core/result.ts'
import { namesOf, type Picked } from '@/lib/supabase/select.ts'

export const MAX_PREGUNTA = 200
export const MAX_RESPUESTA = 1000

export const preguntaSchema = z.object({
  id: z.uuid().optional(),
  version: z.coerce.number().int().optional(),
  tema: z
    .string()
    .trim()
    .regex(/^([a-z][a-z_]{1,39})?$/, 'Elige un tema de la lista.')
    .default(''),
  pregunta: texto(MAX_PREGUNTA).refine((text) => text !== '', 'Escribe la pregunta.'),
  respuesta: texto(MAX_RESPUESTA).refine((text) => text !== '', 'Escribe la respuesta.'),
  visible: flag,
  traducciones: byIdioma(
    z
      .object({ pregunta: texto(MAX_PREGUNTA), respuesta: texto(MAX_RESPUESTA), ...MARKS })
      .transform(withEstado),
  ),
})

const COLUMNS = namesOf(
  'preguntas_frecuentes',
  'id',
  'tema',
  'pregunta',
  'respuesta',
  'visible',
  'version',
  'traducciones',
  'actualizado_en',
)
export type PreguntaRow = Translated<Picked<'preguntas_frecuentes', typeof COLUMNS>>

export const listPreguntas = async (db: AdminDb): Promise<PreguntaRow[]> =>
  rows<PreguntaRow>(
    await db
      .from('preguntas_frecuentes')
      .select(COLUMNS.join())
      .order('orden')
      .order('tema')
      .overrideTypes<PreguntaRow[], { merge: false }>(),
  )

export async function getPregunta(db: AdminDb, id: string): Promise<PreguntaRow | null> {
  if (!z.uuid().safeParse(id).success) return null
  return one<PreguntaRow>(
    await db.from('preguntas_frecuentes').select(COLUMNS.join()).eq('id', id).maybeSingle<PreguntaRow>(),
  )
}

const temaFor = (pregunta: string): string =>
  pregunta
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 32)
    .replace(/_+$/, '')
    .padEnd(2, 'x') || 'otra'

async function uniqueTema(db: AdminDb, pregunta: string): Promise<string> {
  const base = temaFor(pregunta)
  const taken = new Set(
    rows<{ tema: string }>(await db.from('preguntas_frecuentes').select('tema').like('tema', `${base}%`)).map(
      ({ tema }) => tema,
    ),
  )
  if (!taken.has(base)) return base
  for (const letter of 'bcdefghijklmnopqrstuvwxyz') {
    if (!taken.has(`${base}_${letter}`)) return `${base}_${letter}`
  }
  return base
}

export async function savePregunta(
  db: AdminDb,
  { id, version, tema: chosen, ...textos }: z.output<typeof preguntaSchema>,
): Promise<Result<string, SaveAviso>> {
  const tabla = db.from('preguntas_frecuentes')
  if (id) {
    const changes = chosen ? { ...textos, tema: chosen } : textos
    const saved = save<{ id: string }[]>(
      await tabla
        .update(changes)
        .eq('id', id)
        .eq('version', version ?? 0)
        .select('id'),
    )
    if (!saved.ok) return saved
    return saved.value?.length ? ok(id) : refuse('conflicto')
  }
  const tema = chosen || (await uniqueTema(db, textos.pregunta))
  const [last] = rows<{ orden: number }>(
    await db.from('preguntas_frecuentes').select('orden').order('orden', { ascending: false }).limit(1),
  )
  const orden = Math.floor(Number(last?.orden ?? 0)) + 1
  const saved = save<{ id: string }[]>(await tabla.insert({ ...textos, tema, orden }).select('id'))
  if (!saved.ok) return saved
  const [row] = saved.value ?? []
  return row ? ok(row.id) : refuse('no_existe')
}
