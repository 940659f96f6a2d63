import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Ledger } from '../../supabase/local/process/processes.ts'

/**
 * The commands of a run. Each leads a process group: whatever it started and did not take out of the group ends with it.
 * PostgreSQL is outside of every group; whoever starts it stops it, and what a killed starter left is in its ledger.
 */
const running = new Set<ChildProcess>()
/** How long a group may take to end in order, in milliseconds: PostgreSQL has eight seconds of it. */
const PATIENCE = 12_000
let stopping = false

/** True while anything of the group is there. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-pid, signal)
    return true
  } catch {
    return false
  }
}

/** Ends what a command has left of its group. */
async function endGroup(pid: number): Promise<void> {
  if (!signalGroup(pid, 'SIGTERM')) return
  for (const until = Date.now() + PATIENCE; Date.now() < until; await sleep(50))
    if (!signalGroup(pid, 0)) return
  signalGroup(pid, 'SIGKILL')
}

export type Command = { env?: Record<string, string>; cwd: string; out: number | 'inherit' }

/** Runs a command to its end; true when it ended well. Nothing is started once the run is being stopped. */
export async function run(command: string, args: readonly string[], options: Command): Promise<boolean> {
  if (stopping) return false
  const { cwd, out, env } = options
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', out, out],
    env: { ...process.env, ...env },
    detached: true,
  })
  running.add(child)
  try {
    const [code] = await once(child, 'exit')
    return code === 0
  } finally {
    if (child.pid) await endGroup(child.pid)
    running.delete(child)
  }
}

/** Asks every command to end, and lets no other one start; asked a second time, ends them at once. */
export function stopCommands(): void {
  for (const { pid } of running) if (pid) signalGroup(pid, stopping ? 'SIGKILL' : 'SIGTERM')
  stopping = true
}

/** Whether the run is being stopped. */
export const isStopping = (): boolean => stopping

/** Ends what is left of backends below a folder whose starter was killed. */
export async function endLeftovers(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('processes.json')))
    await new Ledger(join(folder, file)).endLeftovers(() => {})
}
