import { returnPathOf } from '@/lib/cuenta/links.ts'
import { redirect303 } from '@/lib/http/redirect.ts'
import { cuentaClient, userOf, withTimeout } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

/** Renews the session for a page, which cannot write cookies; then back to it with `ver=2`, so that it does not ask
 * twice. */
export async function GET(request: Request): Promise<Response> {
  const returnTo = returnPathOf(new URL(request.url).searchParams.get('volver'), '/profile')
  try {
    const db = await cuentaClient()
    await withTimeout(db.auth.refreshSession())
    // The account of a valid session may be gone: asking for the user ends that session too.
    await withTimeout(userOf(db))
  } catch (error) {
    console.error('sesion', error instanceof Error ? error.message : error)
  }
  return redirect303(`${returnTo}${returnTo.includes('?') ? '&' : '?'}ver=2`)
}
