import postgres from 'postgres'
import { type Log, reason } from '../local/log.ts'
import type { StorageAccess } from './erase-fotos.ts'
import { sendDue, tick } from './tick.ts'
import type { Mailer } from './types.ts'

export type CorreoOptions = {
  databaseUrl: string
  siteUrl: string
  mailer: Mailer
  sender: string | null
  storage?: StorageAccess | null
  log: Log
  intervalMs?: number
}

export type MailWorker = { stop(): Promise<void> }

const INTERVAL_MS = 5000
const PAUSE_MS = 1000
/** The worker notifies itself with this payload to check that its LISTEN connection still works. */
const HEARTBEAT = 'eco'

/**
 * Runs the worker until it is stopped: every few seconds, and at once when the database notifies of a new e-mail
 * (LISTEN/NOTIFY on `correos`). An outage is logged once. Several workers may share one database.
 */
export function startMailWorker(opts: CorreoOptions): MailWorker {
  const { log, intervalMs = INTERVAL_MS } = opts
  // A pooler in transaction mode does not keep prepared statements.
  const options = { onnotice() {}, connect_timeout: 5, max_lifetime: null, prepare: false }
  const sql = postgres(opts.databaseUrl, { ...options, max: 5 })
  const abort = new AbortController()
  const deps = {
    ahora: Date.now,
    mailer: opts.mailer,
    site: opts.siteUrl.replace(/\/+$/, ''),
    sender: opts.sender,
    storage: opts.storage ?? null,
    aborted: abort.signal,
  }
  let called = false
  let wake = () => {}
  const call = () => {
    called = true
    wake()
  }
  abort.signal.addEventListener('abort', call)

  // A separate connection for LISTEN: postgres.js does not subscribe again after the server was down. A connection that
  // misses a heartbeat, after it has received one before, is stale and is replaced.
  let listener: postgres.Sql | null = null
  let hasListened = false
  let isAlive = true
  const listen = async (): Promise<void> => {
    if (listener) return
    listener = postgres(opts.databaseUrl, { ...options, max: 1 })
    const onNotify = (payload: string): void => {
      if (payload === HEARTBEAT) {
        hasListened = true
        isAlive = true
      } else call()
    }
    // LISTEN does not work behind a pooler; the outbox is polled anyway.
    await listener.listen('correos', onNotify).catch(() => {})
  }
  const stopListening = async (): Promise<void> => {
    const old = listener
    listener = null
    hasListened = false
    await old?.end({ timeout: 1 }).catch(() => {})
  }

  const pause = (ms: number): Promise<boolean> =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        wake = () => {}
        const was = called
        called = false
        resolve(was)
      }
      const timer = setTimeout(done, ms)
      wake = done
      if (called) done()
    })

  const run = async (): Promise<void> => {
    let away = false
    let next = 0
    while (!abort.signal.aborted) {
      try {
        const due = performance.now() >= next
        const isStale = hasListened && !isAlive
        if (due && isStale) await stopListening()
        await listen()
        if (due) {
          next = performance.now() + intervalMs
          isAlive = false
          await sql.notify('correos', HEARTBEAT)
        }
        const sent = await (due ? tick : sendDue)(sql, deps)
        if (sent > 0) log(`${sent} ${sent === 1 ? 'mail' : 'mails'} handled`)
        if (away) log('working again')
        away = false
        await pause(Math.max(0, next - performance.now()))
      } catch (error) {
        if (abort.signal.aborted) break
        if (!away) log(`the outbox cannot be worked on: ${reason(error)}`)
        away = true
        next = 0
        await stopListening()
        await pause(PAUSE_MS)
      }
    }
  }
  const running = run()
  return {
    async stop() {
      abort.abort()
      await running
      await stopListening()
      await sql.end({ timeout: 2 })
    },
  }
}
