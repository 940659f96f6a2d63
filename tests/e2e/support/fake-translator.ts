import type { ChildProcess } from 'node:child_process'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { serve } from '../../runner/serve.ts'

/** The built site once more, on the tests' backend, with a translator that does what a test wants. */
export type Traductor = {
  url: string
  /** What was asked for. */
  pedidos: { language: string; texts: Record<string, unknown> }[]
  /** What it answers from now on. */
  responde(status: number, body: unknown): void
  stop(): Promise<void>
}

const TRADUCIR = '/functions/v1/enigmito/traducir'

async function cuerpo(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

/** Hands a request on as it came; what fetch unpacks on the way back is no longer packed. */
async function pasar(
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
export async function sitioConTraductor(backend: { url: string; key: string }): Promise<Traductor> {
  let next: { status: number; body: unknown } = { status: 503, body: {} }
  const pedidos: Traductor['pedidos'] = []
  const server = createServer(async (request, to) => {
    const body = await cuerpo(request)
    const json = (status: number, value: unknown) =>
      to.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (request.url !== TRADUCIR) return pasar(backend.url, request, body, to).catch(() => to.destroy())
    if (request.method === 'GET') return json(200, { model: true })
    pedidos.push(JSON.parse(body.toString()))
    json(next.status, next.body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const puerta = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const children: ChildProcess[] = []
  const env = { SUPABASE_URL: puerta, SUPABASE_PUBLISHABLE_KEY: backend.key }
  const url = await serve(resolve(import.meta.dirname, '../../..'), tmpdir(), env, '/api/health', children)
  return {
    url,
    pedidos,
    responde(status, body) {
      next = { status, body }
      pedidos.length = 0
    },
    async stop() {
      for (const child of children) child.kill()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
