import type { ChildProcess } from 'node:child_process'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { serve } from '../../runner/serve.ts'

/** The built site once more, with a backend that answers as it is told: the failures of §8 on the wire. */

/** `visitor`: whom the site says it asks for. */
export type Seen = { method: string; path: string; body: string; at: number; visitor: string }
export type Respuesta = { status: number; body?: unknown; html?: string }
/** What the backend says to a request; null: what a healthy one without rows says. */
type Script = (request: Seen, nth: number) => Respuesta | null

export type Broken = {
  url: string
  backend: string
  pedidos: Seen[]
  responder(script: Script): void
  stop(): Promise<void>
}

const root = resolve(import.meta.dirname, '../../..')
/** A file of the site's own, which needs no backend. */
const WITHOUT_BACKEND = '/alergenos.svg'

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}

/** Turns are always given, and there are no rows. */
const sana = ({ method, path }: Seen): Respuesta =>
  path.includes('/rpc/') ? { status: 200, body: 0 } : { status: method === 'POST' ? 201 : 200, body: [] }

/** @param env what the site is given beside the backend's address; null for a site that nobody has configured */
export async function brokenSite(env: Record<string, string> | null = {}): Promise<Broken> {
  let script: Script = () => null
  const requests: Seen[] = []
  const server = createServer(async (request, to) => {
    const at = performance.now()
    const { method = '', url: path = '', headers } = request
    const one = {
      method,
      path,
      body: await bodyOf(request),
      at,
      visitor: String(headers['x-forwarded-for'] ?? ''),
    }
    const nth = requests.filter(({ path, method }) => path === one.path && method === one.method).length
    requests.push(one)
    const { status, body, html } = script(one, nth) ?? sana(one)
    const type = html === undefined ? 'application/json' : 'text/html'
    to.writeHead(status, { 'content-type': type }).end(html ?? JSON.stringify(body ?? null))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const backend = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const children: ChildProcess[] = []
  const given = env && { SUPABASE_URL: backend, SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_prueba', ...env }
  const url = await serve(root, tmpdir(), given ?? {}, WITHOUT_BACKEND, children)
  return {
    url,
    backend,
    pedidos: requests,
    responder(next) {
      script = next
      requests.length = 0
    },
    async stop() {
      for (const child of children) child.kill()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

const parte = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A session as the backend hands it out, ending in so many seconds. It is signed by nobody: the backend is asked. */
export function sessionOf(email: string, expiresIn: number) {
  const expires_at = Math.floor(Date.now() / 1000) + expiresIn
  const user = {
    id: '00000000-0000-4000-8000-000000000001',
    aud: 'authenticated',
    role: 'authenticated',
    email,
    app_metadata: { provider: 'google' },
    user_metadata: { username: 'Lola' },
    created_at: new Date().toISOString(),
  }
  const claims = { sub: user.id, exp: expires_at, email, role: 'authenticated' }
  const access_token = `${parte({ alg: 'HS256', typ: 'JWT' })}.${parte(claims)}.AAAA`
  const session = {
    access_token,
    refresh_token: 'vale-una-vez',
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at,
  }
  return { ...session, user }
}

/** The same as the site keeps it. */
export const cookieOf = (session: ReturnType<typeof sessionOf>): string =>
  `alma-cuenta=base64-${parte(session)}; alma-cuenta-hay=1`
