import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { SignJWT } from 'jose'
import type { Handler } from '../../supabase/local/gateway.ts'
import type { Log } from '../../supabase/local/log.ts'
import { freePort } from '../../supabase/local/process/ports.ts'
import { environment, type Ledger } from '../../supabase/local/process/processes.ts'
import type { Secrets } from '../../supabase/local/secrets.ts'
import { isMissing, postgrest } from './parts.ts'

const WAIT_MS = 20_000

export type Rest = { fetch: Handler; stop(): Promise<void> }

/**
 * Starts the real PostgREST with the settings of a hosted project.
 * @param url the database, as `authenticator`
 * @returns what answers requests below /rest/v1/, with the keys taken for tokens as Supabase's gateway does
 */
export async function startPostgrest(opts: {
  url: string
  secrets: Secrets
  ledger: Ledger
  log: Log
}): Promise<Rest> {
  const file = postgrest()
  if (!file) throw new Error(isMissing('PostgREST'))
  const [port, adminPort] = [await freePort(), await freePort()]
  const settings = {
    DB_URI: opts.url,
    DB_SCHEMAS: 'public',
    DB_EXTRA_SEARCH_PATH: 'public, extensions',
    DB_ANON_ROLE: 'anon',
    DB_MAX_ROWS: '1000',
    DB_POOL: '10',
    JWT_SECRET: opts.secrets.jwtSecret,
    SERVER_HOST: '127.0.0.1',
    SERVER_PORT: String(port),
    ADMIN_SERVER_PORT: String(adminPort),
    LOG_LEVEL: 'error',
  }
  const env = Object.fromEntries(Object.entries(settings).map(([name, value]) => [`PGRST_${name}`, value]))
  const child = spawn(file, [], { env: environment(env), stdio: 'ignore', detached: true })
  const ended = once(child, 'exit')
  opts.ledger.add('postgrest', child.pid ?? 0, true)
  await ready(adminPort, () => child.exitCode !== null)
  const token = (role: string) =>
    new SignJWT({ role, iss: 'supabase' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt()
      .setExpirationTime('10y')
      .sign(new TextEncoder().encode(opts.secrets.jwtSecret))
  const keys = new Map([
    [opts.secrets.publishableKey, await token('anon')],
    [opts.secrets.secretKey, await token('service_role')],
  ])
  return {
    fetch: (request) => pass(request, `http://127.0.0.1:${port}`, keys),
    async stop() {
      child.kill('SIGTERM')
      await ended
      opts.ledger.remove(child.pid ?? 0)
    },
  }
}

async function ready(adminPort: number, isOver: () => boolean): Promise<void> {
  for (const until = Date.now() + WAIT_MS; Date.now() < until && !isOver(); await sleep(50)) {
    const answer = await fetch(`http://127.0.0.1:${adminPort}/ready`).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return
  }
  throw new Error('PostgREST does not start')
}

/** As Supabase's gateway: a key becomes the token of its role, unless the caller brings a token. */
async function pass(
  request: Request,
  upstream: string,
  keys: ReadonlyMap<string, string>,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  const own = keys.get(headers.get('apikey') ?? '')
  if (!own) return Response.json({ message: 'Invalid API key' }, { status: 401 })
  const bearer = /^bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (!bearer || bearer.startsWith('sb_'))
    headers.set('authorization', `Bearer ${keys.get(bearer ?? '') ?? own}`)
  for (const name of ['apikey', 'host', 'connection', 'content-length']) headers.delete(name)
  const body = request.body ? await request.arrayBuffer() : null
  const answer = await fetch(`${upstream}${pathname.replace('/rest/v1', '')}${search}`, {
    method: request.method,
    headers,
    body,
    redirect: 'manual',
  })
  const told = new Headers(answer.headers)
  for (const name of ['content-encoding', 'transfer-encoding', 'connection']) told.delete(name)
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers: told })
}
