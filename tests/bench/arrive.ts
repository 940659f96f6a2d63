import { setTimeout as sleep } from 'node:timers/promises'
import { median, quantile } from './numbers.ts'

/** An open loop: each request leaves at its time, as guests come, whether or not the one before has been answered. */
export type Ask = (n: number) => Promise<boolean>
export type Arrived = { sent: number; failed: number; p50: number; p99: number; late: number }

/**
 * Sends at a fixed rate; how late a request left is part of how long it took.
 * @returns milliseconds of half and of 99 in a hundred, and by how much the latest left late
 */
export async function arrive(ask: Ask, rate: number, seconds: number): Promise<Arrived> {
  const times: number[] = []
  const open: Promise<void>[] = []
  let failed = 0
  let late = 0
  const since = performance.now()
  for (let n = 0; n < rate * seconds; n++) {
    const due = since + (1000 * n) / rate
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    late = Math.max(late, performance.now() - due)
    open.push(
      ask(n)
        .catch(() => false)
        .then((good) => {
          times.push(performance.now() - due)
          if (!good) failed += 1
        }),
    )
  }
  await Promise.all(open)
  return { sent: times.length, failed, p50: median(times), p99: quantile(times, 0.99), late }
}
