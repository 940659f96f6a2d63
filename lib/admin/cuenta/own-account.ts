import 'server-only'
import { type AdminDb, visitorAddress } from '@/lib/admin/kit/session.ts'
import { ok, type Result, refuse } from '@/lib/core/result.ts'
import { knownDevice } from '@/lib/cuenta/device.ts'
import { asCorreo } from '@/lib/cuenta/links.ts'
import { passwordProblem } from '@/lib/cuenta/password.ts'
import { checkRateLimit } from '@/lib/cuenta/rate-limit.ts'
import { memoryClient } from '@/lib/supabase/cookies.ts'
import type { AccountRefusal } from './reasons.ts'
import { enterCode, factorsOf, isOutage } from './second-factor.ts'

type MemoryClient = Awaited<ReturnType<typeof memoryClient>>
/** What whoever changes something of the account shows once more. */
type Proof = { actual: string; code: string }
type Done = Promise<Result<null, AccountRefusal>>

/** Signs in once more, beside the panel's session: a session left open on a tablet gives the account to nobody. */
async function prove(
  { quien }: AdminDb,
  { actual, code }: Proof,
): Promise<Result<MemoryClient, AccountRefusal>> {
  const address = await visitorAddress()
  const wait = await checkRateLimit('panel', address, quien.email, await knownDevice())
  if (wait === null) return refuse('fallo')
  if (wait > 0) return refuse('espera')
  const client = await memoryClient()
  const { data, error } = await client.auth.signInWithPassword({ email: quien.email, password: actual })
  if (error?.status === 429) return refuse('espera')
  if (error && isOutage(error)) return refuse('fallo')
  if (!data.session) return refuse('actual')
  const ids = await factorsOf(client)
  const shown =
    ids.length > 0 ? await enterCode(client, code, { email: quien.email, address, ids }) : ok(null)
  if (shown.ok) return ok(client)
  await client.auth.signOut({ scope: 'local' })
  return shown
}

/** The panel goes on with the session that has just been opened; the one before ends. */
async function goOn(db: AdminDb, client: MemoryClient): Promise<void> {
  const before = await db.auth.getSession()
  const { data } = await client.auth.getSession()
  if (!data.session) return
  await db.auth.setSession(data.session)
  const old = before.data.session?.access_token
  if (old) await db.auth.admin.signOut(old, 'local').catch(() => undefined)
}

async function changing(
  db: AdminDb,
  proof: Proof,
  change: (client: MemoryClient) => Promise<AccountRefusal | null>,
): Done {
  try {
    const proven = await prove(db, proof)
    if (!proven.ok) return proven
    const refusal = await change(proven.value)
    if (refusal) await proven.value.auth.signOut({ scope: 'local' })
    else await goOn(db, proven.value)
    return refusal ? refuse(refusal) : ok(null)
  } catch (error) {
    console.error('cuenta', error instanceof Error ? error.message : error)
    return refuse('fallo')
  }
}

/** The other sessions of the account end. */
export async function changePassword(db: AdminDb, proof: Proof, password: string): Done {
  const problem = passwordProblem(password, { email: db.quien.email, username: db.quien.nombre })
  if (problem) return refuse(problem)
  return changing(db, proof, async ({ auth }) => {
    const { error } = await auth.updateUser({ password })
    if (error && error.code !== 'same_password')
      return error.code === 'weak_password' ? 'debil' : isOutage(error) ? 'fallo' : 'debil'
    await auth.signOut({ scope: 'others' })
    return null
  })
}

/** It changes when the link in the new mailbox is opened; whether the address is somebody else's is told to nobody. */
export async function changeCorreo(db: AdminDb, proof: Proof, typed: string): Done {
  const email = asCorreo(typed)
  if (!email) return refuse('correo')
  return changing(db, proof, async ({ auth }) => {
    const wait = await checkRateLimit('recuperar', await visitorAddress(), email)
    if (wait === null) return 'fallo'
    if (wait > 0) return 'espera'
    const { error } = await auth.updateUser({ email })
    if (!error || error.code === 'email_exists' || error.status === 429) return null
    return error.code === 'email_address_invalid' ? 'correo' : 'fallo'
  })
}

/** Shows that it is the account's owner who begins a factor; the panel's session stays as it is. */
export async function proveOwner(db: AdminDb, actual: string): Done {
  const proven = await prove(db, { actual, code: '' })
  if (proven.ok) await proven.value.auth.signOut({ scope: 'local' })
  return proven.ok ? ok(null) : proven
}

export const removeFactors = (db: AdminDb, proof: Proof): Done =>
  changing(db, proof, async (client) => {
    for (const factorId of await factorsOf(client)) {
      const { error } = await client.auth.mfa.unenroll({ factorId })
      if (error) return 'fallo'
    }
    // The token still says that a code was shown.
    await client.auth.refreshSession()
    return null
  })
