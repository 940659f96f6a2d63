import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Log, reason } from './log.ts'
import { end, type Known, type Ledger } from './processes.ts'

export type Service = {
  stop(): Promise<void>
  restart(): Promise<void>
}

type Options = {
  name: string
  /** Rejects when it does not start. Must call `record` at once: a process stored later could be orphaned. */
  spawn: (record: (child: ChildProcess) => void) => Promise<ChildProcess>
  ledger: Ledger
  log: Log
  stopWith?: NodeJS.Signals
  group: boolean
  /** A first start that fails throws; otherwise it is retried. */
  required: boolean
  gaveUp?: (error: Error) => void
}

const TRIES = 6
const STEADY_MS = 20_000

/** Restarts with a growing delay (0.2 to 5 s), gives up after six early failures. Throws if `required`. */
export async function supervise(options: Options): Promise<Service> {
  const { name, ledger, log } = options
  let stopping = false
  let failures = 0
  let known: Known | null = null
  let working: Promise<void> = Promise.resolve()
  let waiting = new AbortController()

  const run = async (): Promise<void> => {
    let mine: Known | null = null
    const child = await options.spawn((made) => {
      mine = ledger.add(name, made.pid ?? 0, options.group)
      made.once('exit', () => ledger.remove(made.pid ?? 0))
    })
    const since = Date.now()
    known = mine
    const gone = (how: string): void => {
      // A requested restart has already replaced it.
      if (stopping || known !== mine) return
      known = null
      failures = Date.now() - since > STEADY_MS ? 1 : failures + 1
      log(`${name} ended (${how}); starting it again`)
      working = again()
    }
    if (child.exitCode !== null || child.signalCode !== null)
      gone(`code ${child.exitCode ?? child.signalCode}`)
    else child.once('exit', (code, signal) => gone(signal ?? `code ${code}`))
  }

  const again = async (): Promise<void> => {
    for (; !stopping && failures < TRIES; failures += 1) {
      await sleep(Math.min(5000, 100 * 2 ** failures), undefined, { signal: waiting.signal }).catch(() => {})
      if (stopping) return
      try {
        return await run()
      } catch (error) {
        log(`${name} does not start: ${reason(error)}`)
      }
    }
    if (stopping) return
    log(`${name} was started ${failures} times in vain; it stays off`)
    options.gaveUp?.(new Error(`${name} does not stay up`))
  }

  try {
    await run()
  } catch (error) {
    if (options.required) throw error
    log(`${name} does not start: ${reason(error)}`)
    failures = 1
    working = again()
  }

  const halt = async (): Promise<void> => {
    const current = known
    known = null
    if (!current) return
    await end(current, options.stopWith, 8000)
    ledger.remove(current.pid)
  }
  return {
    async stop() {
      stopping = true
      waiting.abort()
      await working
      await halt()
    },
    async restart() {
      if (stopping) return
      const wasRunning = known !== null
      await halt()
      const gaveUp = failures >= TRIES
      failures = 0
      if (wasRunning || gaveUp) {
        working = again()
        await working
      } else {
        waiting.abort()
        waiting = new AbortController()
      }
    },
  }
}
