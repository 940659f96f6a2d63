import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { type Log, reason, StartError } from './log.ts'
import { hasHungUp } from './pool.ts'

/** What a command started: how to stop it, and a promise that rejects when it was lost for good. */
export type Running = { stop(): Promise<void>; lost?: Promise<never> }

/**
 * Runs a command of the start scripts: prints its log, tells a refusal in one sentence (exit 1), and stops what
 * was started on Ctrl-C, SIGTERM or a closed terminal (exit 0). A second Ctrl-C after a second ends at once (130).
 * @param start starts everything and returns how to stop it; `aborted` fires when it must give up meanwhile
 */
export async function runCommand(start: (log: Log, aborted: AbortSignal) => Promise<Running>): Promise<void> {
  // Loading lite is a third of a warm start; where the folder cannot be written this does nothing.
  enableCompileCache(resolve(import.meta.dirname, '../../node_modules/.cache/compiled'))
  // Whoever read our output may have gone (`npm start | head`): that is no reason to fall.
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  const log: Log = (line) => void process.stdout.write(`${line}\n`)
  // The driver asks each new connection for its types and lets nobody catch it when the database falls meanwhile.
  process.on('unhandledRejection', (error) => {
    if (!hasHungUp(error)) throw error
    log(`nobody waited for a connection that broke off: ${reason(error)}`)
  })
  const abort = new AbortController()
  let asked = 0
  const { promise: interrupted, resolve: interrupt } = Promise.withResolvers<void>()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      // The terminal and npm both pass Ctrl-C on: two within a second are one.
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
      await Promise.race([interrupted, running.lost ?? interrupted])
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

/**
 * Under npm we end with it, even when it is killed and can pass nothing on: nobody would be left to stop us.
 * (The scripts of package.json say `exec`, or npm's shell would stand between and swallow the signals.)
 * Started without npm we answer to nobody and may outlive the terminal.
 */
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
