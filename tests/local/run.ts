import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect } from 'vitest'
import { startedAt } from '../../supabase/local/process/processes.ts'
import { ask, drop, freePorts, scratchProject, tempFolder } from './project.ts'

// The start script as a process of its own, with a stand-in for Next: what people and power cuts do to it.
const START = resolve(import.meta.dirname, 'start.ts')

export type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> }

export let folder: string
export let project: string
export let env: Record<string, string>
let runs: Run[]

beforeEach(async () => {
  folder = tempFolder()
  project = scratchProject(folder, true)
  const [port, supabasePort] = await freePorts(2)
  env = { PORT: String(port), SUPABASE_PORT: String(supabasePort), ALMA_DATA_DIR: join(folder, 'data') }
  runs = []
})

afterEach(async () => {
  for (const { child, ended } of runs) {
    child.kill('SIGTERM')
    await ended
  }
  endRecorded()
  drop(folder)
})

export function start(more: Record<string, string> = {}, script = START): Run {
  const child = spawn(process.execPath, [script, project], {
    env: { PATH: process.env.PATH ?? '', HOME: folder, NODE_ENV: 'test', ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)))
  const run = { child, output: () => output, ended }
  runs.push(run)
  return run
}

export async function ready(run: Run): Promise<void> {
  for (let i = 0; i < 600 && !run.output().includes('Stop with Ctrl-C'); i++) {
    if (run.child.exitCode !== null) break
    await sleep(50)
  }
  expect(run.output()).toContain('Stop with Ctrl-C')
}

/** Starts, expects a refusal, and returns its one sentence. */
export async function refused(more: Record<string, string> = {}): Promise<string> {
  const run = start(more)
  expect(await run.ended).toBe(1)
  const text = run.output().trim()
  expect(text.split('\n')).toHaveLength(1)
  expect(text).not.toMatch(/^\s+at /m)
  return text
}

export type Recorded = { name: string; pid: number; started: string }
const recordFile = () => join(folder, 'data/processes.json')
export const recorded = (): Recorded[] =>
  existsSync(recordFile()) ? JSON.parse(readFileSync(recordFile(), 'utf8')) : []
export const living = (list: Recorded[]) =>
  list.filter((k) => startedAt(k.pid) === k.started).map((k) => k.name)

export function endRecorded(signal: NodeJS.Signals = 'SIGKILL'): void {
  for (const { pid, started } of recorded()) if (startedAt(pid) === started) process.kill(pid, signal)
}

export const keys = (): Record<string, string> =>
  Object.fromEntries(
    readFileSync(join(folder, 'data/env'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

/** The notes of the small project, as a guest reads them. */
export const notes = async (): Promise<string[]> => {
  const { SUPABASE_URL: url = '', SUPABASE_PUBLISHABLE_KEY: publishableKey = '' } = keys()
  const { body } = await ask({ url, publishableKey }, '/rest/v1/notas?select=titulo&order=titulo')
  return (body as { titulo: string }[]).map((n) => n.titulo)
}

/** Writes one, as a guest. */
export async function write(titulo: string): Promise<void> {
  const { SUPABASE_URL: url = '', SUPABASE_PUBLISHABLE_KEY: publishableKey = '' } = keys()
  const headers = { prefer: 'return=minimal' }
  const answer = await ask({ url, publishableKey }, '/rest/v1/notas', {
    method: 'POST',
    headers,
    body: JSON.stringify({ titulo }),
  })
  expect(answer.status).toBe(201)
}
