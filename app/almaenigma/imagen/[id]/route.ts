import { getImagen, openOriginal } from '@/lib/admin/imagenes/save.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** The whole picture, for cropping. A picture never changes, so the browser may cache it for a day. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  const db = await adminDb(`/almaenigma/imagen/${id}`)
  const imagen = await getImagen(db, id)
  const blob = imagen && (await openOriginal(db, imagen))
  if (!blob) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(blob, {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=86400',
      'x-content-type-options': 'nosniff',
    },
  })
}
