import type { ChildProcess } from 'node:child_process'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { serve } from '../../runner/serve.ts'

/** The built site once more, on the tests' backend, with a translator that does what a test wants. */
export type Translator = {
  url: string
  pedidos: { language: string; texts: Record<string, unknown> }[]
  responde(status: number, body: unknown): void
  stop(): Promise<void>
}

const TRANSLATE = '/functions/v1/enigmito/traducir'

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

/** Hands a request on as it came; what fetch unpacks on the way back is no longer packed. */
async function pass(
  backend: string,
  request: IncomingMessage,
  body: Buffer,
  to: ServerResponse,
): Promise<void> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !/^(host|connection|content-length|transfer-encoding)$/.test(name))
      headers.set(name, value)
  const answer = await fetch(backend + request.url, {
    method: request.method ?? 'GET',
    headers,
    body: body.length > 0 ? new Uint8Array(body) : null,
    redirect: 'manual',
  })
  const back = [...answer.headers].filter(
    ([name]) => !/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name),
  )
  to.writeHead(answer.status, Object.fromEntries(back)).end(Buffer.from(await answer.arrayBuffer()))
}

/** @param backend the tests' own, which answers everything else */
export async function siteWithTranslator(backend: { url: string; key: string }): Promise<Translator> {
  let next: { status: number; body: unknown } = { status: 503, body: {} }
  const requests: Translator['pedidos'] = []
  const server = createServer(async (request, to) => {
    const body = await bodyOf(request)
    const json = (status: number, value: unknown) =>
      to.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (request.url !== TRANSLATE) return pass(backend.url, request, body, to).catch(() => to.destroy())
    if (request.method === 'GET') return json(200, { model: true })
    requests.push(JSON.parse(body.toString()))
    json(next.status, next.body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const door = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const children: ChildProcess[] = []
  const env = { SUPABASE_URL: door, SUPABASE_PUBLISHABLE_KEY: backend.key }
  const url = await serve(resolve(import.meta.dirname, '../../..'), tmpdir(), env, '/api/health', children)
  return {
    url,
    pedidos: requests,
    responde(status, body) {
      next = { status, body }
      requests.length = 0
    },
    async stop() {
      for (const child of children) child.kill()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
