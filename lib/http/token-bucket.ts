import 'server-only'

export type Turn = { ok: true } | { ok: false; retryAfter: number }
export type Limiter = (address: string) => Turn

type Options = {
  max: number
  windowMs: number
  now: () => number
  capacity?: number
}

/** A token bucket per address in this process's memory (T-SPAM-01). `retryAfter` in whole seconds. */
export function createLimiter({ max, windowMs, now, capacity = 10_000 }: Options): Limiter {
  const buckets = new Map<string, { turns: number; at: number }>()
  const perMs = max / windowMs
  return (address) => {
    const time = now()
    const before = buckets.get(address)
    const waited = before ? Math.max(0, time - before.at) : 0
    const turns = before ? Math.min(max, before.turns + waited * perMs) : max
    // Writing the key again moves it to the end: the first one is the least recently used.
    buckets.delete(address)
    buckets.set(address, { turns: turns >= 1 ? turns - 1 : turns, at: time })
    if (buckets.size > capacity) {
      const [oldest] = buckets.keys()
      if (oldest !== undefined) buckets.delete(oldest)
    }
    return turns >= 1
      ? { ok: true }
      : { ok: false, retryAfter: Math.max(1, Math.ceil((1 - turns) / perMs / 1000)) }
  }
}
