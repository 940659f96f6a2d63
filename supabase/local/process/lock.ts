import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../log.ts'
import { alive, startedAt } from './processes.ts'

type Holder = { pid: number; started: string; token: string }

/** Returns the release; takes over the lock file of a dead process. Throws StartError when it is held. */
export function takeLock(dataDir: string): () => void {
  const file = join(dataDir, 'lock')
  const mine: Holder = { pid: process.pid, started: startedAt(process.pid) ?? '', token: randomUUID() }
  for (let attempt = 0; attempt < 5; attempt++) {
    if (create(file, mine)) return () => release(file, mine)
    const holder = read(file)
    if (holder && alive(holder)) throw busy(dataDir, holder)
    // Renaming is atomic: one of two starts moves the dead lock. The other may then have moved the new lock;
    // it sees that and puts it back.
    const aside = `${file}.${mine.token}`
    try {
      renameSync(file, aside)
    } catch {
      continue
    }
    const moved = read(aside)
    if (moved && alive(moved)) {
      try {
        linkSync(aside, file)
      } catch {
        // A third start was faster and holds the folder now.
      }
    }
    rmSync(aside, { force: true })
  }
  throw busy(dataDir, read(file))
}

/** Whether a start that lives is using the data folder. */
export function isHeld(dataDir: string): boolean {
  const holder = read(join(dataDir, 'lock'))
  return holder !== null && alive(holder)
}

function create(file: string, holder: Holder): boolean {
  // Written to another file and linked, so that nobody reads half a lock.
  const draft = `${file}.${holder.token}.new`
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 })
  try {
    linkSync(draft, file)
    return true
  } catch {
    return false
  } finally {
    rmSync(draft, { force: true })
  }
}

function release(file: string, mine: Holder): void {
  if (read(file)?.token === mine.token) rmSync(file, { force: true })
}

function read(file: string): Holder | null {
  try {
    const x: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const holder = x as Partial<Holder> | null
    if (typeof holder?.pid !== 'number' || typeof holder.started !== 'string') return null
    return { pid: holder.pid, started: holder.started, token: String(holder.token) }
  } catch {
    return null
  }
}

const busy = (dataDir: string, holder: Holder | null): StartError =>
  new StartError(
    `Another start (process ${holder?.pid ?? 'unknown'}) is using the data folder ${dataDir}: stop it, or choose another folder with ALMA_DATA_DIR.`,
  )
