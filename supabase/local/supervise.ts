import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'
import { alive, end, type Known, type Ledger } from './processes.ts'

export type Service = { stop(): Promise<void> }

type Options = {
  name: string
  /** Starts the process once; rejects when it does not come up. */
  spawn: () => Promise<ChildProcess>
  ledger: Ledger
  log: Log
  /** The signal that asks it to end properly. */
  stopWith?: NodeJS.Signals
  /** Whether it leads a process group that ends with it. */
  group: boolean
  /** Called when it died `tries` times in a row within seconds of its start. */
  gaveUp?: (tries: number) => void
}

const TRIES = 6
const STEADY_MS = 20_000

/**
 * Keeps one child process running: starts it again when it dies, waiting longer each time (0.2 s doubling to 5 s).
 * @throws whatever the first start throws
 */
export async function supervise(options: Options): Promise<Service> {
  const { name, ledger, log } = options
  let stopping = false
  let failures = 0
  let known: Known | null = null
  const stopped = new AbortController()

  const run = async (): Promise<void> => {
    const child = await options.spawn()
    const since = Date.now()
    const pid = child.pid ?? 0
    known = ledger.add(name, pid, options.group)
    const gone = (how: string): void => {
      ledger.remove(pid)
      if (stopping) return
      failures = Date.now() - since > STEADY_MS ? 1 : failures + 1
      log(`${name} ended (${how}); starting it again`)
      void again()
    }
    if (child.exitCode !== null || child.signalCode !== null)
      gone(`code ${child.exitCode ?? child.signalCode}`)
    else child.once('exit', (code, sig) => gone(sig ?? `code ${code}`))
  }

  const again = async (): Promise<void> => {
    while (!stopping) {
      if (failures >= TRIES) return options.gaveUp?.(failures)
      try {
        await sleep(Math.min(5000, 100 * 2 ** failures), undefined, { signal: stopped.signal })
        if (!stopping) await run()
        if (stopping && known) await end(known, options.stopWith)
        return
      } catch (error) {
        if (stopping) return
        failures += 1
        log(`${name} does not start: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }

  await run()
  return {
    async stop() {
      stopping = true
      stopped.abort()
      if (known && alive(known)) await end(known, options.stopWith, 8000)
      if (known) ledger.remove(known.pid)
    },
  }
}
