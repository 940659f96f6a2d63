import { regresoDe } from '@/lib/auth/cuenta.ts'
import { aTiempo, cuentaClient } from '@/lib/supabase/cuenta.ts'

export const dynamic = 'force-dynamic'

/**
 * Renews a guest's session for a page made for a visit, which can read cookies and not write them; then back to one's
 * own page, which does not ask twice (`ver=2`). Changes nothing but the visitor's own cookie.
 */
export async function GET(request: Request): Promise<Response> {
  const volver = regresoDe(new URL(request.url).searchParams.get('volver'), '/profile')
  try {
    await aTiempo((await cuentaClient()).auth.refreshSession())
  } catch (error) {
    console.error('sesion', error instanceof Error ? error.message : error)
  }
  return new Response(null, {
    status: 303,
    headers: { location: `${volver}?ver=2`, 'cache-control': 'no-store' },
  })
}
