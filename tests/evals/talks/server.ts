import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { wallClock } from '../../../lib/core/dates.ts'
import { knowledgeOf } from '../../../supabase/functions/enigmito/answer.ts'
import { handlerOf } from '../../../supabase/functions/enigmito/http/handler.ts'
import type { Rows } from '../../../supabase/functions/enigmito/rows/shape.ts'
import type { HouseRows } from '../rows.ts'

export type Backend = { url: string; key: string; at: (ms: number) => void; stop: () => Promise<void> }

const KEY = 'sb_publishable_talks'

/** A backend in this process: tables from rows in memory, and the assistant's function with a clock that is set. */
export async function startServer(rows: HouseRows): Promise<Backend> {
  let now = Date.now()
  const knowledge = knowledgeOf(rows as unknown as Rows)
  const answering = handlerOf({
    keys: [KEY],
    limit: () => 0,
    knowledge: async () => knowledge,
    ahora: () => wallClock(now),
    log: () => {},
  })
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const table = pathname.replace('/rest/v1/', '')
    if (pathname.startsWith('/functions/v1/enigmito')) {
      const body = await new Response(request as unknown as ReadableStream).text()
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const)
      const init = { method: request.method ?? 'POST', headers: Object.fromEntries(headers), body }
      const answer = await answering(new Request(`http://localhost${pathname}`, init))
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
    } else {
      const found = Object.hasOwn(rows, table) ? rows[table as keyof HouseRows] : null
      response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(found ?? { message: 'no such table' }))
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const stop = (): Promise<void> =>
    new Promise((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  const { port } = server.address() as AddressInfo
  const at = (ms: number): void => {
    now = ms
  }
  return { url: `http://127.0.0.1:${port}`, key: KEY, at, stop }
}
