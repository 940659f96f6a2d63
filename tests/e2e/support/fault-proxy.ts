import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * What can go wrong between the site and its backend: nobody listens; the answer is late; it is done and the answer
 * lost; an error or a limit of whatever stands between; half an answer; a connection torn before; and silence.
 */
export const FAULTS = ['refuse', 'delay', 'drop', '502', '429', 'truncate', 'reset', 'freeze'] as const
export type Fault = (typeof FAULTS)[number]

const LATE_MS = 1500

export type FaultProxy = {
  url: string
  /** From now on requests whose address fits meet the fault; null: everything is well. */
  meet(fault: Fault | null, path?: RegExp): Promise<void>
  stop(): Promise<void>
}

/** A proxy before the backend at `target` that misbehaves as it is told, request by request. */
export async function faultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(target)
  let fault: Fault | null = null
  let where = /^$/
  const silent = new Set<ServerResponse>()

  const forward = (from: IncomingMessage, body: Buffer) =>
    new Promise<{ answer: IncomingMessage; bytes: Buffer }>((done, failed) => {
      const { url: path, method, headers } = from
      const to = request({
        hostname,
        port,
        path,
        method,
        headers: { ...headers, host: `${hostname}:${port}` },
      })
      to.on('error', failed)
      to.on('response', async (answer) => {
        const parts: Buffer[] = []
        for await (const part of answer) parts.push(Buffer.from(part))
        done({ answer, bytes: Buffer.concat(parts) })
      })
      to.end(body)
    })

  const serve = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const parts: Buffer[] = []
    for await (const part of from) parts.push(Buffer.from(part))
    const met = where.test(`${from.method} ${from.url}`) ? fault : null
    if (met === 'freeze') return void silent.add(to)
    if (met === 'reset') return void from.socket.resetAndDestroy()
    if (met === '502')
      return void to.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>')
    if (met === '429') return void to.writeHead(429, { 'retry-after': '1' }).end('{"message":"slow down"}')
    const { answer, bytes } = await forward(from, Buffer.concat(parts))
    if (met === 'delay') await sleep(LATE_MS)
    if (met === 'drop') return void from.socket.destroy()
    const { 'transfer-encoding': _, ...headers } = answer.headers
    to.writeHead(answer.statusCode ?? 500, { ...headers, 'content-length': String(bytes.length) })
    if (met !== 'truncate') return void to.end(bytes)
    to.write(bytes.subarray(0, bytes.length >> 1))
    setImmediate(() => from.socket.destroy())
  }
  const server = createServer((from, to) => void serve(from, to).catch(() => from.socket.destroy()))
  const listen = (at: number) => new Promise<void>((ready) => server.listen(at, '127.0.0.1', ready))
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  await listen(0)
  const { port: own } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${own}`,
    async meet(next, path = /./) {
      for (const to of silent) to.destroy()
      silent.clear()
      if (next === 'refuse') await close()
      else if (!server.listening) await listen(own)
      fault = next
      where = path
    },
    async stop() {
      for (const to of silent) to.destroy()
      if (server.listening) await close()
    },
  }
}
