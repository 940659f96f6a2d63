const CLIENTS = 5_000
const MINUTE_MS = 60_000

/** Token bucket per client: `perMinute` tokens a minute, 0 = no limit. Returns the seconds to wait, or 0. */
export function limiter(perMinute: number, clock: () => number): (client: string) => number {
  const buckets = new Map<string, { left: number; at: number }>()
  return (client) => {
    if (perMinute <= 0) return 0
    const now = clock()
    const known = buckets.get(client)
    const left = known
      ? // A clock that is set back gives nothing and takes nothing.
        Math.min(perMinute, known.left + (Math.max(0, now - known.at) * perMinute) / MINUTE_MS)
      : perMinute
    buckets.delete(client)
    const oldest = buckets.size >= CLIENTS ? buckets.keys().next().value : undefined
    if (oldest !== undefined) buckets.delete(oldest)
    buckets.set(client, { left: left >= 1 ? left - 1 : left, at: now })
    return left >= 1 ? 0 : Math.max(1, Math.ceil(((1 - left) * MINUTE_MS) / perMinute / 1000))
  }
}
