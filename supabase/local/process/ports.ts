import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ephemeral ports (Linux from 32768); above the last port that fetch refuses. */
const [FROM, TO] = [10_100, 32_768]

/** On the loopback address. It may be taken a moment later: callers try again. */
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
