import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { ok, type Result, refuse } from '@/lib/core/result.ts'
import { knownDevice } from '@/lib/cuenta/device.ts'
import { checkRateLimit } from '@/lib/cuenta/rate-limit.ts'
import type { AccountRefusal } from './reasons.ts'

type Auth = Pick<SupabaseClient, 'auth'>
type AuthFault = { code?: string | undefined; status?: number | undefined }

/** What an authenticator app is given; the backend tells the secret this once. */
type Enrolment = { id: string; secret: string; uri: string }

export const isOutage = ({ status }: AuthFault): boolean => !status || status >= 500

const asCode = (text: unknown): string | null => {
  const digits = typeof text === 'string' ? text.replace(/\s/g, '') : ''
  return /^\d{6}$/.test(digits) ? digits : null
}

/** The account's confirmed factors of this kind; throws when the backend is down. */
export async function factorsOf({ auth }: Auth): Promise<string[]> {
  const { data, error } = await auth.mfa.listFactors()
  if (error) throw error
  return data.totp.map(({ id }) => id)
}

async function tryCode({ auth }: Auth, ids: readonly string[], code: string): Promise<AccountRefusal | null> {
  for (const factorId of ids) {
    const { error } = await auth.mfa.challengeAndVerify({ factorId, code })
    if (!error) return null
    if (error.status === 429) return 'espera'
    if (isOutage(error)) return 'fallo'
  }
  return 'codigo'
}

/** Takes a code for the client's session, which is then as good as the account can be. Counted like a password. */
export async function enterCode(
  client: Auth,
  typed: unknown,
  { email, address, ids }: { email: string; address: string; ids?: readonly string[] },
): Promise<Result<null, AccountRefusal>> {
  const code = asCode(typed)
  if (!code) return refuse('codigo')
  const wait = await checkRateLimit('factor', address, email, await knownDevice())
  if (wait === null) return refuse('fallo')
  if (wait > 0) return refuse('espera')
  try {
    const refusal = await tryCode(client, ids ?? (await factorsOf(client)), code)
    return refusal ? refuse(refusal) : ok(null)
  } catch {
    return refuse('fallo')
  }
}

const NAME = 'Panel'

/** Begins a factor: what an earlier try left unfinished goes. Null where the backend offers none. */
export async function beginFactor({ auth }: Auth, issuer: string): Promise<Enrolment | null> {
  const { data: known, error: down } = await auth.mfa.listFactors()
  if (down) throw down
  for (const { id, status } of known.all)
    if (status === 'unverified') await auth.mfa.unenroll({ factorId: id })
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: NAME, issuer })
  if (error && isOutage(error)) throw error
  return data?.type === 'totp' ? { id: data.id, secret: data.totp.secret, uri: data.totp.uri } : null
}

const ASK_AGAIN_MS = 60 * 60_000
let asked: { offered: boolean; until: number } | null = null

/** Whether the backend offers factors. It has no question for that, so a factor is begun and taken back; the answer
 * holds for an hour. False, for this time, when it does not answer. */
export async function offersFactor({ auth }: Auth, now: number): Promise<boolean> {
  if (asked && now < asked.until) return asked.offered
  const friendlyName = `${NAME} ${crypto.randomUUID()}`
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (data) await auth.mfa.unenroll({ factorId: data.id })
  if (error && (isOutage(error) || error.status === 429)) return false
  const full = error?.code === 'too_many_enrolled_mfa_factors' || error?.code === 'insufficient_aal'
  asked = { offered: !error || full, until: now + ASK_AGAIN_MS }
  return asked.offered
}
