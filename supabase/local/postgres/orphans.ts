import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { startedAt } from '../process/processes.ts'
import type { PostgresPlace } from './postgres-user.ts'

/** What an earlier PostgreSQL of a data folder has left behind. The folder's lock is held: nobody else may use it. */

export function readPidFile(data: string): { pid: number; ready: boolean; stopping: boolean } | null {
  try {
    const rows = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number.parseInt(rows[0] ?? '', 10)
    const state = rows[7] ?? ''
    return pid > 1 ? { pid, ready: state.startsWith('ready'), stopping: state.startsWith('stopping') } : null
  } catch {
    return null
  }
}

function isPostgresOf(pid: number, data: string): boolean {
  const command = existsSync(`/proc/${pid}/cmdline`)
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    : spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  return command.includes('postgres') && command.includes(data)
}

/** Stops a whole PostgreSQL whose start was killed. */
export function stopOrphan(place: PostgresPlace, env: NodeJS.ProcessEnv, log: Log): void {
  const found = readPidFile(place.data)
  if (!found || startedAt(found.pid) === null) return
  if (!isPostgresOf(found.pid, place.data)) {
    // Another process has this number now; the stale file would stop PostgreSQL for ever.
    rmSync(join(place.data, 'postmaster.pid'), { force: true })
    return
  }
  log(`stopping PostgreSQL (process ${found.pid}), left behind by an earlier start`)
  spawnSync(join(place.bin, 'pg_ctl'), ['stop', '-D', place.data, '-m', 'fast', '-w', '-t', '10'], {
    ...place.ids,
    cwd: '/',
    env,
    stdio: 'ignore',
  })
}

/** PostgreSQL's processes work in the data folder. Only Linux tells where a process works. */
function backendsOf(data: string): number[] {
  if (!existsSync('/proc/self/cwd') || !existsSync(data)) return []
  const folder = realpathSync(data)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const isOurs = readlinkSync(`/proc/${pid}/cwd`) === folder
        return (
          isOurs &&
          readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres') &&
          startedAt(pid) !== null
        )
      } catch {
        // It has ended, or is somebody else's.
        return false
      }
    })
}

const LIMIT_MS = 5000

/**
 * Ends the processes of a PostgreSQL that was killed. Most end by themselves; one that waits for a lock whose holder was
 * killed never looks up, and as long as it holds the shared memory, PostgreSQL does not start.
 */
export async function endBackends(data: string, log: Log): Promise<void> {
  const left = backendsOf(data)
  for (const pid of left)
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended in the meantime.
    }
  if (left.length > 0) log(`ended ${left.length} processes of a PostgreSQL that was killed`)
  for (const end = performance.now() + LIMIT_MS; performance.now() < end && backendsOf(data).length > 0; )
    await sleep(20)
}
