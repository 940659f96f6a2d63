import { randomBytes, randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import { jwtVerify } from 'jose'
import type postgres from 'postgres'
import { renderSVG } from 'uqr'
import { AUTH_TOTP } from '../accounts.ts'
import { lastingClient } from '../postgres/lasting-client.ts'
import type { Assurance } from '../tokens.ts'
import { type Caller, type Factor, json, refuse } from './shapes.ts'
import { keyUri, matchingStep, toBase32 } from './totp.ts'
import { tries } from './tries.ts'

/** As GoTrue's own defaults. */
const MAX_FACTORS = 10
const CHALLENGE_S = 300
const SECRET_BYTES = 20
const CALLS = new Set(['POST all', 'POST one challenge', 'POST one verify', 'DELETE one'])

export type Factors = Assurance & {
  /** The answer to a call about factors; null for every other call. `renew` trades a refresh token for a session. */
  answer(
    request: Request,
    peer: string | null,
    renew: (refreshToken: string) => Promise<Response>,
  ): Promise<Response | null>
  /** The refusal of another password or address to a session without the second factor of its account. */
  guard(request: Request): Promise<Response | null>
  stop(): Promise<void>
}

/** GoTrue's second factors, of which lite has none: enrol, challenge, verify, remove, by codes of an authenticator app. */
export function startFactors(databaseUrl: string, jwtSecret: string, siteUrl: string): Factors {
  const sql = lastingClient(databaseUrl, 2)
  const key = new TextEncoder().encode(jwtSecret)
  const wrongCodes = tries()

  const callerOf = async (request: Request): Promise<Caller | Response> => {
    const token = /^bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    if (!token) return refuse(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
    const claims = await jwtVerify(token, key, { algorithms: ['HS256'], audience: 'authenticated' }).then(
      ({ payload }) => payload,
      () => null,
    )
    if (!claims?.sub) return refuse(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
    const [caller] = await sql<Caller[]>`
      select u.id as "userId", u.email, s.id as "sessionId", coalesce(s.aal, 'aal1') as aal
      from auth.sessions s join auth.users u on u.id = s.user_id
      where s.id::text = ${String(claims.session_id)} and u.id::text = ${claims.sub}`
    return caller ?? refuse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }

  const ofUser = async (id: unknown) =>
    sql`select id, friendly_name, factor_type, status, created_at, updated_at, last_challenged_at
      from auth.mfa_factors where user_id::text = ${String(id)} order by created_at`

  const enrol = async ({ userId, email, aal }: Caller, body: Record<string, unknown>): Promise<Response> => {
    const { factor_type: type, friendly_name: name = '', issuer = '' } = body
    if (type === 'phone' || type === 'webauthn')
      return refuse(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${type}`)
    if (type !== 'totp' || typeof name !== 'string' || typeof issuer !== 'string')
      return refuse(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn')
    if (!AUTH_TOTP.enroll_enabled)
      return refuse(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP')
    return sql.begin(async (tx) => {
      await tx`select from auth.users where id = ${userId} for update`
      await tx`delete from auth.mfa_factors f where f.user_id = ${userId} and f.status = 'unverified'
        and f.created_at < now() - make_interval(secs => ${CHALLENGE_S})
        and not exists (select from auth.mfa_challenges c where c.factor_id = f.id)`
      const known = await tx<Factor[]>`select * from auth.mfa_factors where user_id = ${userId}`
      if (known.some(({ friendly_name }) => friendly_name === name))
        return refuse(422, 'mfa_factor_name_conflict', 'A factor with the friendly name already exists')
      if (known.length >= MAX_FACTORS)
        return refuse(422, 'too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached')
      if (aal !== 'aal2' && known.some(({ status }) => status === 'verified'))
        return refuse(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
      const id = randomUUID()
      const secret = toBase32(randomBytes(SECRET_BYTES))
      const uri = keyUri(issuer || new URL(siteUrl).host, email, secret)
      await tx`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
        values (${id}, ${userId}, ${name}, 'totp', 'unverified', now(), now(), ${secret})`
      return json({ id, type, friendly_name: name, totp: { qr_code: renderSVG(uri), secret, uri } })
    })
  }

  const challenge = async (factor: Factor, address: string): Promise<Response> => {
    const id = randomUUID()
    await sql`delete from auth.mfa_challenges
      where factor_id = ${factor.id} and created_at < now() - make_interval(secs => ${CHALLENGE_S})`
    await sql`insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
      values (${id}, ${factor.id}, now(), ${address})`
    await sql`update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = ${factor.id}`
    return json({ id, type: 'totp', expires_at: Math.floor(Date.now() / 1000) + CHALLENGE_S })
  }

  const reachAal2 = (
    tx: postgres.TransactionSql,
    { userId, sessionId }: Caller,
    { id }: Factor,
    step: number,
  ) => tx`
    with used as (
      update auth.mfa_factors f set last_step = ${step}, status = 'verified', updated_at = now()
        where f.id = ${id} and (f.last_step is null or f.last_step < ${step}) returning f.id),
    here as (
      update auth.sessions s set aal = 'aal2', factor_id = used.id, updated_at = now()
        from used where s.id = ${sessionId} returning s.id),
    claim as (
      insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
        select gen_random_uuid(), here.id, now(), now(), 'totp' from here
        on conflict (session_id, authentication_method) do update set updated_at = now()),
    others as (
      delete from auth.sessions s using used where s.user_id = ${userId} and s.id <> ${sessionId}
        and coalesce(s.aal, 'aal1') < 'aal2'),
    unfinished as (
      delete from auth.mfa_factors f using used where f.user_id = ${userId} and f.id <> used.id
        and f.status = 'unverified')
    select t.token from auth.refresh_tokens t, here where t.session_id = here.id and not t.revoked
      order by t.created_at desc limit 1`

  /** The refresh token of the session that the code has raised, or why it is refused. */
  const check = (caller: Caller, factor: Factor, address: string, body: Record<string, unknown>) =>
    sql.begin(async (tx): Promise<Response | string> => {
      const { challenge_id: challengeId, code } = body
      const [asked] = await tx<{ used: boolean; late: boolean; elsewhere: boolean }[]>`
        select verified_at is not null as used, ip_address <> ${address} as elsewhere,
          created_at < now() - make_interval(secs => ${CHALLENGE_S}) as late
        from auth.mfa_challenges where id::text = ${String(challengeId)} and factor_id = ${factor.id} for update`
      if (!asked)
        return refuse(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
      if (asked.used || asked.elsewhere)
        return refuse(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
      if (asked.late) return refuse(422, 'mfa_challenge_expired', 'MFA challenge has expired')
      const step = matchingStep(factor.secret, String(code), Date.now(), factor.last_step)
      const [raised] = step === null ? [] : await reachAal2(tx, caller, factor, step)
      if (!raised) return refuse(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
      await tx`update auth.mfa_challenges set verified_at = now() where id::text = ${String(challengeId)}`
      return String(raised.token)
    })

  const remove = async ({ aal }: Caller, { id, status }: Factor): Promise<Response> => {
    if (status === 'verified' && aal !== 'aal2')
      return refuse(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    await sql.begin(async (tx) => {
      await tx`delete from auth.mfa_factors where id = ${id}`
      await tx`delete from auth.mfa_amr_claims c using auth.sessions s
        where c.session_id = s.id and s.factor_id = ${id} and c.authentication_method = 'totp'`
      await tx`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = ${id}`
    })
    return json({ id })
  }

  return {
    ofUser,
    async ofSession(id) {
      const [session] = await sql<{ aal: string }[]>`
        select coalesce(aal, 'aal1') as aal from auth.sessions where id::text = ${String(id)}`
      const amr = await sql<{ method: string; timestamp: number }[]>`
        select authentication_method as method, extract(epoch from updated_at)::integer as timestamp
        from auth.mfa_amr_claims where session_id::text = ${String(id)}`
      return session ? { aal: session.aal, amr } : null
    },
    async answer(request, peer, renew) {
      const path = /^\/auth\/v1\/factors(?:\/([^/]+)(?:\/([a-z]+))?)?$/.exec(new URL(request.url).pathname)
      const [, id, what] = path ?? []
      const call = `${request.method} ${id ? 'one' : 'all'} ${what ?? ''}`.trim()
      if (!path || !CALLS.has(call)) return null
      const caller = await callerOf(request)
      if (caller instanceof Response) return caller
      const body: unknown = await request.json().catch(() => null)
      const fields = typeof body === 'object' && body !== null ? { ...body } : {}
      if (!id) return enrol(caller, fields)
      const [factor] = await sql<
        Factor[]
      >`select id, friendly_name, status, secret, last_step::integer as last_step
        from auth.mfa_factors where id::text = ${id} and user_id = ${caller.userId}`
      if (!factor) return refuse(404, 'mfa_factor_not_found', 'Factor not found')
      const [first] = (request.headers.get('x-forwarded-for') ?? '').split(',')
      const address = [first?.trim() ?? '', peer ?? ''].find((text) => isIP(text) > 0) ?? '127.0.0.1'
      if (what === 'challenge') return challenge(factor, address)
      if (what !== 'verify') return remove(caller, factor)
      if (!('code' in fields) || fields.code === '')
        return refuse(400, 'validation_failed', 'Code needs to be non-empty')
      // Counted before the code is looked at: many at once are not more tries.
      if (!wrongCodes.take(caller.userId))
        return refuse(429, 'over_request_rate_limit', 'Request rate limit reached')
      const raised = await check(caller, factor, address, fields)
      if (raised instanceof Response) return raised
      wrongCodes.forget(caller.userId)
      return renew(raised)
    },
    async guard(request) {
      if (request.method !== 'PUT' || new URL(request.url).pathname !== '/auth/v1/user') return null
      const body = (await request
        .clone()
        .json()
        .catch(() => null)) as { password?: unknown; email?: unknown } | null
      if (!body?.password && !body?.email) return null
      const caller = await callerOf(request)
      // lite refuses these in its own words.
      if (caller instanceof Response || caller.aal === 'aal2') return null
      const [factor] = await sql`
        select from auth.mfa_factors where user_id = ${caller.userId} and status = 'verified' limit 1`
      return factor
        ? refuse(401, 'insufficient_aal', 'AAL2 session is required to update email or password')
        : null
    },
    stop: () => sql.end({ timeout: 2 }),
  }
}
