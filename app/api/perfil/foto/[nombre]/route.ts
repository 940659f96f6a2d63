import { cuentaClient, presentedClaims } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

const NOMBRE = /^[A-Za-z0-9_-]{16,80}\.webp$/

type RouteContext = { params: Promise<{ nombre: string }> }

/** The guest's own picture, read with the guest's own session: the storage's policies decide. */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const none = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } })
  const [{ nombre }, currentUser] = await Promise.all([params, presentedClaims()])
  if (!currentUser || !NOMBRE.test(nombre)) return none(404)
  try {
    const db = await cuentaClient()
    const { data } = await db.storage.from('avatares').download(`${currentUser.sub}/${nombre}`)
    if (!data) return none(404)
    return new Response(data.stream(), {
      headers: {
        'content-type': 'image/webp',
        'content-length': `${data.size}`,
        'cache-control': 'private, max-age=86400',
        vary: 'Cookie',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
      },
    })
  } catch (error) {
    console.error('perfil', error instanceof Error ? error.message : error)
    return none(503)
  }
}
