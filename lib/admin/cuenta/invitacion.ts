import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { ok, type Result, refuse } from '@/lib/core/result.ts'
import { passwordProblem } from '@/lib/cuenta/password.ts'
import { checkRateLimit } from '@/lib/cuenta/rate-limit.ts'
import { withRetries } from '@/lib/cuenta/sign-up.ts'
import { closePanel, panelClient } from '@/lib/supabase/panel.ts'

export type InvitacionRefusal =
  | 'enlace'
  | 'corta'
  | 'larga'
  | 'comun'
  | 'propia'
  | 'debil'
  | 'espera'
  | 'fallo'

const asToken = (value: unknown): string | null =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{20,64}$/.test(value) ? value : null

/** The address an invitation was sent to; null when its link is no longer valid. Throws when the backend is down. */
export async function invitedCorreo(token: unknown): Promise<string | null> {
  const t = asToken(token)
  if (!t) return null
  const { data, error } = await (await panelClient()).rpc('invitacion_ver', { token: t })
  if (error) throw new Error(`invitacion_ver: ${error.code}`)
  return typeof data === 'string' ? data : null
}

/**
 * Signs up the invited person with the token of the e-mail. The database gives the role when the address is confirmed;
 * nobody is signed in here. Returns the address the confirmation was sent to.
 */
export async function acceptInvitacion(
  token: unknown,
  { nombre, password }: { nombre: string; password: string },
  direccion: string,
): Promise<Result<string, InvitacionRefusal>> {
  const t = asToken(token)
  const email = await invitedCorreo(t)
  if (!t || !email) return refuse('enlace')
  const problem = passwordProblem(password, { email, username: nombre })
  if (problem) return refuse(problem)
  const wait = await checkRateLimit('alta', direccion, email)
  if (wait === null) return refuse('fallo')
  if (wait > 0) return refuse('espera')
  const db = await panelClient()
  try {
    const free = await db.rpc('invitacion_preparar', { token: t })
    if (free.error) return refuse('fallo')
    if (free.data !== true) return refuse('enlace')
    const data = {
      username: nombre,
      idioma: 'es',
      accepted_privacy: true,
      accepted_terms: true,
      invitacion: t,
    }
    const { error } = await withRetries(() => db.auth.signUp({ email, password, options: { data } }), sleep)
    if (error?.code === 'weak_password') return refuse('debil')
    const known =
      error?.code === 'user_already_exists' || error?.code === 'email_exists' || error?.status === 429
    if (error && !known) {
      console.error('invitacion', error.code ?? error.name)
      return refuse('fallo')
    }
    return ok(email)
  } finally {
    // Signing up sets cookies, but must not sign anybody in.
    await closePanel(db)
  }
}
