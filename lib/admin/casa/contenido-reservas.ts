import 'server-only'
import { z } from 'zod'
import { one, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { optional, texto } from '@/lib/admin/translations/columns.ts'
import { byIdioma, lines, MARKS, type Translated, withEstado } from '@/lib/admin/translations/schema.ts'
import { isHHmm } from '@/lib/core/dates.ts'
import { ok, type Result, refuse } from '@/lib/core/result.ts'
import { badPlaceholders, PLACEHOLDERS } from '@/lib/reservas/template.ts'
import { namesOf, type Picked } from '@/lib/supabase/select.ts'

export const TEXTOS_RESERVAS = [
  'titulo_principal',
  'descripcion_principal',
  'mensaje_confirmacion',
  'mensaje_whatsapp',
  'ocasion_opciones',
] as const
export const MAX_RESERVAS = 1000

const template = texto(MAX_RESERVAS).superRefine((text, ctx) => {
  const invalid = badPlaceholders(text)
  if (invalid.length === 0) return
  ctx.addIssue({
    code: 'custom',
    message: `No se sabe qué poner en ${invalid.join(', ')}. Los huecos que hay: ${PLACEHOLDERS.map((h) => `{${h}}`).join(' ')}.`,
  })
})
const ocasiones = lines(80, 'Cada ocasión')

const horas = z
  .object({
    si: z.record(z.string(), z.literal('on')).default({}),
    otras: z
      .string()
      .default('')
      .transform((text) => text.split(/[\s,;]+/).filter(Boolean))
      .refine((list) => list.every(isHHmm), 'Escribe las horas así: 13:10 13:40.'),
  })
  .transform(({ si, otras }) => [...new Set([...Object.keys(si).filter(isHHmm), ...otras])].sort())
  .refine((list) => list.length <= 96, 'Como mucho 96 horas.')

export const contenidoReservasSchema = z.object({
  id: z.uuid(),
  version: z.coerce.number().int(),
  titulo_principal: texto(120).refine((text) => text !== '', 'Escribe el título de la página.'),
  descripcion_principal: optional(MAX_RESERVAS),
  mensaje_confirmacion: optional(MAX_RESERVAS),
  mensaje_whatsapp: template.transform((text) => text || null),
  ocasion_opciones: ocasiones,
  horarios_comida: horas,
  horarios_cena: horas,
  traducciones: byIdioma(
    z
      .object({
        titulo_principal: texto(120),
        descripcion_principal: texto(MAX_RESERVAS),
        mensaje_confirmacion: texto(MAX_RESERVAS),
        mensaje_whatsapp: template,
        ocasion_opciones: ocasiones,
        ...MARKS,
      })
      .transform(withEstado),
  ),
})

const COLUMNS = namesOf(
  'contenido_reservas',
  'id',
  'version',
  'horarios_comida',
  'horarios_cena',
  'traducciones',
  ...TEXTOS_RESERVAS,
)
export type ContenidoReservasRow = Translated<Picked<'contenido_reservas', typeof COLUMNS>>

export const getContenidoReservas = async (db: AdminDb): Promise<ContenidoReservasRow | null> =>
  one<ContenidoReservasRow>(
    await db.from('contenido_reservas').select(COLUMNS.join()).limit(1).maybeSingle<ContenidoReservasRow>(),
  )

export async function saveContenidoReservas(
  db: AdminDb,
  { id, version, ...row }: z.output<typeof contenidoReservasSchema>,
): Promise<Result<string, SaveAviso>> {
  const saved = save<{ id: string }[]>(
    await db.from('contenido_reservas').update(row).eq('id', id).eq('version', version).select('id'),
  )
  if (!saved.ok) return saved
  return saved.value?.length ? ok(id) : refuse('conflicto')
}
