import { adminDb } from '@/lib/admin/kit/session.ts'
import { fotoOfPost } from '@/lib/admin/muro/experiencias.ts'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** The photo of a post that is not published yet; no cache stores it. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const db = await adminDb('/almaenigma/galeria')
  const nombre = await fotoOfPost(db, (await params).id)
  const { data } = nombre ? await db.storage.from('experiencias').download(nombre) : { data: null }
  if (!data) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(data, {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
