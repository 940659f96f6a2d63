import 'server-only'
import { z } from 'zod'
import { one, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { optional, texto } from '@/lib/admin/translations/columns.ts'
import { byIdioma, MARKS, type Translated, withEstado } from '@/lib/admin/translations/schema.ts'
import { ok, type Result, refuse } from '@/lib/core/result.ts'
import { namesOf, type Picked } from '@/lib/supabase/select.ts'

export const ENLACES = ['instagram_url', 'tripadvisor_url', 'google_maps_url', 'whatsapp_url'] as const
export type Enlace = (typeof ENLACES)[number]
export const MAX_DESCRIPCION_PIE = 600

const enlace = texto(500)
  .refine(
    (text) => text === '' || /^https:\/\/[^\s"<>]{3,}$/.test(text),
    'Pega la dirección entera: empieza por https:// y no tiene espacios.',
  )
  .transform((text) => text || null)

export const footerSchema = z.object({
  id: z.uuid(),
  version: z.coerce.number().int(),
  telefono: texto(25)
    .refine(
      (text) => text === '' || /^\+[0-9 ]{9,24}$/.test(text),
      'Escribe el prefijo y el número, por ejemplo +34 900 000 000.',
    )
    .transform((text) => text || null),
  email: texto(254)
    .refine(
      (text) => text === '' || /^[^@\s]{1,64}@[^@\s]{3,189}$/.test(text),
      'Escribe un correo, por ejemplo hola@tucasa.es.',
    )
    .transform((text) => text || null),
  direccion: optional(200),
  instagram_url: enlace,
  tripadvisor_url: enlace,
  google_maps_url: enlace,
  whatsapp_url: enlace,
  descripcion_restaurante: optional(MAX_DESCRIPCION_PIE),
  traducciones: byIdioma(
    z.object({ descripcion_restaurante: texto(MAX_DESCRIPCION_PIE), ...MARKS }).transform(withEstado),
  ),
})

const COLUMNS = namesOf(
  'footer_info',
  'id',
  'version',
  'telefono',
  'email',
  'direccion',
  'descripcion_restaurante',
  'traducciones',
  ...ENLACES,
)
export type FooterRow = Translated<Picked<'footer_info', typeof COLUMNS>>

export const getFooter = async (db: AdminDb): Promise<FooterRow | null> =>
  one<FooterRow>(await db.from('footer_info').select(COLUMNS.join()).limit(1).maybeSingle<FooterRow>())

export async function saveFooter(
  db: AdminDb,
  { id, version, ...row }: z.output<typeof footerSchema>,
): Promise<Result<string, SaveAviso>> {
  const saved = save<{ id: string }[]>(
    await db.from('footer_info').update(row).eq('id', id).eq('version', version).select('id'),
  )
  if (!saved.ok) return saved
  return saved.value?.length ? ok(id) : refuse('conflicto')
}
