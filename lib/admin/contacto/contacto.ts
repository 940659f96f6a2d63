import 'server-only'
import { z } from 'zod'
import { one, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { optional, texto } from '@/lib/admin/translations/columns.ts'
import { byIdioma, MARKS, type Translated, withEstado } from '@/lib/admin/translations/schema.ts'
import { ok, type Result, refuse } from '@/lib/core/result.ts'
import { namesOf, type Picked } from '@/lib/supabase/select.ts'

/** In the order in which the database makes its mark of them: in another every translation looks old. */
export const TEXTOS_CONTACTO = [
  'como_llegar',
  'aparcamiento',
  'transporte',
  'bicicleta',
  'accesibilidad',
  'terraza',
  'grupos',
  'atencion',
] as const
export type TextoContacto = (typeof TEXTOS_CONTACTO)[number]
export const MAX_CONTACTO = 600

const forEachTexto = <T>(valor: T) =>
  Object.fromEntries(TEXTOS_CONTACTO.map((campo) => [campo, valor])) as Record<TextoContacto, T>

const degrees = (hasta: number) =>
  z
    .string()
    .trim()
    .default('')
    .refine(
      (text) => text === '' || /^-?\d{1,3}([.,]\d{1,6})?$/.test(text),
      'Escribe los grados con hasta seis decimales, por ejemplo 38,192100.',
    )
    .transform((text) => (text === '' ? null : Number(text.replace(',', '.'))))
    .refine((n) => n === null || Math.abs(n) <= hasta, `Entre −${hasta} y ${hasta}.`)

export const contactoSchema = z
  .object({
    id: z.uuid(),
    version: z.coerce.number().int(),
    ...forEachTexto(optional(MAX_CONTACTO)),
    lat: degrees(90),
    lng: degrees(180),
    traducciones: byIdioma(
      z.object({ ...forEachTexto(texto(MAX_CONTACTO)), ...MARKS }).transform(withEstado),
    ),
  })
  .superRefine(({ lat, lng }, ctx) => {
    if ((lat === null) === (lng === null)) return
    ctx.addIssue({
      code: 'custom',
      path: [lat === null ? 'lat' : 'lng'],
      message: 'El punto del mapa necesita latitud y longitud: escribe las dos o ninguna.',
    })
  })

const COLUMNS = namesOf('contacto', 'id', 'version', 'lat', 'lng', 'traducciones', ...TEXTOS_CONTACTO)
export type ContactoRow = Translated<Picked<'contacto', typeof COLUMNS>>

export const getContacto = async (db: AdminDb): Promise<ContactoRow | null> =>
  one<ContactoRow>(await db.from('contacto').select(COLUMNS.join()).limit(1).maybeSingle<ContactoRow>())

export async function saveContacto(
  db: AdminDb,
  { id, version, ...fila }: z.output<typeof contactoSchema>,
): Promise<Result<string, SaveAviso>> {
  const saved = save<{ id: string }[]>(
    await db.from('contacto').update(fila).eq('id', id).eq('version', version).select('id'),
  )
  if (!saved.ok) return saved
  return saved.value?.length ? ok(id) : refuse('conflicto')
}
