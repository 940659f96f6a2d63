import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../supabase/local/process/ports.ts'
import { friday, overRest, request } from '../endurance/client.ts'
import { drop, tempFolder } from './project.ts'

// A disk of a few hundred megabytes in memory, seen by the backend alone, and filled to the last byte.

const ROOT = resolve(import.meta.dirname, '../..')
const SIZE = '420m'
const canMount = spawnSync('unshare', ['-m', 'true']).status === 0 && process.getuid?.() === 0
const folder = tempFolder()
const disk = join(folder, 'disk')
let child: ChildProcess | null = null
let url = ''

/** The disk as this process reaches it: through the one that has it. */
const inside = (path: string): string => join(`/proc/${child?.pid}/root`, disk, path)
const setting = (name: string): string =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync(inside('data/env'), 'utf8'))?.[1] ?? ''
const get = (path: string) => fetch(url + path, { headers: { apikey: setting('SUPABASE_PUBLISHABLE_KEY') } })
const room = async () => (await get('/storage/v1/status')).status
const book = () =>
  overRest(
    { url, key: setting('SUPABASE_PUBLISHABLE_KEY') },
    { ...request(friday()), notas: 'x'.repeat(400) },
  )
    .then(({ status }) => status)
    .catch(() => 0)
async function stored(): Promise<number> {
  const sql = postgres(setting('DATABASE_URL'), { max: 1, onnotice() {} })
  const [row] = await sql<{ n: number }[]>`select count(*)::int as n from reservas`.finally(() => sql.end())
  return row?.n ?? -1
}

beforeAll(async () => {
  if (!canMount) return
  mkdirSync(disk)
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const mount = `mount -t tmpfs -o size=${SIZE},mode=755 tmpfs ${disk} && exec ${process.execPath} ${join(ROOT, 'supabase/local/backend-cli.ts')}`
  child = spawn('unshare', ['-m', 'sh', '-c', mount], {
    stdio: 'ignore',
    cwd: ROOT,
    env: {
      ...{ PATH: process.env.PATH ?? '', HOME: folder, NODE_ENV: 'production' },
      ...{
        ALMA_DATA_DIR: join(disk, 'data'),
        ALMA_DEMO: '0',
        ALMA_BACKUPS: '0',
        SUPABASE_PORT: String(port),
      },
    },
  })
  await vi.waitFor(async () => expect(await room()).toBe(200), { timeout: 100_000, interval: 100 })
})
afterAll(async () => {
  if (child?.exitCode === null) {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  drop(folder)
})

test.skipIf(!canMount)(
  'T-FLT-08 a full disk: what is told as booked is stored, all else is refused, and it heals',
  async () => {
    expect(await book()).toBe(201)
    expect([await room(), (await get('/rest/v1/platos?select=id&limit=1')).status]).toEqual([200, 200])
    const filler = inside(`data/${randomUUID()}`)
    try {
      for (let block = Buffer.alloc(8_000_000, 1); ; ) writeFileSync(filler, block, { flag: 'a' })
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
    }
    expect(await room()).toBe(507)
    const told: number[] = [201]
    // PostgreSQL has some room of its own in the files that are there.
    while (told.length < 4000 && told.filter((status) => status !== 201).length < 60) told.push(await book())
    const refused = told.filter((status) => status !== 201)
    expect(refused.length).toBeGreaterThanOrEqual(60)
    expect(refused.filter((status) => status !== 0 && status < 500)).toEqual([])
    rmSync(filler)
    const since = performance.now()
    await expect.poll(book, { timeout: 30_000, interval: 200 }).toBe(201)
    expect(performance.now() - since).toBeLessThan(10_000)
    expect(await room()).toBe(200)
    expect((await get('/rest/v1/platos?select=id&limit=1')).status).toBe(200)
    expect(await stored()).toBe(told.length - refused.length + 1)
  },
)
