import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'

const current = new AsyncLocalStorage<string>()
/** Servers that are not the site. */
const apart = new WeakSet<Server>()

/** The id of the request that is being answered; null outside of one. */
export const requestId = (): string | null => current.getStore() ?? null

export const setApart = (server: Server): void => {
  apart.add(server)
}

/** A proxy may have given the request an id already. */
function idOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

export type Told = { id: string; method: string; url: string; status: number; ms: number }

/** Gives every request an id, which the answer names too, and tells when it begins and when it has been answered. */
export function watchRequests(on: { begin(): void; end(told: Told): void }): void {
  const emit: (this: Server, event: string, ...args: unknown[]) => boolean = Server.prototype.emit
  Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]): boolean {
    if (event !== 'request' || apart.has(this)) return emit.call(this, event, ...args)
    const [request, response] = args as [IncomingMessage, ServerResponse]
    const { method = '', url = '' } = request
    const id = idOf(request)
    const started = performance.now()
    response.setHeader('x-request-id', id)
    on.begin()
    response.once('close', () =>
      on.end({ id, method, url, status: response.statusCode, ms: Math.round(performance.now() - started) }),
    )
    return current.run(id, () => emit.call(this, event, ...args))
  }
}
