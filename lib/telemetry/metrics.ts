/** One answered request; `seconds` it took. */
export type Answered = { method: string; path: string; status: number; seconds: number }
/** The process at this moment: bytes of memory, seconds it runs, seconds its event loop was late. */
export type Health = { memory: number; uptime: number; lag: number }

const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Methods are the caller's to choose. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The room a path leads to: few, whatever is asked for. */
export function roomOf(path: string): string {
  const [first = '', second = ''] = path.split(/[/?#]/).slice(1)
  if (first === '_next') return 'static'
  if (first === 'api' && /^[a-z]{2,20}$/.test(second)) return `api/${second}`
  if (first === 'almaenigma' || first === 'auth') return first
  return /\.\w+$/.test(path.split('?')[0] ?? '') ? 'static' : 'page'
}

/** Counts requests and tells of them in the text format of Prometheus. */
export function createMetrics() {
  const requests = new Map<string, number>()
  const buckets = new Map<string, number[]>()
  const sums = new Map<string, number>()
  let active = 0
  let errors = 0
  // A stranger may invent rooms of the API.
  const known = (room: string): string => (sums.has(room) || sums.size < 60 ? room : 'other')
  return {
    begin: (): void => {
      active += 1
    },
    end({ method, path, status, seconds }: Answered): void {
      active -= 1
      const room = known(roomOf(path))
      const labels = `room="${room}",method="${METHODS.has(method) ? method : 'other'}",status="${Math.floor(status / 100)}xx"`
      requests.set(labels, (requests.get(labels) ?? 0) + 1)
      sums.set(room, (sums.get(room) ?? 0) + seconds)
      const counts = buckets.get(room) ?? BUCKETS.map(() => 0)
      buckets.set(room, counts)
      for (const [i, most] of BUCKETS.entries()) if (seconds <= most) counts[i] = (counts[i] ?? 0) + 1
    },
    error: (): void => {
      errors += 1
    },
    text({ memory, uptime, lag }: Health): string {
      const total = (room: string): number =>
        [...requests].reduce(
          (n, [labels, count]) => n + (labels.startsWith(`room="${room}",`) ? count : 0),
          0,
        )
      const lines = [
        '# TYPE alma_requests_total counter',
        ...[...requests].map(([labels, n]) => `alma_requests_total{${labels}} ${n}`),
        '# TYPE alma_request_seconds histogram',
        ...[...buckets].flatMap(([room, counts]) => [
          ...counts.map((n, i) => `alma_request_seconds_bucket{room="${room}",le="${BUCKETS[i]}"} ${n}`),
          `alma_request_seconds_bucket{room="${room}",le="+Inf"} ${total(room)}`,
          `alma_request_seconds_sum{room="${room}"} ${(sums.get(room) ?? 0).toFixed(4)}`,
          `alma_request_seconds_count{room="${room}"} ${total(room)}`,
        ]),
        '# TYPE alma_requests_active gauge',
        `alma_requests_active ${active}`,
        '# TYPE alma_errors_total counter',
        `alma_errors_total ${errors}`,
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${memory}`,
        '# TYPE alma_uptime_seconds gauge',
        `alma_uptime_seconds ${uptime.toFixed(0)}`,
        '# TYPE alma_event_loop_lag_seconds gauge',
        `alma_event_loop_lag_seconds ${lag.toFixed(4)}`,
      ]
      return `${lines.join('\n')}\n`
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>
