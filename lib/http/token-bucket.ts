import 'server-only'

export type Turn = { ok: true } | { ok: false; retryAfter: number }
export type Limiter = (address: string) => Turn

type Options = {
  /** How many requests one address may make in a window. */
  max: number
  windowMs: number
  /** Milliseconds since 1970; the clock comes in by the door. */
  now: () => number
  /** Most addresses remembered at once: memory stays flat under a flood of addresses. */
  capacity?: number
}

/**
 * A limiter in this process's memory (T-SPAM-01): each address has a bucket of `max` turns that fills again evenly over
 * the window. Refusals say after how many whole seconds the next turn is free.
 */
export function createLimiter({ max, windowMs, now, capacity = 10_000 }: Options): Limiter {
  const buckets = new Map<string, { turns: number; at: number }>()
  const perMs = max / windowMs
  return (address) => {
    const time = now()
    const before = buckets.get(address)
    // A clock that is set back gives nothing and takes nothing.
    const waited = before ? Math.max(0, time - before.at) : 0
    const turns = before ? Math.min(max, before.turns + waited * perMs) : max
    // Writing the key again moves it to the end: the first key is the one not seen for longest.
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
