import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { type Log, lines } from '../log.ts'
import { environment } from '../process/processes.ts'
import { isDue } from './archives.ts'

const LOOK_MS = 10 * 60_000

/** Makes a copy a day, in a process of its own so that nobody waits for it. Returns its stop. */
export function startBackups(opts: { dataDir: string; folder: string; keep: number; log: Log }): () => void {
  let running: ChildProcess | null = null
  const look = (): void => {
    if (running || !isDue(opts.folder, Date.now())) return
    const args = [join(import.meta.dirname, 'backup-cli.ts'), opts.folder]
    const { PATH = '', HOME = '', TMPDIR } = process.env
    const child = spawn(process.execPath, args, {
      env: environment({
        PATH,
        HOME,
        ...(TMPDIR ? { TMPDIR } : {}),
        ALMA_DATA_DIR: opts.dataDir,
        ALMA_BACKUPS: String(opts.keep),
      }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running = child
    child.stdout.on('data', lines(opts.log))
    child.stderr.on('data', lines(opts.log))
    child.once('error', () => {
      running = null
    })
    child.once('exit', () => {
      running = null
    })
  }
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    running?.kill('SIGTERM')
  }
}
