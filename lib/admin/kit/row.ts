import 'server-only'
import { one, rows, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { ok, type Result, refuse } from '@/lib/core/result.ts'
import type { Insert, Update } from '@/lib/supabase/schema.ts'

/** Tables without prices or allergens, where one write is the whole save. */
type Table = 'galeria' | 'filosofia'

/** The client's types cannot follow two tables at once; the signatures here and the database check the columns. */
const written = (columns: object) => columns as never

export async function changeRow<T extends Table>(
  db: AdminDb,
  tabla: T,
  id: string,
  version: number | undefined,
  columns: Update<T>,
): Promise<Result<string, SaveAviso>> {
  const saved = save<{ id: string }[]>(
    await db
      .from(tabla as Table)
      .update(written(columns))
      .eq('id', id)
      .eq('version', version ?? 0)
      .select('id'),
  )
  if (!saved.ok) return saved
  if (saved.value?.length) return ok(id)
  const there = one<{ id: string }>(
    await db
      .from(tabla as Table)
      .select('id')
      .eq('id', id)
      .maybeSingle(),
  )
  return refuse(there ? 'conflicto' : 'no_existe')
}

export async function addRow<T extends Table>(
  db: AdminDb,
  tabla: T,
  columns: Omit<Insert<T>, 'orden'>,
): Promise<Result<string, SaveAviso>> {
  const [last] = rows<{ orden: number }>(
    await db
      .from(tabla as Table)
      .select('orden')
      .order('orden', { ascending: false })
      .limit(1),
  )
  const orden = Math.floor(Number(last?.orden ?? 0)) + 1
  const saved = save<{ id: string }[]>(
    await db
      .from(tabla as Table)
      .insert(written({ ...columns, orden }))
      .select('id'),
  )
  if (!saved.ok) return saved
  const [row] = saved.value ?? []
  return row ? ok(row.id) : refuse('no_existe')
}

export async function uniqueSlug(db: AdminDb, tabla: Table, base: string): Promise<string> {
  const taken = new Set(
    rows<{ slug: string }>(await db.from(tabla).select('slug').like('slug', `${base}%`)).map(
      ({ slug }) => slug,
    ),
  )
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`
    if (!taken.has(slug)) return slug
  }
}
