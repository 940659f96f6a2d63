import { z } from 'zod'
import { buscar } from '@/lib/admin/kit/search.ts'
import { adminDbOrNull } from '@/lib/admin/kit/session.ts'

const pedido = z.object({ texto: z.string().max(200) })

/** What the palette finds for some words. A POST, because only those carry the `Origin` that the session is checked with. */
export async function POST(request: Request): Promise<Response> {
  const db = await adminDbOrNull()
  if (!db) return Response.json({ error: 'sin_permiso' }, { status: 403 })
  const read = pedido.safeParse(await request.json().catch(() => null))
  if (!read.success) return Response.json({ error: 'peticion' }, { status: 400 })
  return Response.json(await buscar(db, read.data.texto), { headers: { 'cache-control': 'no-store' } })
}
