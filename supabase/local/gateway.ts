import { statfs } from 'node:fs/promises'
import { withBodyUpTo } from './body.ts'
import type { Factors } from './factors/factors.ts'
import type { Functions } from './functions.ts'
import type { DatabaseError, Lite, Trace } from './lite.ts'
import type { Log } from './log.ts'
import { workForNothing } from './passwords/install.ts'
import { takePlace } from './passwords/queue.ts'
import type { Secrets } from './secrets.ts'
import type { SignUps } from './sign-ups.ts'
import { completeSession, isForUs } from './tokens.ts'

export type Handler = (request: Request, peer: string | null) => Promise<Response>

const MAX_BODY = 1_000_000
/** Above the limit of the storage, which answers in its own words. */
const MAX_FILE = 12_000_000
const METHODS = 'GET, POST, PATCH, PUT, DELETE, HEAD, OPTIONS'
const HEADERS =
  'authorization, apikey, content-type, prefer, x-client-info, accept-profile, content-profile, range, x-upsert, x-supabase-api-version'

/** Mounts the four public paths only: lite's own `/_system` needs no key. */
export function createGateway(opts: {
  lite: Lite
  /** What answers for the data, unchecked; without it, lite. */
  rest?: Handler
  signUps: SignUps
  factors: Factors
  functions: Functions
  secrets: Secrets
  url: string
  siteOrigins: readonly string[]
  dataDir: string
  log: Log
}): Handler {
  const { lite, signUps, factors, functions, secrets, url, log } = opts
  const keys = new Set([secrets.publishableKey, secrets.secretKey])

  const rest = async (request: Request, peer: string | null): Promise<Response> => {
    const trace: Trace = { error: null }
    const answer = await lite.fetch(request, peer, trace)
    if (answer.status < 500 || request.method === 'HEAD') return answer
    const { error } = trace
    log(`${request.method} ${new URL(request.url).pathname} failed (${error?.code ?? answer.status})`)
    return error ? tell(error) : answer
  }

  const inTurn = async (request: Request, peer: string | null): Promise<Response> => {
    const trace: Trace = { error: null }
    if (!asksForPassword(request.method, new URL(request.url))) return lite.fetch(request, peer, trace)
    const leave = takePlace()
    if (!leave) return tooManyPasswords()
    try {
      const answer = await lite.fetch(request, peer, trace)
      if (!trace.hashed && isAboutAccount(answer.status)) await workForNothing()
      return answer
    } finally {
      leave()
    }
  }

  const renewed =
    (peer: string | null) =>
    (refreshToken: string): Promise<Response> => {
      const body = JSON.stringify({ refresh_token: refreshToken })
      const headers = { apikey: secrets.publishableKey, 'content-type': 'application/json' }
      const address = `${url}/auth/v1/token?grant_type=refresh_token`
      return lite.fetch(new Request(address, { method: 'POST', headers, body }), peer, { error: null })
    }

  /** What lite cannot answer, or must not: second factors, and what a session without its own may not change. */
  const aboutFactors = async (request: Request, peer: string | null): Promise<Response | null> =>
    keys.has(request.headers.get('apikey') ?? '')
      ? ((await factors.answer(request, peer, renewed(peer))) ?? (await factors.guard(request)))
      : null

  const auth = async (request: Request, peer: string | null): Promise<Response> => {
    const path = new URL(request.url).pathname
    const post = request.method === 'POST' && keys.has(request.headers.get('apikey') ?? '')
    const copy = post && /\/(resend|signup)$/.test(path) ? request.clone() : null
    if (copy && path === '/auth/v1/resend') {
      const { type } = (await request
        .clone()
        .json()
        .catch(() => ({}))) as { type?: unknown }
      if (type === 'signup') return signUps.reenviar(copy)
    }
    const answer = (await aboutFactors(request, peer)) ?? (await inTurn(request, peer))
    if (copy && path === '/auth/v1/signup' && answer.status === 429) {
      const { email } = (await copy.json().catch(() => ({}))) as { email?: unknown }
      return signUps.repetida(email)
    }
    if (answer.status >= 500)
      log(`${request.method} ${new URL(request.url).pathname} failed (${answer.status})`)
    if (answer.status !== 200 || !/json/.test(answer.headers.get('content-type') ?? '')) return answer
    const headers = new Headers(answer.headers)
    headers.delete('content-length')
    const body = await completeSession(await answer.json(), secrets.jwtSecret, `${url}/auth/v1`, factors)
    return new Response(JSON.stringify(body), { status: 200, headers })
  }

  const call = async (request: Request, peer: string | null): Promise<Response> => {
    // A publishable key is no JWT, so the platform's check cannot be used. A preflight carries no key.
    if (request.method !== 'OPTIONS' && !keys.has(request.headers.get('apikey') ?? ''))
      return Response.json({ error: 'unauthorized' }, { status: 401 })
    if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY)
      return Response.json({ error: 'too_long' }, { status: 413 })
    return functions.fetch(request, peer)
  }

  // lite takes the word `authenticated` in a path for a bucket.
  const storage = (request: Request, peer: string | null): Promise<Response> => {
    const url = new URL(request.url)
    const path = url.pathname.replace(/^(\/storage\/v1\/object)\/authenticated\//, '$1/')
    if (path === url.pathname) return rest(request, peer)
    url.pathname = path
    return rest(new Request(url, request), peer)
  }

  const route = (path: string): ((request: Request, peer: string | null) => Promise<Response>) | null => {
    if (path.startsWith('/rest/v1/')) return rest
    if (path === '/storage/v1/status') return () => roomIn(opts.dataDir)
    if (path.startsWith('/storage/v1/')) return storage
    if (path.startsWith('/auth/v1/')) return auth
    if (path.startsWith('/functions/v1/')) return call
    return null
  }

  return async (request, peer) => {
    const path = new URL(request.url).pathname
    const handle = route(path)
    if (!handle) return Response.json({ message: 'not found' }, { status: 404 })
    if (handle === call) return call(request, peer)
    const origin = request.headers.get('origin')
    const allowed = origin !== null && opts.siteOrigins.includes(origin) ? origin : null
    if (request.method === 'OPTIONS') return narrow(new Response(null, { status: 204 }), allowed)
    if (opts.rest && path.startsWith('/rest/v1/')) return narrow(await opts.rest(request, peer), allowed)
    if (!isForUs(request)) return narrow(foreignToken(), allowed)
    const whole = await withBodyUpTo(request, path.startsWith('/storage/v1/') ? MAX_FILE : MAX_BODY)
    return narrow(whole ? await handle(whole, peer) : tooLarge(), allowed)
  }
}

