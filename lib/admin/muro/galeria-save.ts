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

export const MAX = { titulo: 120, pie: 300, alt: 300 } as const

const textos = z
  .object({ titulo: trimmed(MAX.titulo), pie: trimmed(MAX.pie), alt: trimmed(MAX.alt), ...MARKS })
  .transform(withEstado)

export const laminaSchema = z
  .object({
    id: z.uuid().optional(),
    version: z.coerce.number().int().optional(),
    titulo: trimmed(MAX.titulo).min(1, 'Escribe el título.'),
    pie: trimmed(MAX.pie),
    alt: trimmed(MAX.alt).min(1, 'Escribe qué se ve: es lo que oye quien no ve la imagen.'),
    ilustracion: z.string().regex(/^[a-z0-9-]{0,40}$/, 'Elige un grabado de la lista.'),
    imagen: imagenCampo,
    visible: flag,
    traducciones: byIdioma(textos),
  })
  .refine(({ imagen, ilustracion }) => imagen.id !== null || ilustracion !== '', {
    path: ['imagen'],
    message: 'Sube una foto o elige un grabado: sin ninguno de los dos no hay nada que ver.',
  })

const COLUMNS = namesOf(
  'galeria',
  'id',
  'slug',
  'titulo',
  'pie',
  'alt',
  'ilustracion',
  'visible',
  'version',
  'traducciones',
)
export type LaminaRow = Translated<Picked<'galeria', typeof COLUMNS>> & {
  imagen: Imagen | null
  huella: string
}
const WITH_IMAGEN = [...COLUMNS, IMAGEN_WITH_ROW].join()

const withFingerprint = (row: Omit<LaminaRow, 'huella'>): LaminaRow => ({
  ...row,
  huella: fingerprintOf([row.titulo, row.pie, row.alt]),
})

export const listLaminas = async (db: AdminDb): Promise<LaminaRow[]> =>
  rows<LaminaRow>(
    await db
      .from('galeria')
      .select(WITH_IMAGEN)
      .order('orden')
      .order('slug')
      .overrideTypes<LaminaRow[], { merge: false }>(),
  ).map(withFingerprint)

export async function getLamina(db: AdminDb, id: string): Promise<LaminaRow | null> {
  if (!z.uuid().safeParse(id).success) return null
  const found = one<LaminaRow>(
    await db.from('galeria').select(WITH_IMAGEN).eq('id', id).maybeSingle<LaminaRow>(),
  )
  return found && withFingerprint(found)
}

export async function saveLamina(
  db: AdminDb,
  { id, version, imagen, pie, ilustracion, ...textos }: z.output<typeof laminaSchema>,
): Promise<Result<string, SaveAviso>> {
  const foto = await saveImagen(db, imagen)
  if (!foto.ok) return foto
  const columns = {
    ...textos,
    pie: pie || null,
    ilustracion: ilustracion || null,
    imagen_id: foto.value,
  }
  if (id) return changeRow(db, 'galeria', id, version, columns)
  const slug = await uniqueSlug(db, 'galeria', slugOf(textos.titulo, 'imagen'))
  return addRow(db, 'galeria', { ...columns, slug })
}
