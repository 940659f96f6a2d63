import postgres from 'postgres'
import { type Log, reason } from '../local/log.ts'
import type { StorageAccess } from './erase-fotos.ts'
import { sendDue, tick } from './tick.ts'
import type { Mailer } from './types.ts'

export type CorreoOptions = {
  databaseUrl: string
  siteUrl: string
  mailer: Mailer
  de: string | null
  /** The storage whose leftover pictures this worker takes away; without it they stay where nobody reads them. */
  storage?: StorageAccess | null
  log: Log
  /** How often time's own work is looked after; a new mail leaves at once. */
  intervalMs?: number
}

export type MailWorker = { stop(): Promise<void> }

const INTERVAL_MS = 5000
/** While the database is away. */
const PAUSE_MS = 1000
/** What a worker says to itself, to know that it still hears; it wakes nobody. */
const ECO = 'eco'

/**
 * Runs the worker until it is stopped: a round every few seconds, and at once when the database tells of a new mail
 * (`notify correos`). An outage is told once and waited out. Several may run on one database.
 */
export function startMailWorker(opts: CorreoOptions): MailWorker {
  const { log, intervalMs = INTERVAL_MS } = opts
  // Nothing prepared: a pooler in transaction mode would not know it again.
  const options = { onnotice() {}, connect_timeout: 5, max_lifetime: null, prepare: false }
  const sql = postgres(opts.databaseUrl, { ...options, max: 5 })
  const abort = new AbortController()
  const deps = {
    ahora: Date.now,
    mensajero: opts.mailer,
    sitio: opts.siteUrl.replace(/\/+$/, ''),
    de: opts.de,
    almacen: opts.storage ?? null,
    aborted: abort.signal,
  }
  let called = false
  let wake = () => {}
  const call = () => {
    called = true
    wake()
  }
  abort.signal.addEventListener('abort', call)

  // An ear of its own: postgres.js does not listen again when its connection is lost while the server is away. What has
  // heard itself once and does so no more is deaf.
  let ear: postgres.Sql | null = null
  let hears = false
  let heard = true
  const listen = async (): Promise<void> => {
    if (ear) return
    ear = postgres(opts.databaseUrl, { ...options, max: 1 })
    // Behind a pooler nobody can listen: the rounds find the mails all the same.
    const hear = (said: string): void => {
      if (said === ECO) {
        hears = true
        heard = true
      } else call()
    }
    await ear.listen('correos', hear).catch(() => {})
  }
  const deafen = async (): Promise<void> => {
    const old = ear
    ear = null
    hears = false
    await old?.end({ timeout: 1 }).catch(() => {})
  }

  /** Waits for a call, or for the time to pass; true when called. */
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
        if (due && hears && !heard) await deafen()
        await listen()
        if (due) {
          next = performance.now() + intervalMs
          heard = false
          await sql.notify('correos', ECO)
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
        await deafen()
        await pause(PAUSE_MS)
      }
    }
  }
  const running = run()
  return {
    async stop() {
      abort.abort()
      await running
      await deafen()
      await sql.end({ timeout: 2 })
    },
  }
}
