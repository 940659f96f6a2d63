import 'server-only'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { floorHeaders, isCutForm, refusalStatus } from './threshold.ts'

/** Connections at once, and how long one may stay without a whole request's head. Milliseconds. */
const MAX_CONNECTIONS = 4000
const SILENCE_MS = 20_000

/** Bytes: the longest end of a form that is looked at. */
const TAIL = 256

/** A form of the back office that ends in the middle is the sender's fault, which the framework answers with 500. */
function blameSender(request: IncomingMessage, answer: ServerResponse): void {
  if (request.method !== 'POST') return
  const push = request.push.bind(request)
  const writeHead = answer.writeHead.bind(answer)
  let tail = ''
  request.push = (chunk, encoding) => {
    if (chunk) tail = (tail + Buffer.from(chunk).toString('latin1')).slice(-TAIL)
    return push(chunk, encoding)
  }
  answer.writeHead = ((status: number, ...rest: []) =>
    writeHead(status === 500 && isCutForm(request, tail) ? 400 : status, ...rest)) as typeof answer.writeHead
}

/**
 * Looks at what Next does not look at itself, before it hears of it: requests it would answer with an error, headers that
 * every answer has, connections that say nothing.
 *
 * @param siteUrl the public address; undefined while nobody has set it
 */
export function guardThreshold(siteUrl: string | undefined): void {
  const floor = Object.entries(floorHeaders(siteUrl))
  const spoken = new WeakSet<Socket>()
  const emit = Server.prototype.emit

  const isAnswered = (request: IncomingMessage, answer: ServerResponse): boolean => {
    spoken.add(request.socket)
    for (const [name, value] of floor) answer.setHeader(name, value)
    const status = refusalStatus(request)
    if (status === null) {
      blameSender(request, answer)
      return false
    }
    // What is still on its way is not read.
    answer.writeHead(status, { connection: 'close' }).end()
    return true
  }
  const watch = (socket: Socket): void => {
    setTimeout(() => {
      if (!spoken.has(socket)) socket.destroy()
    }, SILENCE_MS).unref()
  }
  Server.prototype.emit = function (this: InstanceType<typeof Server>, event: string, ...args: unknown[]) {
    if (event === 'connection') {
      this.maxConnections = MAX_CONNECTIONS
      watch(args[0] as Socket)
    }
    if (event === 'request' && isAnswered(args[0] as IncomingMessage, args[1] as ServerResponse)) return true
    return Reflect.apply(emit, this, [event, ...args])
  }
}
