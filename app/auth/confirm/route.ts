import { constantTime } from '@/lib/cuenta/constant-time.ts'
import { readSubmission, refuseSubmission, type Submission } from '@/lib/cuenta/form.ts'
import { asLinkType, asTokenHash, type LinkType, returnPathOf } from '@/lib/cuenta/links.ts'
import { passwordProblem } from '@/lib/cuenta/password.ts'
import { forgetPending, readPending } from '@/lib/cuenta/pending.ts'
import { checkRateLimit } from '@/lib/cuenta/rate-limit.ts'
import { startSession } from '@/lib/cuenta/session.ts'
import { redirect303 } from '@/lib/http/redirect.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { cuentaClient, forgetCuenta } from '@/lib/supabase/guest.ts'
import { recoveryClient } from '@/lib/supabase/panel.ts'

export const dynamic = 'force-dynamic'

const RETRY_PATHS = {
  signup: '/profile/reenviar',
  email: '/profile/reenviar',
  invite: '/profile/reenviar',
  recovery: '/profile/recuperar',
  magiclink: '/profile/recuperar',
  email_change: '/profile',
} as const satisfies Record<LinkType, `/${string}`>

/** The links of e-mails. Mail scanners open them too, so GET only leads to a page with a button. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const locale = asLocale(query.get('idioma'))
  const [token, type] = [asTokenHash(query.get('token_hash')), asLinkType(query.get('type'))]
  if (!token || !type) return redirect303(`${localePath(locale, '/profile/recuperar')}?error=enlace`)
  if (type === 'recovery' && (await readPending())?.panel)
    return redirect303(`/almaenigma/clave?${new URLSearchParams({ t: token })}`)
  const returnTo = returnPathOf(query.get('next') ?? query.get('volver'), '')
  const search = new URLSearchParams({ token_hash: token, type, ...(returnTo ? { volver: returnTo } : {}) })
  return redirect303(`${localePath(locale, '/profile/confirmar')}?${search}`)
}

/** Confirms the address or sets the new password, and signs the visitor in. */
export async function POST(request: Request): Promise<Response> {
  const submission = await readSubmission(request)
  return submission instanceof Response ? submission : constantTime(() => confirmLink(submission))
}

async function confirmLink(submission: Submission): Promise<Response> {
  const { fields, locale, returnTo } = submission
  const [token, type] = [asTokenHash(fields.token_hash), asLinkType(fields.type)]
  if (!token || !type) return refuseSubmission(submission, '/profile/recuperar', 'enlace')
  const retryPath = RETRY_PATHS[type]
  const again = { token_hash: token, type }
  const password = fields.password ?? ''
  if (type === 'recovery') {
    // Checked before the one-time token is used up.
    const problem = passwordProblem(password)
    if (problem) return refuseSubmission(submission, '/profile/confirmar', problem, again)
  }
  const wait = await checkRateLimit('confirmar', submission.address, '')
  if (wait === null) return refuseSubmission(submission, '/profile/confirmar', 'fallo', again)
  if (wait > 0) return refuseSubmission(submission, '/profile/confirmar', 'espera', { ...again, s: wait })
  try {
    const db = await cuentaClient()
    const { data, error } = await db.auth.verifyOtp({ token_hash: token, type })
    if (error && (!error.status || error.status >= 500))
      return refuseSubmission(submission, '/profile/confirmar', 'fallo', again)
    if (error) return refuseSubmission(submission, retryPath, 'enlace')
    // Both mailboxes must confirm a change of address: this was the first.
    if (!data.session) return submission.redirectTo('/profile', { hecho: 'correo', ver: 1 })
    if (type === 'recovery') {
      // The new password takes the code of the second factor too, which the back office asks for.
      if (data.user?.factors?.some(({ status }) => status === 'verified')) {
        await (await recoveryClient()).auth.setSession(data.session)
        await forgetCuenta()
        return redirect303('/almaenigma/clave')
      }
      const changed = await db.auth.updateUser({ password })
      if (changed.error && changed.error.code !== 'same_password') {
        await db.auth.signOut({ scope: 'local' })
        return refuseSubmission(
          submission,
          retryPath,
          changed.error.code === 'weak_password' ? 'debil' : 'fallo',
        )
      }
      await db.auth.signOut({ scope: 'others' })
    }
    // Sessions opened under the old address end.
    if (type === 'email_change') await db.auth.signOut({ scope: 'others' })
    const { data: now } = await db.auth.getSession()
    const perfil = await startSession(db, now.session ?? data.session)
    await forgetPending()
    if (perfil === 'falta') return submission.redirectTo('/profile/completar')
    if (perfil === 'fallo') return submission.redirectTo('/profile', { ver: 1, aviso: 'perfil' })
    const done = type === 'recovery' ? 'clave' : type === 'email_change' ? 'mudanza' : 'confirmada'
    if (returnTo && returnTo !== localePath(locale, '/profile')) return redirect303(returnTo)
    return redirect303(`${localePath(locale, '/profile')}?${new URLSearchParams({ ver: '1', hecho: done })}`)
  } catch (error) {
    console.error('confirmar', error instanceof Error ? error.message : error)
    return refuseSubmission(submission, '/profile/confirmar', 'fallo', again)
  }
}
