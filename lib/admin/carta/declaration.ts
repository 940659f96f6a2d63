import 'server-only'
import { z } from 'zod'
import type { Presencia } from '@/lib/admin/carta/alergenos-schema.ts'
import { one, rows } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'

export type Alergeno = { clave: string; nombre: string }
export type Declared = {
  declarado_en: string | null
  alergenos: readonly { presencia: Presencia; alergeno: { clave: string } }[]
}

export const listAlergenos = async (db: AdminDb): Promise<Alergeno[]> =>
  rows<Alergeno>(await db.from('alergenos').select('clave, nombre').order('id'))

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Whether this save signs the allergens again, and by whom. Without a change to them the earlier signature stays.
 * @param recipe what the signature refers to, now and before: the ingredients, the vintage
 */
export function firma(
  who: string,
  decision: 'declarado' | 'ninguno' | 'pendiente',
  alergenos: Readonly<Record<string, Presencia>>,
  antes: Declared | null,
  recipe: { ahora: unknown; antes: unknown },
): { declarado?: boolean; declarado_por?: string } {
  const newSignature = { declarado: true, declarado_por: who }
  if (decision === 'pendiente') return { declarado: false }
  if (!antes?.declarado_en) return newSignature
  const previous = antes.alergenos.map((a) => [a.alergeno.clave, a.presencia]).sort()
  const same = isEqual(Object.entries(alergenos).sort(), previous) && isEqual(recipe.ahora, recipe.antes)
  return same ? {} : newSignature
}

/** The column holds an account id, because guests can read it and names are personal data. */
export async function signerName(db: AdminDb, id: string | null): Promise<string> {
  if (id === db.quien.id) return db.quien.nombre
  if (!id || !z.uuid().safeParse(id).success) return 'el equipo'
  const found = one<{ username: string }>(
    await db.from('profiles').select('username').eq('id', id).maybeSingle(),
  )
  return found?.username ?? 'otra cuenta de administración'
}
