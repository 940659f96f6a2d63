import 'server-only'
import type { CookieClient } from '../supabase/cookies.ts'
import { cuentaClient, userOf, withTimeout } from '../supabase/guest.ts'
import type { Submission } from './form.ts'
import type { ErrorCuenta } from './links.ts'
import { checkRateLimit } from './rate-limit.ts'
import { startSession } from './session.ts'

const TIMEOUT_MS = 8000

export type IdentifyResult =
  | { ok: true; db: CookieClient; email: string }
  | { ok: false; code: ErrorCuenta | 'nadie'; query?: Record<string, number> }

/** Asks for the password again before a change that could give the account away (`secure_password_change`). `check`
 * runs before a token of the rate limit is spent. `nadie` where nobody is signed in. */
export async function identify(
  { address, device }: Submission,
  password: string,
  check: (email: string, username: string) => ErrorCuenta | null,
): Promise<IdentifyResult> {
  try {
    const db = await cuentaClient()
    const user = await withTimeout(userOf(db), TIMEOUT_MS)
    if (!user) return { ok: false, code: 'nadie' }
    const { email, nombre } = user
    const wrong = check(email, nombre)
    if (wrong) return { ok: false, code: wrong }
    const wait = await checkRateLimit('entrar', address, email, device)
    if (wait === null) return { ok: false, code: 'fallo' }
    if (wait > 0) return { ok: false, code: 'espera', query: { s: wait } }
    const before = await db.auth.getSession()
    const { data, error } = await db.auth.signInWithPassword({ email, password })
    if (error?.status === 429) return { ok: false, code: 'espera' }
    if (error && (!error.status || error.status >= 500)) return { ok: false, code: 'fallo' }
    if (!data.session) return { ok: false, code: 'actual' }
    await startSession(db, data.session)
    const old = before.data.session?.access_token
    if (old) await db.auth.admin.signOut(old, 'local')
    return { ok: true, db, email }
  } catch (error) {
    console.error('cuenta', error instanceof Error ? error.message : error)
    return { ok: false, code: 'fallo' }
  }
}
