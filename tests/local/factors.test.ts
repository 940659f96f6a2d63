import { createClient } from '@supabase/supabase-js'
import { decodeJwt } from 'jose'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from '../../supabase/local/backend.ts'
import { codeOf, stepAt } from '../../supabase/local/factors/totp.ts'
import { drop, startScratch, tempFolder } from './project.ts'

// #20: second factors as GoTrue has them, asked with Supabase's own library.
const folder = tempFolder()
const logged: string[] = []
let backend: Backend
let sql: postgres.Sql

beforeAll(async () => {
  backend = await startScratch(folder, { functions: false, log: (line) => void logged.push(line) })
  sql = postgres(backend.databaseUrl, { max: 1, onnotice() {} })
})
afterAll(async () => {
  await sql?.end()
  await backend?.stop()
  drop(folder)
})

const PASSWORD = 'una clave larga'
const clientOf = () =>
  createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
const levelOf = async (client: ReturnType<typeof clientOf>) =>
  decodeJwt((await client.auth.getSession()).data.session?.access_token ?? '')

async function signIn(name: string) {
  const client = clientOf()
  const { error } = await client.auth.signInWithPassword({
    email: `${name}@example.com`,
    password: PASSWORD,
  })
  if (error) throw error
  return client
}

async function account(name: string) {
  const { data } = await clientOf().auth.signUp({ email: `${name}@example.com`, password: PASSWORD })
  await sql`update auth.users set email_confirmed_at = now() where id = ${data.user?.id ?? ''}`
  return signIn(name)
}

/** The codes of an app one after another: each is good once. */
function appOf(secret: string) {
  let step = 0
  return () => {
    step = Math.max(step + 1, stepAt(Date.now()))
    return codeOf(secret, step)
  }
}

async function enrolled(name: string) {
  const client = await account(name)
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'movil' })
  if (data?.type !== 'totp') throw new Error('not enrolled')
  const code = appOf(data.totp.secret)
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code: code() })
  if (error) throw error
  return { client, factorId: data.id, secret: data.totp.secret, code }
}

test('#20 enrol, challenge, verify: the session becomes aal2, stays it when renewed, and the others end', async () => {
  const client = await account('ana')
  const elsewhere = await signIn('ana')
  const { data } = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'movil',
    issuer: 'Alma Enigma',
  })
  if (data?.type !== 'totp') throw new Error('not enrolled')
  expect(data.totp.uri).toContain(`secret=${data.totp.secret}`)
  expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
  expect((await client.auth.mfa.listFactors()).data).toMatchObject({
    all: [{ id: data.id, status: 'unverified' }],
    totp: [],
  })
  expect(await levelOf(client)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })

  const asked = await client.auth.mfa.challenge({ factorId: data.id })
  expect(asked.data).toMatchObject({ type: 'totp' })
  const code = appOf(data.totp.secret)
  const { data: session, error } = await client.auth.mfa.verify({
    factorId: data.id,
    challengeId: asked.data?.id ?? '',
    code: code(),
  })
  expect(error).toBeNull()
  expect(session).toMatchObject({ token_type: 'bearer', user: { factors: [{ status: 'verified' }] } })
  expect(await levelOf(client)).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'totp' }, { method: 'password' }],
  })
  await client.auth.refreshSession()
  expect(await levelOf(client)).toMatchObject({ aal: 'aal2' })
  expect((await elsewhere.auth.refreshSession()).error).not.toBeNull()

  const later = await signIn('ana')
  expect((await later.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  })
})

test('#20 a code is good once, in any challenge and any session; a challenge too', async () => {
  const { client, factorId, code } = await enrolled('berta')
  const used = code()
  const { data: first } = await client.auth.mfa.challenge({ factorId })
  const verify = (challengeId: string, typed: string) =>
    client.auth.mfa.verify({ factorId, challengeId, code: typed })
  const both = await Promise.all([
    verify(first?.id ?? '', used),
    verify((await client.auth.mfa.challenge({ factorId })).data?.id ?? '', used),
  ])
  expect(both.map(({ error }) => error?.code ?? 'in').sort()).toEqual(['in', 'mfa_verification_failed'])
  const other = await signIn('berta')
  expect((await other.auth.mfa.challengeAndVerify({ factorId, code: used })).error?.code).toBe(
    'mfa_verification_failed',
  )
  expect((await verify(first?.id ?? '', code())).error?.code).toMatch(
    /mfa_(ip_address_mismatch|verification_failed)/,
  )
})

