import { z } from 'zod'
import { search } from '@/lib/admin/kit/search.ts'
import { adminDbOrNull } from '@/lib/admin/kit/session.ts'

const requestSchema = z.object({ texto: z.string().max(200) })

/** A POST, because only a POST carries the `Origin` that the session is checked with. */
export async function POST(request: Request): Promise<Response> {
  const db = await adminDbOrNull()
  if (!db) return Response.json({ error: 'sin_permiso' }, { status: 403 })
  const read = requestSchema.safeParse(await request.json().catch(() => null))
  if (!read.success) return Response.json({ error: 'peticion' }, { status: 400 })
  return Response.json(await search(db, read.data.texto), { headers: { 'cache-control': 'no-store' } })
}
