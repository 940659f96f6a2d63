import { openFoto } from '@/lib/supabase/open-foto.ts'

export const dynamic = 'force-dynamic'

const NOMBRE = /^[0-9a-f]{32}-\d{1,4}\.(avif|webp)$/

type RouteContext = { params: Promise<{ nombre: string }> }

const emptyResponse = (status: number) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/** A picture of the house, through the site because the storage is not public. A name is never reused: immutable. */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const { nombre } = await params
  const [, format] = NOMBRE.exec(nombre) ?? []
  if (!format) return emptyResponse(404)
  try {
    const stored = await openFoto('contenido', nombre)
    if (!stored) return emptyResponse(404)
    const length = stored.headers.get('content-length')
    return new Response(stored.body, {
      headers: {
        'content-type': `image/${format}`,
        ...(length ? { 'content-length': length } : {}),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
      },
    })
  } catch (error) {
    console.error('imagenes', error instanceof Error ? error.message : error)
    return emptyResponse(503)
  }
}
