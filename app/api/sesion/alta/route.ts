import { setTimeout as sleep } from 'node:timers/promises'
import { constantTime } from '@/lib/cuenta/constant-time.ts'
import { readSubmission, refuseSubmission, type Submission } from '@/lib/cuenta/form.ts'
import { asCorreo } from '@/lib/cuenta/links.ts'
import { passwordProblem } from '@/lib/cuenta/password.ts'
import { savePending } from '@/lib/cuenta/pending.ts'
import { checkRateLimit } from '@/lib/cuenta/rate-limit.ts'
import { startSession } from '@/lib/cuenta/session.ts'
import { withRetries } from '@/lib/cuenta/sign-up.ts'
import { redirect303 } from '@/lib/http/redirect.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { cuentaClient } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

const PATH = '/profile/alta'

/** Opens an account (§3, §5). The answer never tells whether the address has one already (T-PII-07). */
export async function POST(request: Request): Promise<Response> {
  const submission = await readSubmission(request)
  return submission instanceof Response ? submission : constantTime(() => signUp(submission))
}

async function signUp(submission: Submission): Promise<Response> {
  const { fields, locale, address, returnTo } = submission
  const email = asCorreo(fields.email)
  const username = (fields.username ?? '').trim().slice(0, 60)
  const password = fields.password ?? ''
  await savePending({ correo: (fields.email ?? '').trim().slice(0, 254), nombre: username })
  if (!email) return refuseSubmission(submission, PATH, 'correo')
  const problem = passwordProblem(password, { email, username })
  if (problem) return refuseSubmission(submission, PATH, problem)
  if (fields.accepted_privacy !== 'on' || fields.accepted_terms !== 'on')
    return refuseSubmission(submission, PATH, 'acepto')
  const wait = await checkRateLimit('alta', address, email)
  if (wait === null) return refuseSubmission(submission, PATH, 'fallo')
  if (wait > 0) return refuseSubmission(submission, PATH, 'espera', { s: wait })
  try {
    const db = await cuentaClient()
    const data = { username, idioma: locale, accepted_privacy: true, accepted_terms: true }
    const answer = await withRetries(() => db.auth.signUp({ email, password, options: { data } }), sleep)
    const { error } = answer
    if (error?.code === 'weak_password') return refuseSubmission(submission, PATH, 'debil')
    // An address that is taken, or was written to a moment ago, must look like any other.
    const known =
      error?.code === 'user_already_exists' || error?.code === 'email_exists' || error?.status === 429
    if (error && !known) {
      console.error('alta', error.code ?? error.name)
      return refuseSubmission(submission, PATH, error.code === 'email_address_invalid' ? 'correo' : 'fallo')
    }
    const session = answer.data.session
    if (session) {
      const aviso =
        (await startSession(db, session)) === 'hecho' ? { hecho: 'confirmada' } : { aviso: 'perfil' }
      return redirect303(`${localePath(locale, '/profile')}?${new URLSearchParams({ ver: '1', ...aviso })}`)
    }
    const query = new URLSearchParams({ hecho: 'alta', ...(returnTo ? { volver: returnTo } : {}) })
    return redirect303(`${localePath(locale, '/profile/reenviar')}?${query}`)
  } catch (error) {
    console.error('alta', error instanceof Error ? error.message : error)
    return refuseSubmission(submission, PATH, 'fallo')
  }
}
