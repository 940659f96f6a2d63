import { env } from '@/lib/core/env.ts'
import { irA } from '@/lib/cuenta/form.ts'
import { idiomaDeRuta, regresoDe } from '@/lib/cuenta/links.ts'
import { recibir } from '@/lib/cuenta/session.ts'
import { originOf } from '@/lib/http/origin.ts'
import { ruta } from '@/lib/i18n/path.ts'
import { hayGoogle } from '@/lib/supabase/google.ts'
import { cuentaClient } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

/**
 * The way through Google, where the backend offers it: off to it without a code, back from it with one. The code opens
 * nothing without the verifier in this visitor's own cookie.
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const volver = regresoDe(query.get('volver'), '/profile')
  const locale = idiomaDeRuta(volver)
  const failed = () => irA(`${ruta(locale, '/profile')}?error=google`)
  try {
    const db = await cuentaClient()
    const code = query.get('code')
    if (code) {
      const { data, error } = await db.auth.exchangeCodeForSession(code)
      if (error) return failed()
      const perfil = await recibir(db, data.session)
      if (perfil !== 'hecho') return irA(ruta(locale, '/profile/completar'))
      return irA(volver === ruta(locale, '/profile') ? `${volver}?ver=1` : volver)
    }
    if (query.has('error') || !(await hayGoogle())) return failed()
    const back = new URL('/api/sesion/google', originOf(request.headers, env().SITE_URL))
    back.searchParams.set('volver', volver)
    const { data } = await db.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: back.href, skipBrowserRedirect: true },
    })
    return data.url ? irA(data.url) : failed()
  } catch (error) {
    console.error('google', error instanceof Error ? error.message : error)
    return failed()
  }
}
