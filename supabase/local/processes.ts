import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'

/** A process we started. The start time tells it from a later process that got the same number. */
export type Known = { name: string; pid: number; started: string; group: boolean; parent: Process }
type Process = { pid: number; started: string }

/** The environment of a child process, whole: Next's types would have NODE_ENV in every one. */
export const environment = (values: Readonly<Record<string, string>>): NodeJS.ProcessEnv =>
  values as Record<string, string> & { NODE_ENV: 'production' }

/** When a process started, as text to compare; null when it is gone (a zombie counts as gone). */
export function startedAt(pid: number): string | null {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      // One that has ended while its other threads are still at it holds its ports and files.
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

/** True while the recorded process itself runs, not another one under its number. */
export const alive = (known: Process): boolean => startedAt(known.pid) === known.started

/** Sends a signal to a process, or to its whole group when it leads one; a process that is gone is fine. */
function signal(known: { pid: number; group: boolean }, name: NodeJS.Signals): void {
  try {
    process.kill(known.group ? -known.pid : known.pid, name)
  } catch {
    // It ended between the look and the signal.
  }
}

/** Asks a process to end, waits up to `ms`, then ends it for good. */
export async function end(known: Known, name: NodeJS.Signals = 'SIGTERM', ms = 5000): Promise<void> {
  if (!alive(known)) return
  signal(known, name)
  for (const until = Date.now() + ms; Date.now() < until && alive(known); ) await sleep(20)
  if (!alive(known)) return
  signal(known, 'SIGKILL')
  for (const until = Date.now() + 2000; Date.now() < until && alive(known); ) await sleep(20)
}

/**
 * The list of child processes of one data folder, kept on disk so that a start after a `kill -9`
 * can end what was left behind, and only that.
 */
export class Ledger {
  readonly #file: string
  readonly #parent: Process = { pid: process.pid, started: startedAt(process.pid) ?? '' }
  #known: Known[] = []

  constructor(file: string) {
    this.#file = file
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

  /** Ends the processes whose starter is gone; those of a living start are none of our business. */
  async endLeftovers(log: Log): Promise<void> {
    for (const known of read(this.#file).filter((k) => alive(k) && !alive(k.parent))) {
      log(`ending ${known.name} (process ${known.pid}), left behind by an earlier start`)
      // PostgreSQL takes SIGINT as "disconnect everybody, write everything, end".
      await end(known, known.name === 'PostgreSQL' ? 'SIGINT' : 'SIGTERM')
    }
    this.#write()
  }

  #write(): void {
    if (this.#known.length === 0) {
      rmSync(this.#file, { force: true })
      return
    }
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#known), { mode: 0o600 })
    renameSync(`${this.#file}.new`, this.#file)
  }
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
