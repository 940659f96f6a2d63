import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { freePort } from '../../supabase/local/process/ports.ts'

/** The programs that speak the protocol of `REDIS_URL`, as Debian names them. */
const PROGRAMS = ['redis-server', 'valkey-server']

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of an installed server; null where there is none. */
export function findStore(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program))).find(isProgram) ?? null
}

/** Starts one that keeps nothing on disk. @returns its address and its process */
export async function startStore(program: string): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((ready, failed) => {
    child.once('exit', () => failed(new Error(`${program} has ended`)))
    child.stdout.on('data', (text: Buffer) => {
      if (/ready to accept connections/i.test(text.toString())) ready()
    })
  })
  return { url: `redis://127.0.0.1:${port}`, child }
}
