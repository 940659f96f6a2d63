import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import postgres from 'postgres'
import { freePort } from '../../supabase/local/process/ports.ts'
import { startedAt } from '../../supabase/local/process/processes.ts'
import { withEnding } from '../runner/ending.ts'
import { times } from '../runner/long.ts'
import { serve } from '../runner/serve.ts'
import { figure, friday, overSite, request } from './client.ts'

/**
 * T-FLT-06, T-FLT-07: `kill -9` of the backend with its database, of the site, and of everything, in the middle of a storm
 * of bookings. What a guest was told is his stays his; a booking he tries again after the lights are back is there once.
 */
const root = resolve(import.meta.dirname, '../..')
const work = mkdtempSync(join(tmpdir(), 'alma-apagones-'))
chmodSync(work, 0o755)
const data = join(work, 'datos')
const OUTAGES = times(20, 3)
const GUESTS = 8
const fecha = friday()
const horas = ['13:00', '13:30', '14:00', '20:00', '20:30', '21:00', '21:30', '22:00'] as const

const backendPort = await freePort()
const wait = async (what: string, good: () => boolean | Promise<boolean>, ms = 60_000) => {
  for (const end = Date.now() + ms; Date.now() < end; ) {
    if (await good()) return
    await new Promise((later) => setTimeout(later, 50))
  }
  throw new Error(`${what} took longer than ${ms / 1000} s`)
}

const settings = (): Record<string, string> =>
  Object.fromEntries(
    readFileSync(join(data, 'env'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

const house: { backend: ChildProcess | null } = { backend: null }
let sites: ChildProcess[] = []
let site = ''
let over = false

async function startBackend() {
  if (over) throw new Error('the check is being ended')
  house.backend = spawn(process.execPath, ['supabase/local/backend-cli.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH ?? '',
      HOME: work,
      NODE_ENV: 'production',
      ALMA_DATA_DIR: data,
      ALMA_DEMO: '0',
      SUPABASE_PORT: String(backendPort),
    },
  })
  await wait('the start of the backend', async () => {
    if (!existsSync(join(data, 'env'))) return false
    const { SUPABASE_PUBLISHABLE_KEY: apikey = '' } = settings()
    const url = `http://127.0.0.1:${backendPort}/rest/v1/zonas?select=clave`
    return (await fetch(url, { headers: { apikey } }).catch(() => null))?.ok ?? false
  })
}

async function startSite() {
  if (over) throw new Error('the check is being ended')
  const { SUPABASE_URL = '', SUPABASE_PUBLISHABLE_KEY = '' } = settings()
  sites = []
  site = await serve(root, work, { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY }, '/api/health', sites)
}

const gone = (child: ChildProcess | null) =>
  child === null || child.exitCode !== null || child.signalCode !== null

/** No goodbye: the process and everything it started, at once. */
async function killBackend() {
  const file = join(data, 'processes.json')
  const children: { pid: number; started: string }[] = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : []
  house.backend?.kill('SIGKILL')
  for (const { pid, started } of children) if (startedAt(pid) === started) process.kill(pid, 'SIGKILL')
  await wait('the end of the backend', () => gone(house.backend))
}
async function killSite() {
  for (const child of sites) child.kill('SIGKILL')
  await wait('the end of the site', () => sites.every(gone))
}

const acked: { codigo: string; email: string }[] = []
/** A guest who books, and books again with the same key until he is answered. */
async function guest(stop: () => boolean, n: number) {
  for (let i = 0; !stop(); i++) {
    const body = request(fecha, horas[(n + i) % horas.length])
    const key = randomUUID()
    for (let tries = 0; tries < 400; tries++) {
      const said = await overSite(site, body, key, 5000).catch(() => null)
      if (said?.status === 201) {
        acked.push({ codigo: said.codigo, email: String(body.email) })
        break
      }
      if (said && said.status < 500) throw new Error(`a guest was told ${said.status} ${said.code}`)
      await new Promise((later) => setTimeout(later, 25))
    }
  }
}

async function storm() {
  await startBackend()
  await startSite()
  const first = settings()
  let lost = 0
  for (let n = 0; n < OUTAGES; n++) {
    const before = acked.length
    let answered = false
    const guests = Array.from({ length: GUESTS }, (_, i) => guest(() => answered || over, i))
    // In full storm: some are being written in the very moment.
    await wait('the storm', () => acked.length > before + 5 + ((n * 7) % 23))
    const what = n % 3
    if (what !== 1) await killBackend()
    if (what !== 0) await killSite()
    if (what !== 1) await startBackend()
    if (what !== 0) await startSite()
    const again = acked.length
    await wait('the next booking', () => acked.length > again)
    answered = true
    await Promise.all(guests)
    const sql = postgres(settings().DATABASE_URL ?? '', { max: 1, onnotice() {} })
    const rows = await sql<{ codigo: string; email: string }[]>`select codigo, email from reservas`
    const [mails] = await sql`select count(*)::int as n from correos where tipo = 'recibida'`
    await sql.end()
    const kept = new Set(rows.map(({ codigo }) => codigo))
    lost += acked.filter(({ codigo }) => !kept.has(codigo)).length
    assert.equal(lost, 0, `${lost} acknowledged bookings lost in ${n + 1} kills`)
    assert.equal(new Set(rows.map(({ email }) => email)).size, rows.length, 'no guest has two rows')
    assert.equal(mails?.n, rows.length, 'one mail for each')
  }
  assert.equal(settings().SUPABASE_PUBLISHABLE_KEY, first.SUPABASE_PUBLISHABLE_KEY)
  figure(
    `${OUTAGES} times kill -9 of backend and database, of the site, or of both: ${acked.length} acknowledged bookings, ${lost} lost, 0 doubled`,
  )
}

async function end() {
  over = true
  await killSite()
  if (!gone(house.backend)) {
    house.backend?.kill('SIGTERM')
    await wait('the stop of the backend', () => gone(house.backend))
  }
  rmSync(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

await withEnding(storm, end)
