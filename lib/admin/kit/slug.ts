import 'server-only'
import { rows } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'

export const slugOf = (nombre: string, fallback = 'plato'): string =>
  nombre
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 70)
    .replace(/-+$/, '') || fallback

export async function uniqueSlug(
  db: AdminDb,
  tabla: 'platos' | 'bebidas' | 'vinos',
  nombre: string,
): Promise<string> {
  const base = slugOf(nombre, tabla.slice(0, -1))
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