/** Below this PostgreSQL soon can write nothing more. Bytes. */
const LITTLE_ROOM = 32 * 1024 * 1024

/** The storage's health, which the hosted one answers with 200 as long as it is well. */
async function roomIn(folder: string): Promise<Response> {
  const { bavail, bsize } = await statfs(folder)
  const full = bavail * bsize < LITTLE_ROOM
  return Response.json({ message: full ? 'full' : 'ok' }, { status: full ? 507 : 200 })
}

/** Whether lite may hash a password for it. */
const asksForPassword = (method: string, { pathname, searchParams }: URL): boolean =>
  (method === 'POST' && pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password') ||
  (method === 'POST' && pathname === '/auth/v1/signup') ||
  (method === 'PUT' && pathname === '/auth/v1/user')

/** What lite answers before it has hashed, when it depends on who has an account. */
const isAboutAccount = (status: number): boolean => [400, 401, 403, 429].includes(status)

const tooManyPasswords = (): Response =>
  Response.json(
    { code: 429, error_code: 'over_request_rate_limit', msg: 'Too many sign-ins at once.' },
    { status: 429, headers: { 'retry-after': '10' } },
  )

/** lite allows every origin; only the site's own may read answers in a browser. */
function narrow(answer: Response, origin: string | null): Response {
  const headers = new Headers(answer.headers)
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name)
  headers.set('vary', 'origin')
  if (origin) {
    headers.set('access-control-allow-origin', origin)
    headers.set('access-control-allow-methods', METHODS)
    headers.set('access-control-allow-headers', HEADERS)
    headers.set('access-control-expose-headers', 'content-range, content-location, preference-applied')
  }
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}

const foreignToken = (): Response =>
  Response.json({ code: 'PGRST301', message: 'JWT is for somebody else' }, { status: 401 })

const tooLarge = (): Response => Response.json({ code: '413', message: 'Payload too large' }, { status: 413 })

function tell(error: DatabaseError): Response {
  // The driver's own refusal: a number or a list where a date or a text belongs.
  if (error.code.startsWith('ERR_'))
    return Response.json(
      { code: '22P02', message: 'invalid input syntax', details: null, hint: null },
      { status: 400 },
    )
  if (!/^[0-9A-Z]{5}$/.test(error.code))
    return Response.json(
      { code: 'PGRST000', message: 'Database connection error', details: null, hint: null },
      { status: 503 },
    )
  const { code, message, detail, hint } = error
  return Response.json(
    { code, message, details: detail ?? null, hint: hint ?? null },
    { status: statusOf(code) },
  )
}

// https://docs.postgrest.org/en/stable/references/errors.html#http-status-codes, the classes lite answers with 500.
function statusOf(code: string): number {
  const own = /^PT([2-5]\d\d)$/.exec(code)
  if (own) return Number(own[1])
  if (code.startsWith('08') || code.startsWith('53') || /^57P0[13]$/.test(code)) return 503
  if (/^(25|40|55|57|58|F0|HV|P0|XX)/.test(code)) return code === 'P0001' ? 400 : 500
  return 400
}
