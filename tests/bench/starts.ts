import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../supabase/local/process/ports.ts'
import { figure } from '../endurance/client.ts'
import { withEnding } from '../runner/ending.ts'
import { median } from './numbers.ts'

/**
 * `npm run bench -- starts`: `npm start` as an owner runs it: the build, a first start with an empty data folder, and starts on
 * what is there, each until the line that says where the site is.
 */
const root = resolve(import.meta.dirname, '../..')
const AGAIN = 3
const PATIENCE_MS = 600_000

type Started = { built: number | null; ready: number }

async function start(dataDir: string, children: ChildProcess[]): Promise<Started> {
  const [port, backend] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, ['supabase/local/alma.ts', 'start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ALMA_DATA_DIR: dataDir,
      PORT: String(port),
      SUPABASE_PORT: String(backend),
    },
  })
  children.push(child)
  const late = setTimeout(() => child.kill('SIGTERM'), PATIENCE_MS)
  const found: Started = { built: null, ready: Number.NaN }
  for await (const line of createInterface({ input: child.stdout })) {
    const built = /^Built in ([\d.]+) s/.exec(line)
    if (built) found.built = Number(built[1])
    const ready = /^Ready after ([\d.]+) s/.exec(line)
    if (!ready) continue
    found.ready = Number(ready[1])
    child.kill('SIGTERM')
  }
  clearTimeout(late)
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return found
}

export async function benchStarts(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'alma-starts-'))
  chmodSync(work, 0o755)
  const children: ChildProcess[] = []
  const folder = (name: string): string => {
    mkdirSync(join(work, name), { mode: 0o755 })
    return join(work, name)
  }
  const measure = async () => {
    const first = await start(folder('first'), children)
    if (first.built !== null) figure(`build: ${first.built.toFixed(0)} s`)
    const empty: number[] = []
    for (let i = 0; i < AGAIN; i++) empty.push((await start(folder(`empty-${i}`), children)).ready)
    const there: number[] = []
    for (let i = 0; i < AGAIN; i++) there.push((await start(join(work, 'first'), children)).ready)
    figure(`start with an empty data folder, the build is there: ${median(empty).toFixed(1)} s`)
    figure(`start with what is there: ${median(there).toFixed(1)} s`)
  }
  await withEnding(measure, async () => {
    for (const child of children) child.kill('SIGTERM')
    rmSync(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  })
}
