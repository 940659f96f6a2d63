import 'server-only'
import { type PanelStep, panelStep, visitorAddress } from '@/lib/admin/kit/session.ts'
import { ok, type Result, refuse } from '@/lib/core/result.ts'
import { keepDevice } from '@/lib/cuenta/device.ts'
import { asCorreo, asTokenHash } from '@/lib/cuenta/links.ts'
import { passwordProblem } from '@/lib/cuenta/password.ts'
import { savePending } from '@/lib/cuenta/pending.ts'
import { checkRateLimit } from '@/lib/cuenta/rate-limit.ts'
import { memoryClient } from '@/lib/supabase/cookies.ts'
import { forgetRecovery, panelClient, recoveryClient } from '@/lib/supabase/panel.ts'
import type { AccountRefusal } from './reasons.ts'
import { enterCode, factorsOf, isOutage } from './second-factor.ts'

/** Has the letter written; whether there is such an account is told to its mailbox alone. */
export async function askForPassword(typed: string): Promise<Result<string, AccountRefusal>> {
  const email = asCorreo(typed)
  if (!email) return refuse('correo')
  const wait = await checkRateLimit('recuperar', await visitorAddress(), email)
  if (wait === null) return refuse('fallo')
  if (wait > 0) return refuse('espera')
  const { error } = await (await memoryClient()).auth.resetPasswordForEmail(email)
  if (error && isOutage(error)) return refuse('fallo')
  await savePending({ correo: email, nombre: '', panel: true })
  return ok(email)
}

type Typed = { token: string; password: string; code: string }
/** `falta`: the account has a second factor, and its code was not typed yet. */
type PasswordRefusal = AccountRefusal | 'falta'

/**
 * Sets the password that a letter allows. Its token is good once, so the session it opens is kept until the code of the
 * second factor is there, for whoever has one.
 * @returns how far whoever did it is in the back office; null for a guest
 */
export async function choosePassword(typed: Typed): Promise<Result<PanelStep | null, PasswordRefusal>> {
  const problem = passwordProblem(typed.password)
  if (problem) return refuse(problem)
  const address = await visitorAddress()
  const wait = await checkRateLimit('confirmar', address, '')
  if (wait === null) return refuse('fallo')
  if (wait > 0) return refuse('espera')
  const db = await recoveryClient()
  const token = asTokenHash(typed.token)
  if (token) {
    const { error } = await db.auth.verifyOtp({ token_hash: token, type: 'recovery' })
    if (error) return refuse(isOutage(error) ? 'fallo' : 'enlace')
  }
  const { data: opened } = await db.auth.getUser()
  if (!opened.user) return refuse('enlace')
  const email = opened.user.email ?? ''
  const ids = await factorsOf(db)
  if (ids.length > 0 && (await levelOf(db)) !== 'aal2') {
    if (typed.code.trim() === '') return refuse('falta')
    const shown = await enterCode(db, typed.code, { email, address, ids })
    if (!shown.ok) return shown
  }
  const { error } = await db.auth.updateUser({ password: typed.password })
  if (error && error.code !== 'same_password') return refuse(isOutage(error) ? 'fallo' : 'debil')
  await db.auth.signOut({ scope: 'others' })
  const { data } = await db.auth.getSession()
  const step = data.session ? await panelStep(db) : null
  if (data.session && step) {
    await (await panelClient()).auth.setSession(data.session)
    if (step === 'dentro') await keepDevice(data.session.access_token)
  } else await db.auth.signOut({ scope: 'local' })
  await forgetRecovery()
  return ok(step)
}

type Db = Awaited<ReturnType<typeof recoveryClient>>
const levelOf = async (db: Db) =>
  (await db.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel ?? null
