import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'

/** What goes wrong on the way: before the other side has heard of it, or after it has done it. */
export const FAULTS = [
  'corta_despues',
  'corta_antes',
  '502_antes',
  '502_despues',
  'tarda',
  'calla_despues',
] as const
export type Fault = (typeof FAULTS)[number]

export type Proxy = {
  url: string
  /** What the next post to `path` meets; everything else passes. */
  siguiente: (fault: Fault) => void
  stop: () => Promise<void>
}

/**
 * A proxy that misbehaves on purpose (T-RES-02): it commits and drops the answer, answers 502 before or after, dawdles,
 * or falls silent. Once told to, for one post; then it passes everything.
 */
export async function proxy(target: string, path: string): Promise<Proxy> {
  const { hostname, port } = new URL(target)
  let damage: Fault | null = null
  const held = new Set<ServerResponse>()
  const forward = (
    from: IncomingMessage,
    body: Buffer,
    done: (answer: IncomingMessage, text: Buffer) => void,
  ) => {
    const to = request(
      {
        hostname,
        port,
        path: from.url,
        method: from.method,
        headers: { ...from.headers, host: `${hostname}:${port}` },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => done(answer, Buffer.concat(parts)))
      },
    )
    to.on('error', () => from.socket.destroy())
    to.end(body)
  }
  const server: Server = createServer((from, to) => {
    const parts: Buffer[] = []
    from.on('data', (part: Buffer) => parts.push(part))
    from.on('end', () => {
      const fault = from.method === 'POST' && from.url?.startsWith(path) ? damage : null
      if (fault) damage = null
      const bad = () => to.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>')
      if (fault === 'corta_antes') return void from.socket.destroy()
      if (fault === '502_antes') return void bad()
      forward(from, Buffer.concat(parts), (answer, text) => {
        if (fault === 'corta_despues') return void from.socket.destroy()
        if (fault === '502_despues') return void bad()
        if (fault === 'calla_despues') return void held.add(to)
        const pass = () => to.writeHead(answer.statusCode ?? 500, answer.headers).end(text)
        if (fault === 'tarda') return void setTimeout(pass, 400)
        pass()
      })
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    siguiente: (next) => {
      damage = next
    },
    stop: () =>
      new Promise((done) => {
        for (const answer of held) answer.destroy()
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
