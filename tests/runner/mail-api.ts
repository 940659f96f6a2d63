import { createServer, type IncomingMessage } from 'node:http'

/** How the provider behaves at a request; whether it takes the mail stands before the colon. */
export type Manner =
  | 'takes'
  | 'refuses: 422'
  | 'not now: 429'
  | 'not now: 401'
  | 'not now: 500'
  | 'not now: hangs up'
  | 'takes: 502'
  | 'takes: hangs up'
  | 'takes: half an answer'
  | 'takes: falls silent'

export type Taken = { key: string; body: Record<string, unknown> }
export type MailApi = { url: string; taken: Taken[]; asked: () => number; close(): Promise<void> }

const read = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

/**
 * A mail provider's HTTP API that misbehaves on purpose. It sends one mail for an idempotency key, as the real ones
 * promise; `manner` is asked at each request, with its number from 0.
 */
export async function mailApi(key: string, manner: (n: number) => Manner): Promise<MailApi> {
  const taken = new Map<string, Taken>()
  let count = 0
  const server = createServer(async (request, response) => {
    const how = manner(count++)
    const body = JSON.parse(await read(request))
    const id = String(request.headers['idempotency-key'])
    const answer = (status: number, said: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
    if (request.headers.authorization !== `Bearer ${key}`) return answer(401, { name: 'invalid_api_key' })
    if (how.startsWith('takes') && !taken.has(id)) taken.set(id, { key: id, body })
    if (how.endsWith('hangs up')) return request.socket.destroy()
    if (how.endsWith('falls silent')) return
    if (how.endsWith('half an answer')) {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      response.write('{"id":')
      return setImmediate(() => request.socket.destroy())
    }
    const status = Number(/\d+$/.exec(how)?.[0] ?? 200)
    answer(status, status === 200 ? { id: `mail-${id}` } : { statusCode: status, message: 'no' })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}/emails`,
    get taken() {
      return [...taken.values()]
    },
    asked: () => count,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
