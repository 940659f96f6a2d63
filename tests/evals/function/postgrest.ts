import { createServer, type Server } from 'node:http'
import type { Rows } from '../../../supabase/functions/enigmito/rows/shape.ts'

export const KEY = 'sb_publishable_test'
/** The bearer whom `es_admin` calls an administrator. */
export const ADMIN = 'token-of-an-admin'

export type Postgrest = {
  port: number
  /** What the tables hold; a test may change it, and says so with `changed()`. */
  rows: Rows
  changed(): void
  down: boolean
  reads: number
  close(): Promise<void>
}

/** A port on which a server listens. */
export const listen = (server: Server): Promise<number> =>
  new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done(typeof address === 'object' && address ? address.port : 0)
    })
  })

/** A server that answers like PostgREST from rows in memory: columns, pages of at most a thousand, a key. */
export async function postgrest(rows: Rows): Promise<Postgrest> {
  const pages = new Map<string, { status: number; body: string }>()
  const page = (url: URL): { status: number; body: string } => {
    const table = url.pathname.replace('/rest/v1/', '')
    const answer = (status: number, body: unknown) => ({ status, body: JSON.stringify(body) })
    if (!Object.hasOwn(stub.rows, table)) return answer(404, { message: 'no table' })
    const all = stub.rows[table as keyof Rows] as readonly Record<string, unknown>[]
    const columns = (url.searchParams.get('select') ?? '').split(',')
    const from = Number(url.searchParams.get('offset') ?? 0)
    const part = all.slice(from, from + Math.min(1000, Number(url.searchParams.get('limit') ?? 1000)))
    const missing = columns.filter((column) => part[0] && !Object.hasOwn(part[0], column))
    if (missing.length > 0) return answer(400, { code: '42703', message: `no column ${missing}` })
    return answer(
      200,
      part.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]]))),
    )
  }
  const server = createServer((request, answer) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const send = (status: number, body: string) =>
      answer.writeHead(status, { 'content-type': 'application/json' }).end(body)
    stub.reads++
    if (stub.down) return send(500, '{"message":"down"}')
    if (request.headers.apikey !== KEY) return send(401, '{"message":"no key"}')
    if (url.pathname === '/rest/v1/rpc/es_admin')
      return send(200, String(request.headers.authorization === `Bearer ${ADMIN}`))
    const known = pages.get(url.href) ?? page(url)
    pages.set(url.href, known)
    send(known.status, known.body)
  })
  const stub: Postgrest = {
    port: await listen(server),
    rows,
    changed: () => pages.clear(),
    down: false,
    reads: 0,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
  return stub
}
