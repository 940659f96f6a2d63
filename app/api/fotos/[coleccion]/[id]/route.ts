import { shownFoto } from '@/lib/imagenes/shown.ts'
import { fotoOf } from '@/lib/muro/fotos.ts'
import { openFoto } from '@/lib/supabase/open-foto.ts'

export const dynamic = 'force-dynamic'

/** The picture of a row never changes, but it can be withdrawn: no copy outlives a week. */
const CACHE_CONTROL = 'public, max-age=604800, stale-while-revalidate=86400'
const TIPOS = /^image\/(webp|jpeg|avif|png)$/

type RouteContext = { params: Promise<{ coleccion: string; id: string }> }

export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const { coleccion, id } = await params
  try {
    const foto = await fotoOf(coleccion, id)
    const stored = foto && (await openFoto(foto.bucket, foto.nombre))
    const type = stored?.headers.get('content-type') ?? ''
    const shown =
      stored && TIPOS.test(type) ? await shownFoto(new Uint8Array(await stored.arrayBuffer())) : null
    if (!shown) {
      await stored?.body?.cancel().catch(() => {})
      return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    }
    return new Response(shown.bytes, {
      headers: {
        'content-type': shown.type,
        'content-length': String(shown.bytes.byteLength),
        'cache-control': CACHE_CONTROL,
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
      },
    })
  } catch (error) {
    console.error('fotos', error instanceof Error ? error.message : error)
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } })
  }
}
