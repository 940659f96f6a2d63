import type { Functions } from './functions.ts'
import type { DatabaseError, Lite, Trace } from './lite.ts'
import type { Log } from './log.ts'
import type { Secrets } from './secrets.ts'
import type { SignUps } from './sign-ups.ts'
import { completeSession } from './tokens.ts'

export type Handler = (request: Request, peer: string | null) => Promise<Response>

const MAX_BODY = 1_000_000
const METHODS = 'GET, POST, PATCH, PUT, DELETE, HEAD, OPTIONS'
const HEADERS =
  'authorization, apikey, content-type, prefer, x-client-info, accept-profile, content-profile, range, x-upsert, x-supabase-api-version'

/** Mounts the four public paths only: lite's own `/_system` needs no key. */
export function createGateway(opts: {
  lite: Lite
  signUps: SignUps
  functions: Functions
  secrets: Secrets
  url: string
  siteOrigins: readonly string[]
  log: Log
}): Handler {
  const { lite, signUps, functions, secrets, url, log } = opts
  const keys = new Set([secrets.publishableKey, secrets.secretKey])

  const rest = async (request: Request, peer: string | null): Promise<Response> => {
    const trace: Trace = { error: null }
    const answer = await lite.fetch(request, peer, trace)
    if (answer.status < 500 || request.method === 'HEAD') return answer
    const { error } = trace
    log(`${request.method} ${new URL(request.url).pathname} failed (${error?.code ?? answer.status})`)
    return error ? tell(error) : answer
  }

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
    const answer = await lite.fetch(request, peer, { error: null })
    if (copy && path === '/auth/v1/signup' && answer.status === 429) {
      const { email } = (await copy.json().catch(() => ({}))) as { email?: unknown }
      return signUps.repetida(email)
    }
    if (answer.status >= 500)
      log(`${request.method} ${new URL(request.url).pathname} failed (${answer.status})`)
    if (answer.status !== 200 || !/json/.test(answer.headers.get('content-type') ?? '')) return answer
    const headers = new Headers(answer.headers)
    headers.delete('content-length')
    const body = await completeSession(await answer.json(), secrets.jwtSecret, `${url}/auth/v1`)
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
    const refused = path.startsWith('/storage/v1/') ? null : tooLarge(request, MAX_BODY)
    return narrow(refused ?? (await handle(request, peer)), allowed)
  }
}

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

function tooLarge(request: Request, limit: number): Response | null {
  const length = Number(request.headers.get('content-length') ?? 0)
  if (length <= limit) return null
  return Response.json({ code: '413', message: 'Payload too large' }, { status: 413 })
}

function tell(error: DatabaseError): Response {
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
  if (code.startsWith('08') || code.startsWith('53') || code === '57P01') return 503
  if (/^(25|40|55|57|58|F0|HV|P0|XX)/.test(code)) return code === 'P0001' ? 400 : 500
  return 400
}
