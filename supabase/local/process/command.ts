import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { type Log, reason, StartError } from '../log.ts'
import { hasHungUp } from '../postgres/pool.ts'

export type Running = { stop(): Promise<void> }

/** Exits with 0 on a stop, 1 on a StartError, 130 on a second Ctrl-C. `aborted`: `start` must give up. */
export async function runCommand(start: (log: Log, aborted: AbortSignal) => Promise<Running>): Promise<void> {
  // Loading lite is a third of a warm start; without write access this does nothing.
  enableCompileCache(resolve(import.meta.dirname, '../../../node_modules/.cache/compiled'))
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  const log: Log = (line) => void process.stdout.write(`${line}\n`)
  // The driver loads types on each new connection; a rejection there cannot be caught.
  process.on('unhandledRejection', (error) => {
    if (!hasHungUp(error)) throw error
    log(`nobody waited for a connection that broke off: ${reason(error)}`)
  })
  const abort = new AbortController()
  let asked = 0
  const { promise: interrupted, resolve: interrupt } = Promise.withResolvers<void>()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      // The terminal and npm both forward Ctrl-C: two within a second are one.
      if (asked && Date.now() - asked > 1000) process.exit(130)
      if (!asked) log('Stopping')
      asked ||= Date.now()
      abort.abort()
      interrupt()
    })
  }
  watchNpm(() => process.kill(process.pid, 'SIGTERM'))
  try {
    const running = await start(log, abort.signal)
    try {
      await interrupted
    } finally {
      await running.stop()
    }
    process.exit(0)
  } catch (error) {
    if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
    else if (!abort.signal.aborted) console.error(error)
    process.exit(abort.signal.aborted ? 0 : 1)
  }
}

/** For a command that ends by itself: exits with 0, or with 1 and one sentence. */
export async function runOnce(work: (log: Log) => Promise<void>): Promise<void> {
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  try {
    await work((line) => void process.stdout.write(`${line}\n`))
    process.exit(0)
  } catch (error) {
    if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
    else console.error(error)
    process.exit(1)
  }
}

/** Stops when a killed npm forwards nothing. Needs `exec` in the scripts: npm's shell swallows signals. */
function watchNpm(gone: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    gone()
  }, 500)
  timer.unref()
}
