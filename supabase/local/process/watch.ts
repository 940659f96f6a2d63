import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { environment, startedAt } from './processes.ts'

const AGAIN_MS = 500

/** Starts the process that ends what `ledgerFile` names should this one die without a word. Returns its stop, for when
 * all children have ended. */
export function startWatchdog(ledgerFile: string): () => void {
  const program = join(import.meta.dirname, 'watchdog.ts')
  const args = [program, ledgerFile, String(process.pid), startedAt(process.pid) ?? '']
  let stopped = false
  let current: ChildProcess | null = null
  const open = (): void => {
    const child = spawn(process.execPath, args, {
      cwd: '/',
      env: environment({ PATH: process.env.PATH ?? '' }),
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    current = child
    child.unref()
    child.stdin.on('error', () => {})
    child.on('error', () => {})
    child.once('exit', () => {
      if (!stopped) setTimeout(open, AGAIN_MS).unref()
    })
  }
  open()
  return () => {
    stopped = true
    current?.stdin?.end()
  }
}
