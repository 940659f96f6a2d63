import { Agent, get } from 'node:http'
import { median, quantile } from './numbers.ts'

/** A closed loop: so many connections, each asks again as soon as it is answered. What a server can give, not what guests feel. */
export type Pulled = { perSecond: number; p50: number; p99: number; bytes: number; failed: number }

type One = { good: boolean; bytes: number }

const ask = (url: string, agent: Agent): Promise<One> =>
  new Promise((done) => {
    const failed = () => done({ good: false, bytes: 0 })
    get(url, { agent, headers: { 'accept-encoding': 'gzip' }, timeout: 20_000 }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
      })
      answer.on('end', () => done({ good: answer.statusCode === 200, bytes }))
      answer.on('error', failed)
    }).on('error', failed)
  })

/**
 * @param how either `seconds` or `requests`: when it ends
 * @returns requests a second, milliseconds of half and of 99 in a hundred, bytes of one answer as sent
 */
export async function pull(
  urls: readonly string[],
  connections: number,
  how: { seconds: number } | { requests: number },
): Promise<Pulled> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let failed = 0
  let bytes = 0
  let sent = 0
  const since = performance.now()
  const goesOn = (): boolean =>
    'requests' in how ? sent < how.requests : performance.now() - since < how.seconds * 1000
  const one = async () => {
    while (goesOn()) {
      const url = urls[sent % urls.length] ?? ''
      sent += 1
      const started = performance.now()
      const answer = await ask(url, agent)
      times.push(performance.now() - started)
      if (answer.good) bytes += answer.bytes
      else failed += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  const took = (performance.now() - since) / 1000
  agent.destroy()
  return {
    perSecond: times.length / took,
    p50: median(times),
    p99: quantile(times, 0.99),
    bytes: bytes / Math.max(1, times.length - failed),
    failed,
  }
}
