import 'server-only'
import { z } from 'zod'
import { one, rows, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { isIsoDate } from '@/lib/core/dates.ts'
import { ok, type Result, refuse } from '@/lib/core/result.ts'

export const IDIOMAS_LEGALES = { en: 'Inglés', fr: 'Francés', de: 'Alemán', it: 'Italiano' } as const
export type IdiomaLegal = keyof typeof IDIOMAS_LEGALES
export const MAX_BODY = 20_000

const titulo = z.string().trim().max(120, 'Como mucho 120 caracteres.')
const body = z.string().trim().max(MAX_BODY, `Como mucho ${MAX_BODY} caracteres.`)
const traduccion = z
  .object({ titulo, cuerpo: body })
  .transform((textos) => ({ ...textos, estado: 'revisado' }))

/** `version` is the row's, for the conflict check; `edicion` belongs to the text. */
export const legalSchema = z.object({
  id: z.uuid(),
  version: z.coerce.number().int(),
  edicion: z
    .string()
    .trim()
    .regex(
      /^\d{4}-(0[1-9]|1[0-2])(-[0-3]\d)?$/,
      'Escribe el año y el mes, y si hace falta el día: 2026-11 o 2026-11-15.',
    ),
  vigente_desde: z.string().trim().refine(isIsoDate, 'Escribe una fecha: 2026-11-15.'),
  titulo: titulo.min(2, 'Escribe el título.'),
  cuerpo: body.min(2, 'Escribe el texto.'),
  traducciones: z.object({ en: traduccion, fr: traduccion, de: traduccion, it: traduccion }),
})

const fila = z.object({
  id: z.uuid(),
  clave: z.string(),
  version: z.string(),
  vigente_desde: z.string(),
  titulo: z.string(),
  cuerpo: z.string(),
  traducciones: z.record(
    z.string(),
    z.object({ titulo: z.string().catch(''), cuerpo: z.string().catch('') }),
  ),
  actualizado_en: z.string(),
  revision: z.number().int(),
})
export type LegalRow = z.output<typeof fila>
const COLUMNS = 'id, clave, version, vigente_desde, titulo, cuerpo, traducciones, actualizado_en, revision'

export const listLegales = async (db: AdminDb): Promise<LegalRow[]> =>
  z.array(fila).parse(rows(await db.from('legales').select(COLUMNS).order('orden').order('clave')))

export async function getLegal(db: AdminDb, clave: string): Promise<LegalRow | null> {
  const row = one(await db.from('legales').select(COLUMNS).eq('clave', clave).maybeSingle())
  return row ? fila.parse(row) : null
}

/** The database refuses changes to an edition that guests have accepted. */
export async function saveLegal(
  db: AdminDb,
  { id, version, edicion, ...texto }: z.output<typeof legalSchema>,
): Promise<Result<string, SaveAviso>> {
  const saved = save(
    await db
      .from('legales')
      .update({ ...texto, version: edicion })
      .eq('id', id)
      .eq('revision', version)
      .select('clave'),
    { version: 'edicion' },
  )
  if (!saved.ok) return saved
  const [row] = z.array(z.object({ clave: z.string() })).parse(saved.value ?? [])
  return row ? ok(row.clave) : refuse('conflicto')
}
