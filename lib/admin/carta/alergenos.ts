import 'server-only'
import { z } from 'zod'
import { json, one, rows, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { texto } from '@/lib/admin/translations/columns.ts'
import { byIdioma, MARKS, type Translated, withEstado } from '@/lib/admin/translations/schema.ts'
import { ok, type Result, refuse } from '@/lib/core/result.ts'
import { namesOf, type Picked } from '@/lib/supabase/select.ts'

/** The name of one of the 14 allergens. The law sets the list, so nobody adds or removes one. */
export const alergenoSchema = z.object({
  id: z.coerce.number().int().min(1).max(14),
  version: z.coerce.number().int(),
  nombre: texto(80).refine((text) => text !== '', 'Escribe el nombre del alérgeno.'),
  traducciones: byIdioma(z.object({ nombre: texto(80), ...MARKS }).transform(withEstado)),
})

const COLUMNS = namesOf('alergenos', 'id', 'clave', 'nombre', 'version', 'traducciones')
export type AlergenoRow = Translated<Picked<'alergenos', typeof COLUMNS>>

export const listAlergenos = async (db: AdminDb): Promise<AlergenoRow[]> =>
  rows<AlergenoRow>(
    await db
      .from('alergenos')
      .select(COLUMNS.join())
      .order('id')
      .overrideTypes<AlergenoRow[], { merge: false }>(),
  )

export const getAlergeno = async (db: AdminDb, clave: string): Promise<AlergenoRow | null> =>
  one<AlergenoRow>(
    await db.from('alergenos').select(COLUMNS.join()).eq('clave', clave).maybeSingle<AlergenoRow>(),
  )

/** Returns the key; `conflicto` when somebody has saved since. */
export async function saveAlergeno(
  db: AdminDb,
  { id, version, ...fila }: z.output<typeof alergenoSchema>,
): Promise<Result<string, SaveAviso>> {
  const saved = save<{ clave: string }[]>(
    await db.from('alergenos').update(fila).eq('id', id).eq('version', version).select('clave'),
  )
  if (!saved.ok) return saved
  const [row] = saved.value ?? []
  return row ? ok(row.clave) : refuse('conflicto')
}

export const MATRIX_TIPOS = ['platos', 'bebidas', 'vinos'] as const
export type MatrixTipo = (typeof MATRIX_TIPOS)[number]
export type Presencia = 'contiene' | 'puede_contener' | 'comprobado_sin'
const PER_PAGE = 300

/** Presence by allergen number; a missing entry means undeclared. */
export type MatrixRow = {
  id: string
  nombre: string
  grupo: string
  visible: boolean
  declarado_en: string | null
  presencias: Readonly<Partial<Record<string, Presencia>>>
}

export async function getMatrix(
  db: AdminDb,
  tipo: MatrixTipo,
  page: number,
): Promise<{ filas: MatrixRow[]; hasMore: boolean }> {
  const skip = (page - 1) * PER_PAGE
  const found = rows(
    json<MatrixRow[]>(await db.rpc('panel_matriz_alergenos', { tipo, salto: skip, cuantos: PER_PAGE + 1 })),
  )
  return { filas: found.slice(0, PER_PAGE), hasMore: found.length > PER_PAGE }
}
