import { returnPathOf } from '@/lib/cuenta/links.ts'
import { redirect303 } from '@/lib/http/redirect.ts'
import { cuentaClient, userOf, withTimeout } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

/**
 * Renews a guest's session for a page made for a visit, which can read cookies and not write them; then back to one's
 * own page, which does not ask twice (`ver=2`). Changes nothing but the visitor's own cookie.
 */
export async function GET(request: Request): Promise<Response> {
  const returnTo = returnPathOf(new URL(request.url).searchParams.get('volver'), '/profile')
  try {
    const db = await cuentaClient()
    await withTimeout(db.auth.refreshSession())
    // An account that is gone can still hold a session that is not: asking for it ends that too.
    await withTimeout(userOf(db))
  } catch (error) {
    console.error('sesion', error instanceof Error ? error.message : error)
  }
  return redirect303(`${returnTo}?ver=2`)
}
