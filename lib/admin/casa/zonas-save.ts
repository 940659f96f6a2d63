import 'server-only'
import { z } from 'zod'
import { rows, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { optional, texto } from '@/lib/admin/translations/columns.ts'
import { byIdioma, flag, MARKS, type Translated, withEstado } from '@/lib/admin/translations/schema.ts'
import { ok, type Result, refuse } from '@/lib/core/result.ts'
import { namesOf, type Picked } from '@/lib/supabase/select.ts'

export const zonaSchema = z.object({
  id: z.uuid(),
  version: z.coerce.number().int(),
  nombre: texto(80).refine((text) => text !== '', 'Escribe cómo se llama la zona.'),
  descripcion: optional(300),
  visible: flag,
  aforo: z
    .string()
    .trim()
    .default('')
    .refine(
      (text) => text === '' || (/^\d{1,4}$/.test(text) && Number(text) <= 1000),
      'Escribe las plazas, entre 0 y 1000, o nada si nadie las cuenta.',
    )
    .transform((text) => (text === '' ? null : Number(text))),
  traducciones: byIdioma(
    z.object({ nombre: texto(80), descripcion: texto(300), ...MARKS }).transform(withEstado),
  ),
})

const COLUMNS = namesOf(
  'zonas',
  'id',
  'clave',
  'nombre',
  'descripcion',
  'visible',
  'aforo',
  'por_mesas',
  'version',
  'traducciones',
)
export type ZonaRow = Translated<Picked<'zonas', typeof COLUMNS>> & { clave: 'interior' | 'exterior' }

export const listZonas = async (db: AdminDb): Promise<ZonaRow[]> =>
  rows<ZonaRow>(
    await db
      .from('zonas')
      .select(COLUMNS.join())
      .order('orden')
      .order('clave')
      .overrideTypes<ZonaRow[], { merge: false }>(),
  )

export async function saveZona(
  db: AdminDb,
  { id, version, ...fila }: z.output<typeof zonaSchema>,
): Promise<Result<string, SaveAviso>> {
  const saved = save<{ clave: string }[]>(
    await db.from('zonas').update(fila).eq('id', id).eq('version', version).select('clave'),
  )
  if (!saved.ok) return saved
  const [row] = saved.value ?? []
  return row ? ok(row.clave) : refuse('conflicto')
}
