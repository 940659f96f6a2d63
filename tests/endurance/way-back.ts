import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { freePort } from '../../supabase/local/process/ports.ts'
import { startedAt } from '../../supabase/local/process/processes.ts'
import { withEnding } from '../runner/ending.ts'
import { times } from '../runner/long.ts'
import { figure, friday, overSite, request } from './client.ts'

/**
 * H4, T-FLT-13: `npm run backup` while guests book and pictures are uploaded; then the start is killed and its data folder is
 * gone; `npm run restore` and a start with it. Every booking and picture that was answered before the copy began is there.
 */
const root = resolve(import.meta.dirname, '../..')
const work = mkdtempSync(join(tmpdir(), 'alma-way-back-'))
chmodSync(work, 0o755)
const [data, copies] = [join(work, 'data'), join(work, 'copies')]
const GUESTS = 6
const LEAST_BOOKINGS = times(600, 60)
const LEAST_PICTURES = times(200, 20)
const HOURS = ['13:00', '13:45', '14:30', '20:00', '21:00', '22:00'] as const
const fecha = friday()
const [port, supabasePort] = await Promise.all([freePort(), freePort()])
const site = `http://127.0.0.1:${port}`
const env = {
  ...{ PATH: process.env.PATH ?? '', HOME: work, NODE_ENV: 'production' as const, TMPDIR: work },
  ...{
    ALMA_DATA_DIR: data,
    PORT: String(port),
    SUPABASE_PORT: String(supabasePort),
    SITE_URL: site,
    ALMA_DEMO: '0',
  },
}

const house: { child: ChildProcess | null } = { child: null }
let over = false

async function until(what: string, good: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 120_000; performance.now() < end; await sleep(50))
    if (await good()) return
  throw new Error(`${what} took too long`)
}

async function start(): Promise<void> {
  const program = resolve(import.meta.dirname, 'house-process.ts')
  house.child = spawn(process.execPath, [program], { stdio: 'ignore', env })
  await until('the start', async () => {
    const answer = await fetch(`${site}/api/health`, { signal: AbortSignal.timeout(3000) }).catch(() => null)
    return answer?.status === 200
  })
}

const isGone = (child: ChildProcess | null): boolean =>
  child === null || child.exitCode !== null || child.signalCode !== null

async function stop(signal: NodeJS.Signals): Promise<void> {
  house.child?.kill(signal)
  await until('the end', () => isGone(house.child))
}

/** A command as its owner gives it; what it says. */
function command(name: 'backup' | 'restore', argument: string): { said: string; seconds: number } {
  const since = performance.now()
  const program = join(root, `supabase/local/backup/${name}-cli.ts`)
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, argument], {
    ...{ cwd: root, env, encoding: 'utf8' as const },
  })
  assert.equal(status, 0, `npm run ${name}: ${stdout}${stderr}`)
  return { said: stdout, seconds: (performance.now() - since) / 1000 }
}

const settings = (): Record<string, string> =>
  Object.fromEntries(
    readFileSync(join(data, 'env'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

const booked: string[] = []
async function guest(n: number): Promise<void> {
  for (let i = 0; !over; i++) {
    const said = await overSite(site, request(fecha, HOURS[(n + i) % HOURS.length]))
    assert.equal(said.status, 201, `a guest was told ${said.status} ${said.code}`)
    booked.push(said.codigo)
  }
}

const print = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const pictures = new Map<string, string>()
const placeOf = (name: string): string => `${settings().SUPABASE_URL}/storage/v1/object/galeria/${name}`

async function uploads(key: string): Promise<void> {
  while (!over) {
    const [name, bytes] = [`${randomUUID()}.png`, randomBytes(20_000)]
    const answer = await fetch(placeOf(name), {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'image/png' },
      body: bytes,
    })
    assert.equal(answer.status, 200, `a picture was refused: ${await answer.text()}`)
    pictures.set(name, print(bytes))
    await sleep(50)
  }
}

async function check(codes: readonly string[], files: ReadonlyMap<string, string>): Promise<number> {
  const sql = postgres(settings().DATABASE_URL ?? '', { max: 1, onnotice() {} })
  try {
    const rows = await sql<{ codigo: string }[]>`select codigo from reservas`
    const kept = new Set(rows.map(({ codigo }) => codigo))
    assert.deepEqual(
      codes.filter((code) => !kept.has(code)),
      [],
      'a booking is lost',
    )
    assert.equal(kept.size, rows.length, 'a booking is doubled')
    const [mails] = await sql`select count(*)::int as n from correos where tipo = 'recibida'`
    assert.equal(mails?.n, rows.length, 'one mail for each')
    for (const [name, sum] of files) {
      const key = settings().SUPABASE_PUBLISHABLE_KEY ?? ''
      const answer = await fetch(placeOf(`public/${name}`).replace('galeria/public', 'public/galeria'), {
        headers: { apikey: key },
      })
      assert.equal(
        print(new Uint8Array(await answer.arrayBuffer())),
        sum,
        `picture ${name}: ${answer.status}`,
      )
    }
    return rows.length
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function wayBack(): Promise<void> {
  await start()
  const { secretKey } = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'))
  const busy = Promise.all([...Array.from({ length: GUESTS }, (_, n) => guest(n)), uploads(secretKey)])
  const failed = busy.then(() => null)
  const enough = () => booked.length >= LEAST_BOOKINGS && pictures.size >= LEAST_PICTURES
  await Promise.race([until('the load', enough), failed])
  const [codes, files] = [[...booked], new Map(pictures)]
  // In a process of its own, as it is given; meanwhile the load goes on from this one.
  const since = performance.now()
  const program = join(root, 'supabase/local/backup/backup-cli.ts')
  const copying = spawn(process.execPath, [program, copies], { cwd: root, env, stdio: 'ignore' })
  await Promise.race([until('the copy', () => copying.exitCode !== null), failed])
  assert.equal(copying.exitCode, 0, 'npm run backup')
  const copied = (performance.now() - since) / 1000
  const during = booked.length - codes.length
  assert.ok(during > 0, 'nobody booked while the copy was made')
  over = true
  await failed
  const children: { pid: number; started: string }[] = JSON.parse(
    readFileSync(join(data, 'processes.json'), 'utf8'),
  )
  await stop('SIGKILL')
  // What the start had begun ends after it, and writes until then.
  await until('the end of all', () => children.every(({ pid, started }) => startedAt(pid) !== started))
  rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
  const [name = ''] = readdirSync(copies).filter((file) => file.endsWith('.tar.gz'))
  const bytes = statSync(join(copies, name)).size
  const { seconds } = command('restore', join(copies, name))
  await start()
  const rows = await check(codes, files)
  figure(
    `a copy of ${(bytes / 1e6).toFixed(1)} MB in ${copied.toFixed(1)} s (made, restored aside and compared) while ${GUESTS} guests book and pictures are uploaded; ` +
      `start killed, data folder gone, restored in ${seconds.toFixed(1)} s: of ${codes.length} bookings and ${files.size} pictures answered before it began 0 lost, 0 doubled; ` +
      `${rows - codes.length} of the ${during} bookings made meanwhile are in it too`,
  )
}

async function end(): Promise<void> {
  over = true
  if (!isGone(house.child)) await stop('SIGTERM')
  rmSync(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

await withEnding(wayBack, end)
