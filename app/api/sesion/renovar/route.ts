import { regresoDe } from '@/lib/cuenta/links.ts'
import { aTiempo, cuentaClient, usuarioDe } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

/**
 * Renews a guest's session for a page made for a visit, which can read cookies and not write them; then back to one's
 * own page, which does not ask twice (`ver=2`). Changes nothing but the visitor's own cookie.
 */
export async function GET(request: Request): Promise<Response> {
  const volver = regresoDe(new URL(request.url).searchParams.get('volver'), '/profile')
  try {
    const db = await cuentaClient()
    await aTiempo(db.auth.refreshSession())
    // An account that is gone can still hold a session that is not: asking for it ends that too.
    await aTiempo(usuarioDe(db))
  } catch (error) {
    console.error('sesion', error instanceof Error ? error.message : error)
  }
  return new Response(null, {
    status: 303,
    headers: { location: `${volver}?ver=2`, 'cache-control': 'no-store' },
  })
}
