import 'server-only'
import { z } from 'zod'
import { one, rows, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { slugOf } from '@/lib/admin/kit/slug.ts'
import { optional, texto } from '@/lib/admin/translations/columns.ts'
import { fingerprintOf } from '@/lib/admin/translations/fingerprint.ts'
import { byIdioma, flag, MARKS, type Translated, withEstado } from '@/lib/admin/translations/schema.ts'
import { ok, type Result, refuse } from '@/lib/core/result.ts'
import { namesOf, type Picked } from '@/lib/supabase/select.ts'

export const MAX_NOMBRE = 80
export const MAX_DESCRIPCION = 300
export const TIPOS = ['plato', 'bebida'] as const
export type Tipo = (typeof TIPOS)[number]

export const categoriaSchema = z.object({
  id: z.uuid().optional(),
  version: z.coerce.number().int().optional(),
  tipo: z.enum(TIPOS, 'Elige si es de platos o de bebidas.'),
  nombre: texto(MAX_NOMBRE).refine((t) => t !== '', 'Escribe el nombre de la categoría.'),
  descripcion: optional(MAX_DESCRIPCION),
  visible: flag,
  traducciones: byIdioma(
    z
      .object({ nombre: texto(MAX_NOMBRE), descripcion: texto(MAX_DESCRIPCION), ...MARKS })
      .transform(withEstado),
  ),
})

const COLUMNS = namesOf(
  'categorias',
  'id',
  'slug',
  'tipo',
  'nombre',
  'descripcion',
  'visible',
  'version',
  'traducciones',
)
type ReadCategoria = Translated<Picked<'categorias', typeof COLUMNS>>
export type Categoria = ReadCategoria & { huella: string }
const withFingerprint = (c: ReadCategoria): Categoria => ({
  ...c,
  huella: fingerprintOf([c.nombre, c.descripcion]),
})

export async function listCategorias(db: AdminDb): Promise<Categoria[]> {
  const found = rows<ReadCategoria>(
    await db
      .from('categorias')
      .select(COLUMNS.join())
      .in('tipo', [...TIPOS])
      .order('tipo', { ascending: false })
      .order('orden')
      .order('slug')
      .overrideTypes<ReadCategoria[], { merge: false }>(),
  )
  return found.map(withFingerprint)
}

export async function getCategoria(db: AdminDb, id: string): Promise<Categoria | null> {
  if (!z.uuid().safeParse(id).success) return null
  const found = one<ReadCategoria>(
    await db.from('categorias').select(COLUMNS.join()).eq('id', id).maybeSingle<ReadCategoria>(),
  )
  return found && withFingerprint(found)
}

async function uniqueSlug(db: AdminDb, nombre: string): Promise<string> {
  const base = slugOf(nombre, 'categoria')
  const taken = new Set(
    rows<{ slug: string }>(await db.from('categorias').select('slug').like('slug', `${base}%`)).map(
      ({ slug }) => slug,
    ),
  )
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`
    if (!taken.has(slug)) return slug
  }
}

export async function saveCategoria(
  db: AdminDb,
  { id, version, tipo, ...columnas }: z.output<typeof categoriaSchema>,
): Promise<Result<string, SaveAviso>> {
  if (id) {
    const saved = save<{ id: string }[]>(
      await db
        .from('categorias')
        .update(columnas)
        .eq('id', id)
        .eq('version', version ?? 0)
        .select('id'),
    )
    if (!saved.ok) return saved
    if (saved.value?.length) return ok(id)
    return refuse((await getCategoria(db, id)) ? 'conflicto' : 'no_existe')
  }
  const [last] = rows<{ orden: number }>(
    await db
      .from('categorias')
      .select('orden')
      .eq('tipo', tipo)
      .order('orden', { ascending: false })
      .limit(1),
  )
  const orden = Math.floor(Number(last?.orden ?? 0)) + 1
  const slug = await uniqueSlug(db, columnas.nombre)
  const saved = save<{ id: string }[]>(
    await db
      .from('categorias')
      .insert({ ...columnas, tipo, slug, orden })
      .select('id'),
  )
  if (!saved.ok) return saved
  const [row] = saved.value ?? []
  return row ? ok(row.id) : refuse('no_existe')
}
