import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'

/** `started` detects a later process with the same number. */
export type Known = { name: string; pid: number; started: string; group: boolean; parent: Process }
type Process = { pid: number; started: string }

/** SIGINT is its fast shutdown. */
export const POSTGRES = 'PostgreSQL'

/** Next's types require NODE_ENV in every environment. */
export const environment = (values: Readonly<Record<string, string>>): NodeJS.ProcessEnv =>
  values as Record<string, string> & { NODE_ENV: 'production' }

/** Text to compare; null when it is gone (zombies too). */
export function startedAt(pid: number): string | null {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      // A zombie with running threads still holds ports and files.
      const ended = fields[0] === 'X' || (fields[0] === 'Z' && !(Number(fields[17]) > 1))
      return ended ? null : (fields[19] ?? null)
    } catch {
      return null
    }
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    return null
  }
}

/** Ticks of processor time that a process has used; null where this cannot be known. */
export function workOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return null
  }
}

export const alive = (known: Process): boolean => startedAt(known.pid) === known.started

/** `group`: signals the whole process group. A process that is gone is no error. */
function signal(known: { pid: number; group: boolean }, name: NodeJS.Signals): void {
  try {
    process.kill(known.group ? -known.pid : known.pid, name)
  } catch {
    // It ended in the meantime.
  }
}

export async function end(known: Known, name: NodeJS.Signals = 'SIGTERM', ms = 5000): Promise<void> {
  if (!alive(known)) return
  signal(known, name)
  for (const until = performance.now() + ms; performance.now() < until && alive(known); ) await sleep(20)
  if (!alive(known)) return
  signal(known, 'SIGKILL')
  for (const until = performance.now() + 2000; performance.now() < until && alive(known); ) await sleep(20)
}

/** Child processes of one data folder, on disk: the next start ends those left by a `kill -9`. */
export class Ledger {
  readonly file: string
  readonly #parent: Process = { pid: process.pid, started: startedAt(process.pid) ?? '' }
  #known: Known[] = []

  constructor(file: string) {
    this.file = file
  }

  add(name: string, pid: number, group: boolean): Known | null {
    const started = startedAt(pid)
    if (started === null) return null
    const known = { name, pid, started, group, parent: this.#parent }
    this.#known = [...this.#known.filter(alive), known]
    this.#write()
    return known
  }

  remove(pid: number): void {
    this.#known = this.#known.filter((k) => k.pid !== pid)
    this.#write()
  }

  async endLeftovers(log: Log): Promise<void> {
    for (const known of read(this.file).filter((k) => alive(k) && !alive(k.parent))) {
      log(`ending ${known.name} (process ${known.pid}), left behind by an earlier start`)
      await end(known, known.name === POSTGRES ? 'SIGINT' : 'SIGTERM')
    }
    this.#write()
  }

  #write(): void {
    if (this.#known.length === 0) {
      rmSync(this.file, { force: true })
      return
    }
    mkdirSync(dirname(this.file), { recursive: true })
    writeFileSync(`${this.file}.new`, JSON.stringify(this.#known), { mode: 0o600 })
    renameSync(`${this.file}.new`, this.file)
  }
}

/** Ends, at once, what a start that is gone has left behind. */
export async function endChildrenOf(ledgerFile: string, parent: Process): Promise<void> {
  const left = read(ledgerFile).filter(
    (k) => k.parent.pid === parent.pid && k.parent.started === parent.started,
  )
  await Promise.all(left.map((known) => end(known, known.name === POSTGRES ? 'SIGINT' : 'SIGTERM')))
}

function read(file: string): Known[] {
  if (!existsSync(file)) return []
  try {
    const list: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Array.isArray(list) ? list.filter(isKnown) : []
  } catch {
    return []
  }
}

function isKnown(x: unknown): x is Known {
  const k = x as Partial<Known> | null
  return (
    typeof k?.pid === 'number' && k.pid > 1 && typeof k.started === 'string' && typeof k.name === 'string'
  )
}
