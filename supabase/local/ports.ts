import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to outgoing connections (Linux from 32768, others from 49152): one of those may be
 * taken by anybody's request in the moment between finding it and using it. Above the last one that fetch refuses.
 */
const [FROM, TO] = [10_100, 32_768]

/** A free port of this machine's loopback address. It may be gone a moment later: callers try again. */
export async function freePort(): Promise<number> {
  for (let tries = 1; ; tries++) {
    const port = randomInt(FROM, TO)
    const { promise, resolve, reject } = Promise.withResolvers<boolean>()
    const probe = createServer()
    probe.once('error', (error) => (tries < 50 ? resolve(false) : reject(error)))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    if (await promise) return port
  }
}
