import 'server-only'
import { z } from 'zod'
import { IMAGEN_WITH_ROW, type Imagen, saveImagen } from '@/lib/admin/imagenes/save.ts'
import { imagenCampo } from '@/lib/admin/imagenes/schema.ts'
import { one, rows, type SaveAviso } from '@/lib/admin/kit/database.ts'
import { addRow, changeRow, uniqueSlug } from '@/lib/admin/kit/row.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { slugOf } from '@/lib/admin/kit/slug.ts'
import { fingerprintOf } from '@/lib/admin/translations/fingerprint.ts'
import {
  byIdioma,
  flag,
  MARKS,
  type Translated,
  trimmed,
  withEstado,
} from '@/lib/admin/translations/schema.ts'
import type { Result } from '@/lib/core/result.ts'
import { namesOf, type Picked } from '@/lib/supabase/select.ts'

export const MAX = { titulo: 120, subtitulo: 200, cuerpo: 4000 } as const

const textos = z
  .object({
    titulo: trimmed(MAX.titulo),
    subtitulo: trimmed(MAX.subtitulo),
    cuerpo: trimmed(MAX.cuerpo),
    ...MARKS,
  })
  .transform(withEstado)

export const ideaSchema = z.object({
  id: z.uuid().optional(),
  version: z.coerce.number().int().optional(),
  titulo: trimmed(MAX.titulo).min(1, 'Escribe el título.'),
  subtitulo: trimmed(MAX.subtitulo),
  cuerpo: trimmed(MAX.cuerpo).min(1, 'Escribe el texto.'),
  ilustracion: z.string().regex(/^[a-z0-9-]{0,40}$/, 'Elige un grabado de la lista.'),
  imagen: imagenCampo,
  visible: flag,
  traducciones: byIdioma(textos),
})

const COLUMNS = namesOf(
  'filosofia',
  'id',
  'slug',
  'titulo',
  'subtitulo',
  'cuerpo',
  'ilustracion',
  'visible',
  'version',
  'traducciones',
)
export type IdeaRow = Translated<Picked<'filosofia', typeof COLUMNS>> & {
  imagen: Imagen | null
  huella: string
}
const WITH_IMAGEN = [...COLUMNS, IMAGEN_WITH_ROW].join()

const withFingerprint = (row: Omit<IdeaRow, 'huella'>): IdeaRow => ({
  ...row,
  huella: fingerprintOf([row.titulo, row.subtitulo, row.cuerpo]),
})

export const listIdeas = async (db: AdminDb): Promise<IdeaRow[]> =>
  rows<IdeaRow>(
    await db
      .from('filosofia')
      .select(WITH_IMAGEN)
      .order('orden')
      .order('slug')
      .overrideTypes<IdeaRow[], { merge: false }>(),
  ).map(withFingerprint)

export async function getIdea(db: AdminDb, id: string): Promise<IdeaRow | null> {
  if (!z.uuid().safeParse(id).success) return null
  const found = one<IdeaRow>(
    await db.from('filosofia').select(WITH_IMAGEN).eq('id', id).maybeSingle<IdeaRow>(),
  )
  return found && withFingerprint(found)
}

export async function saveIdea(
  db: AdminDb,
  { id, version, imagen, subtitulo, ilustracion, ...textos }: z.output<typeof ideaSchema>,
): Promise<Result<string, SaveAviso>> {
  const foto = await saveImagen(db, imagen)
  if (!foto.ok) return foto
  const columns = {
    ...textos,
    subtitulo: subtitulo || null,
    ilustracion: ilustracion || null,
    imagen_id: foto.value,
  }
  if (id) return changeRow(db, 'filosofia', id, version, columns)
  const slug = await uniqueSlug(db, 'filosofia', slugOf(textos.titulo, 'idea'))
  return addRow(db, 'filosofia', { ...columns, slug })
}
