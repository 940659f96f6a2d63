import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Handler } from './gateway.ts'
import { StartError } from './log.ts'

export type Listener = { port: number; serve(handler: Handler): void; close(): Promise<void> }

const WAIT_MS = 30_000

/** Requests wait until `serve`. Throws StartError, naming `variable`, for a taken or refused port. */
export async function listen(port: number, variable: string): Promise<Listener> {
  const handler = Promise.withResolvers<Handler>()
  let current: Handler | null = null
  const late = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), WAIT_MS).unref())

  const listener = getRequestListener(
    async (request, env) => {
      const peer = 'incoming' in env ? (env.incoming.socket.remoteAddress ?? null) : null
      const ready = current ?? (await Promise.race([handler.promise, late()]))
      if (!ready) return Response.json({ message: 'starting' }, { status: 503 })
      return ready(request, peer)
    },
    {
      overrideGlobalObjects: false,
      errorHandler: () => Response.json({ message: 'internal error' }, { status: 500 }),
    },
  )
  const server = createServer((req, res) => void listener(req, res))
  // Longer than clients keep idle connections: closing first breaks requests on their way, and a booking may
  // end in "not known to be saved".
  server.keepAliveTimeout = 75_000
  await bind(server, port, variable)
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    serve(h) {
      current = h
      handler.resolve(h)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 1500).unref()
      }),
  }
}

function bind(server: Server, port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, port, variable)))
    server.listen(port, '127.0.0.1', () => {
      server.removeAllListeners('error')
      server.on('error', () => {})
      resolve()
    })
  })
}

export function portError(error: NodeJS.ErrnoException, port: number, variable: string): StartError {
  if (error.code === 'EADDRINUSE')
    return new StartError(`Port ${port} is taken by another program: choose another one with ${variable}.`)
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} is not allowed to this user: choose another one with ${variable}.`)
  return new StartError(
    `Port ${port} cannot be used (${error.message}): choose another one with ${variable}.`,
  )
}
