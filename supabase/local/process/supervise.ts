import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Log, reason } from '../log.ts'
import { type Ask, deadlineAfter, watchAnswers } from './liveness.ts'
import { end, type Known, type Ledger, workOf } from './processes.ts'

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
  /** Without answers it is ended and started again, as if it had died. */
  answers?: Ask
}

const STEADY_MS = 20_000
const LONGEST_MS = 10_000

/** Milliseconds before the next try: 0.2 s after the first failure, 10 s after many. It never gives up. */
const delayAfter = (failures: number): number => Math.min(LONGEST_MS, 100 * 2 ** failures)

/** Starts again whatever ends or falls silent, with a growing delay. Throws if `required` and it does not start. */
export async function supervise(options: Options): Promise<Service> {
  const { name, ledger, log } = options
  let stopping = false
  let failures = 0
  let known: Known | null = null
  let working: Promise<void> = Promise.resolve()
  let waiting = new AbortController()
  let unwatch = (): void => {}
  let silences = 0

  const run = async (): Promise<void> => {
    let mine: Known | null = null
    const child = await options.spawn((made) => {
      mine = ledger.add(name, made.pid ?? 0, options.group)
      made.once('exit', () => ledger.remove(made.pid ?? 0))
    })
    const since = performance.now()
    known = mine
    unwatch()
    const work = (): number | null => workOf(child.pid ?? 0)
    if (options.answers)
      unwatch = watchAnswers(options.answers, deadlineAfter(silences), work, () => {
        if (stopping || known !== mine || mine === null) return
        log(`${name} does not answer; ending it`)
        silences = performance.now() - since > 10 * STEADY_MS ? 1 : silences + 1
        void end(mine, 'SIGKILL')
      })
    const gone = (how: string): void => {
      // A requested restart has already replaced it.
      if (stopping || known !== mine) return
      known = null
      unwatch()
      failures = performance.now() - since > STEADY_MS ? 1 : failures + 1
      log(`${name} ended (${how}); starting it again`)
      working = again()
    }
    if (child.exitCode !== null || child.signalCode !== null)
      gone(`code ${child.exitCode ?? child.signalCode}`)
    else child.once('exit', (code, signal) => gone(signal ?? `code ${code}`))
  }

  const again = async (): Promise<void> => {
    for (; !stopping; failures += 1) {
      await sleep(delayAfter(failures), undefined, { signal: waiting.signal }).catch(() => {})
      if (stopping) return
      try {
        return await run()
      } catch (error) {
        log(`${name} does not start: ${reason(error)}`)
      }
    }
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
    unwatch()
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
      failures = 0
      if (wasRunning) {
        working = again()
        await working
      } else {
        waiting.abort()
        waiting = new AbortController()
      }
    },
  }
}
