import { backendSettings } from '@/lib/core/env.ts'
import { constantTime, isRefusal } from '@/lib/cuenta/constant-time.ts'
import { readSubmission, refuseSubmission, type Submission } from '@/lib/cuenta/form.ts'
import { asCorreo, isOwner } from '@/lib/cuenta/links.ts'
import { checkRateLimit } from '@/lib/cuenta/rate-limit.ts'
import { startSession } from '@/lib/cuenta/session.ts'
import { reply } from '@/lib/http/json.ts'
import { redirect303 } from '@/lib/http/redirect.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { cuentaClient, userOf, withTimeout } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

/** Seconds; pages ask every four minutes (§8). */
const RENEW_BEFORE_S = 300
const MAX_PASSWORD = 200

/** Who is signed in, for cached pages. `isAdmin` is only for display (§6). */
export async function GET(): Promise<Response> {
  try {
    const db = await cuentaClient()
    const { data } = await withTimeout(db.auth.getSession())
    if (data.session?.expires_at && data.session.expires_at - Date.now() / 1000 < RENEW_BEFORE_S)
      await withTimeout(db.auth.refreshSession())
    const user = await userOf(db)
    if (!user) return reply(200, { usuario: null })
    const { data: perfil } = await db
      .from('profiles')
      .select('username, avatar_url')
      .eq('id', user.id)
      .maybeSingle()
    const avatar = perfil?.avatar_url ?? ''
    return reply(200, {
      usuario: {
        nombre: perfil?.username ?? user.nombre,
        avatar: /^\/(?!\/)/.test(avatar) ? avatar : null,
        isAdmin: isOwner(user.email, backendSettings().OWNER_EMAIL),
      },
    })
  } catch (error) {
    console.error('sesion', error instanceof Error ? error.message : error)
    return reply(503, { code: 'unreachable' })
  }
}

/** Signs a guest in. Unknown, unconfirmed and wrong password are one refusal, after the same time (T-PII-07). */
export async function POST(request: Request): Promise<Response> {
  const submission = await readSubmission(request)
  return submission instanceof Response ? submission : constantTime(() => signIn(submission), isRefusal)
}

async function signIn(submission: Submission): Promise<Response> {
  const { fields, locale, returnTo, address, device } = submission
  const email = asCorreo(fields.email) ?? ''
  const password = fields.password ?? ''
  const wait = await checkRateLimit('entrar', address, email, device)
  if (wait === null) return refuseSubmission(submission, '/profile', 'fallo')
  if (wait > 0) return refuseSubmission(submission, '/profile', 'espera', { s: wait })
  if (email === '' || password === '' || password.length > MAX_PASSWORD)
    return refuseSubmission(submission, '/profile', 'credenciales')
  try {
    const db = await cuentaClient()
    const { data, error } = await db.auth.signInWithPassword({ email, password })
    if (error?.status === 429) return refuseSubmission(submission, '/profile', 'espera')
    if (error && (!error.status || error.status >= 500))
      return refuseSubmission(submission, '/profile', 'fallo')
    if (!data.session) return refuseSubmission(submission, '/profile', 'credenciales')
    const perfil = await startSession(db, data.session)
    const home = localePath(locale, '/profile')
    if (returnTo && returnTo !== home) return redirect303(returnTo)
    return redirect303(
      `${home}?${new URLSearchParams({ ver: '1', ...(perfil === 'fallo' ? { aviso: 'perfil' } : {}) })}`,
    )
  } catch (error) {
    console.error('sesion', error instanceof Error ? error.message : error)
    return refuseSubmission(submission, '/profile', 'fallo')
  }
}