test('#20 ten wrong codes, and the account has to wait, whatever the session; many at once are not more', async () => {
  const { factorId, code } = await enrolled('carla')
  const other = await signIn('carla')
  const { data } = await other.auth.mfa.challenge({ factorId })
  const answers = await Promise.all(
    Array.from({ length: 15 }, () =>
      other.auth.mfa.verify({ factorId, challengeId: data?.id ?? '', code: 'abcdef' }),
    ),
  )
  const codes = answers.map(({ error }) => error?.code)
  expect(codes.filter((c) => c === 'mfa_verification_failed')).toHaveLength(10)
  expect(codes.filter((c) => c === 'over_request_rate_limit')).toHaveLength(5)
  const third = await signIn('carla')
  expect((await third.auth.mfa.challengeAndVerify({ factorId, code: code() })).error?.status).toBe(429)
})

test('#20 nobody reaches another account’s factor, and no key or table shows a secret', async () => {
  const { client, factorId, secret } = await enrolled('dora')
  const stranger = await account('elsa')
  expect((await stranger.auth.mfa.challenge({ factorId })).error?.code).toBe('mfa_factor_not_found')
  expect((await stranger.auth.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found')
  const bare = await fetch(`${backend.url}/auth/v1/factors`, { method: 'POST', body: '{}' })
  expect(bare.status).toBe(401)
  const signedOut = await fetch(`${backend.url}/auth/v1/factors`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey },
    body: '{}',
  })
  expect([signedOut.status, await signedOut.json()]).toMatchObject([401, { error_code: 'no_authorization' }])
  expect(JSON.stringify((await client.auth.getUser()).data)).not.toContain(secret)
  const shown =
    await sql`select r.role, t.name from (values ('anon'), ('authenticated'), ('service_role')) r (role),
    (values ('mfa_factors'), ('mfa_challenges'), ('mfa_amr_claims')) t (name)
    where has_table_privilege(r.role, 'auth.' || t.name, 'select, insert, update, delete')`
  expect(shown).toEqual([])
  expect(logged.join('\n')).not.toContain(secret)
})

test('#20 the password alone takes no factor away, adds none, and changes neither password nor address', async () => {
  const { client, factorId, code } = await enrolled('flora')
  const half = await signIn('flora')
  expect((await half.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal')
  expect((await half.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'otro' })).error?.code).toBe(
    'insufficient_aal',
  )
  const changes = [{ password: 'otra clave larga' }, { email: 'ladron@example.com' }]
  for (const change of changes)
    expect((await half.auth.updateUser(change)).error, JSON.stringify(change)).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    })
  expect((await half.auth.updateUser({ data: { username: 'Flora' } })).error).toBeNull()
  expect((await client.auth.updateUser({ password: 'otra clave larga' })).error).toBeNull()

  // With the code it goes, and the session is an ordinary one again.
  await half.auth.mfa.challengeAndVerify({ factorId, code: code() })
  expect((await half.auth.mfa.unenroll({ factorId })).error).toBeNull()
  await half.auth.refreshSession()
  expect(await levelOf(half)).toMatchObject({ aal: 'aal1' })
  expect((await half.auth.mfa.listFactors()).data?.all).toEqual([])
})

test('#20 a name is taken once, what was left unfinished goes, a challenge lasts five minutes', async () => {
  const client = await account('greta')
  const enroll = () => client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'movil' })
  const { data: first } = await enroll()
  expect((await enroll()).error?.code).toBe('mfa_factor_name_conflict')
  await sql`update auth.mfa_factors set created_at = now() - interval '6 minutes' where id = ${first?.id ?? ''}`
  const { data } = await enroll()
  if (data?.type !== 'totp') throw new Error('not enrolled')
  const asked = await client.auth.mfa.challenge({ factorId: data.id })
  await sql`update auth.mfa_challenges set created_at = now() - interval '6 minutes' where id = ${asked.data?.id ?? ''}`
  const code = appOf(data.totp.secret)
  const late = await client.auth.mfa.verify({
    factorId: data.id,
    challengeId: asked.data?.id ?? '',
    code: code(),
  })
  expect(late.error?.code).toBe('mfa_challenge_expired')
  const phone = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+34600000000' })
  expect(phone.error?.code).toBe('mfa_phone_enroll_not_enabled')
})
