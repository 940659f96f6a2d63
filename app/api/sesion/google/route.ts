import { backendSettings } from '@/lib/core/env.ts'
import { localeOfPath, returnPathOf } from '@/lib/cuenta/links.ts'
import { startSession } from '@/lib/cuenta/session.ts'
import { originOf } from '@/lib/http/origin.ts'
import { redirect303 } from '@/lib/http/redirect.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { hasGoogle } from '@/lib/supabase/google.ts'
import { cuentaClient } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

/** Signs in with Google (OAuth with PKCE: the verifier is in this visitor's own cookie). */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const returnTo = returnPathOf(query.get('volver'), '/profile')
  const locale = localeOfPath(returnTo)
  const failed = () => redirect303(`${localePath(locale, '/profile')}?error=google`)
  try {
    const db = await cuentaClient()
    const code = query.get('code')
    if (code) {
      const { data, error } = await db.auth.exchangeCodeForSession(code)
      if (error) return failed()
      const perfil = await startSession(db, data.session)
      if (perfil !== 'hecho') return redirect303(localePath(locale, '/profile/completar'))
      return redirect303(returnTo === localePath(locale, '/profile') ? `${returnTo}?ver=1` : returnTo)
    }
    if (query.has('error') || !(await hasGoogle())) return failed()
    const back = new URL('/api/sesion/google', originOf(request.headers, backendSettings().SITE_URL))
    back.searchParams.set('volver', returnTo)
    const { data } = await db.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: back.href, skipBrowserRedirect: true },
    })
    return data.url ? redirect303(data.url) : failed()
  } catch (error) {
    console.error('google', error instanceof Error ? error.message : error)
    return failed()
  }
}
