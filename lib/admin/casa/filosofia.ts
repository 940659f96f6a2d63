import 'server-only'
import { z } from 'zod'
import { IMAGEN_COLUMNS, type Imagen, saveImagen } from '@/lib/admin/imagenes/save.ts'
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
  type Traducciones,
  trimmed,
  withEstado,
} from '@/lib/admin/translations/schema.ts'
import type { Result } from '@/lib/core/result.ts'

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

export type IdeaRow = {
  id: string
  slug: string
  titulo: string
  subtitulo: string | null
  cuerpo: string
  ilustracion: string | null
  visible: boolean
  version: number
  traducciones: Traducciones
  imagen: Imagen | null
  huella: string
}
const COLUMNS: string = `id, slug, titulo, subtitulo, cuerpo, ilustracion, visible, version, traducciones, imagen:imagenes(${IMAGEN_COLUMNS})`

const withFingerprint = (row: Omit<IdeaRow, 'huella'>): IdeaRow => ({
  ...row,
  huella: fingerprintOf([row.titulo, row.subtitulo, row.cuerpo]),
})

export const listIdeas = async (db: AdminDb): Promise<IdeaRow[]> =>
  rows<IdeaRow>(
    await db
      .from('filosofia')
      .select(COLUMNS)
      .order('orden')
      .order('slug')
      .overrideTypes<IdeaRow[], { merge: false }>(),
  ).map(withFingerprint)

export async function getIdea(db: AdminDb, id: string): Promise<IdeaRow | null> {
  if (!z.uuid().safeParse(id).success) return null
  const found = one<IdeaRow>(await db.from('filosofia').select(COLUMNS).eq('id', id).maybeSingle<IdeaRow>())
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
