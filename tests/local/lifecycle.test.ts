import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startedAt } from '../../supabase/local/processes.ts'
import { ask, drop, freePorts, scratchProject, tempFolder } from './project.ts'

// The start script as a process of its own, with a stand-in for Next: what people and power cuts do to it.
const START = resolve(import.meta.dirname, 'start.ts')

type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> }

let folder: string
let project: string
let env: Record<string, string>
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

function start(more: Record<string, string> = {}, script = START): Run {
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

async function ready(run: Run): Promise<void> {
  for (let i = 0; i < 600 && !run.output().includes('Stop with Ctrl-C'); i++) {
    if (run.child.exitCode !== null) break
    await sleep(50)
  }
  expect(run.output()).toContain('Stop with Ctrl-C')
}

/** Starts, expects a refusal, and returns its one sentence. */
async function refused(more: Record<string, string> = {}): Promise<string> {
  const run = start(more)
  expect(await run.ended).toBe(1)
  const text = run.output().trim()
  expect(text.split('\n')).toHaveLength(1)
  expect(text).not.toMatch(/^\s+at /m)
  return text
}

type Recorded = { name: string; pid: number; started: string }
const recordFile = () => join(folder, 'data/processes.json')
const recorded = (): Recorded[] =>
  existsSync(recordFile()) ? JSON.parse(readFileSync(recordFile(), 'utf8')) : []
const living = (list: Recorded[]) => list.filter((k) => startedAt(k.pid) === k.started).map((k) => k.name)

function endRecorded(signal: NodeJS.Signals = 'SIGKILL'): void {
  for (const { pid, started } of recorded()) if (startedAt(pid) === started) process.kill(pid, signal)
}

const keys = (): Record<string, string> =>
  Object.fromEntries(
    readFileSync(join(folder, 'data/env'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

const notes = async (): Promise<string[]> => {
  const { SUPABASE_URL: url = '', SUPABASE_PUBLISHABLE_KEY: publishableKey = '' } = keys()
  const { body } = await ask({ url, publishableKey }, '/rest/v1/notas?select=titulo&order=titulo')
  return (body as { titulo: string }[]).map((n) => n.titulo)
}

async function write(titulo: string): Promise<void> {
  const { SUPABASE_URL: url = '', SUPABASE_PUBLISHABLE_KEY: publishableKey = '' } = keys()
  const headers = { prefer: 'return=minimal' }
  const answer = await ask({ url, publishableKey }, '/rest/v1/notas', {
    method: 'POST',
    headers,
    body: JSON.stringify({ titulo }),
  })
  expect(answer.status).toBe(201)
}

test('the first start tells the admin, the second keeps the data and the keys, both leave nothing behind', async () => {
  const first = start()
  await ready(first)
  const { ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password = '', ...before } = keys()
  expect(first.output()).toContain(`${email}  password ${password}`)
  expect(password).toMatch(/^[A-Za-z0-9]{20}$/)
  await write('guardada')
  const children = recorded()
  expect(living(children).sort()).toEqual(['PostgreSQL', 'function eco', 'the site'])
  first.child.kill('SIGINT')
  expect(await first.ended).toBe(0)
  expect(living(children)).toEqual([])
  expect(readdirSync(join(folder, 'data')).filter((name) => /lock|processes/.test(name))).toEqual([])

  const second = start({ ADMIN_PASSWORD: 'another password' })
  await ready(second)
  expect(await notes()).toEqual(['guardada', 'primera'])
  expect(second.output()).toContain('exists already')
  expect(second.output()).not.toContain(password)
  expect(keys()).toMatchObject({
    ADMIN_PASSWORD: password,
    SUPABASE_SECRET_KEY: before.SUPABASE_SECRET_KEY,
    SUPABASE_PUBLISHABLE_KEY: before.SUPABASE_PUBLISHABLE_KEY,
  })
})

test('the file of keys is closed to others and holds what the interface says', async () => {
  await ready(start({ ADMIN_EMAIL: 'jefa@example.com', ADMIN_PASSWORD: 'una clave = larga' }))
  const file = join(folder, 'data/env')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'data/secrets.json')).mode & 0o777).toBe(0o600)
  expect(Object.keys(keys())).toEqual([
    'SUPABASE_URL',
    'SUPABASE_PUBLISHABLE_KEY',
    'SUPABASE_SECRET_KEY',
    'DATABASE_URL',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
  ])
  expect(keys()).toMatchObject({ ADMIN_EMAIL: 'jefa@example.com', ADMIN_PASSWORD: 'una clave = larga' })
})

test.runIf(process.platform === 'linux')('the site is given no secret', async () => {
  await ready(
    start({ SUPABASE_SECRET_KEY: 'from-the-shell', SITE_URL: 'https://alma.example.com', OTHER: 'x' }),
  )
  const site = recorded().find((k) => k.name === 'the site')
  const known = readFileSync(`/proc/${site?.pid}/environ`, 'utf8').split('\0')
  const names = known.map((pair) => pair.split('=')[0])
  expect(names).toEqual(
    expect.arrayContaining(['PORT', 'SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SITE_URL']),
  )
  expect(names).not.toEqual(expect.arrayContaining(['OTHER']))
  const { SUPABASE_SECRET_KEY: secret = '', DATABASE_URL: url = '', ADMIN_PASSWORD: password = '' } = keys()
  const { jwtSecret } = JSON.parse(readFileSync(join(folder, 'data/secrets.json'), 'utf8'))
  for (const value of [secret, new URL(url).password, password, jwtSecret, 'from-the-shell'])
    expect(known.filter((pair) => pair.includes(value))).toEqual([])
})

test('a start after kill -9 of Node alone ends what was left and goes on', async () => {
  const first = start()
  await ready(first)
  await write('antes')
  const orphans = recorded()
  first.child.kill('SIGKILL')
  await first.ended
  expect(living(orphans)).toHaveLength(3)
  const second = start()
  await ready(second)
  expect(living(orphans)).toEqual([])
  expect(await notes()).toEqual(['antes', 'primera'])
})

test('a start after kill -9 of everything goes on with every note that was answered', async () => {
  for (let round = 1; round <= 3; round++) {
    const run = start()
    await ready(run)
    await write(`ronda ${round}`)
    run.child.kill('SIGKILL')
    endRecorded()
    await run.ended
  }
  await ready(start())
  expect(await notes()).toEqual(['primera', 'ronda 1', 'ronda 2', 'ronda 3'])
})

test('a start that is killed while it makes the database is made good by the next', async () => {
  const first = start()
  for (let i = 0; i < 2000 && !existsSync(join(folder, 'data/postgres.new')); i++) await sleep(5)
  first.child.kill('SIGKILL')
  await first.ended
  await ready(start())
  expect(await notes()).toEqual(['primera'])
})

test('a part that dies is started again', async () => {
  await ready(start())
  const dead = recorded().filter((k) => k.name !== 'function eco')
  for (const { pid } of dead) process.kill(pid, 'SIGKILL')
  let back = false
  for (let i = 0; i < 100 && !back; i++) {
    await sleep(100)
    const site = await fetch(`http://127.0.0.1:${env.PORT}/api/health`).catch(() => null)
    back = site?.status === 200 && (await notes().catch(() => null))?.length === 1
  }
  expect(back).toBe(true)
})

test('Ctrl-C during the start stops it, too', async () => {
  const run = start()
  await sleep(600)
  run.child.kill('SIGINT')
  expect([0, 130]).toContain(await run.ended)
  expect(living(recorded())).toEqual([])
})

test('a second start on the same data folder refuses, and the first goes on', async () => {
  await ready(start())
  const [port, supabasePort] = await freePorts(2)
  expect(await refused({ PORT: String(port), SUPABASE_PORT: String(supabasePort) })).toContain(
    'ALMA_DATA_DIR',
  )
  expect(await notes()).toEqual(['primera'])
})

test.each(['PORT', 'SUPABASE_PORT'])('a taken port is told in a sentence that names %s', async (name) => {
  const other = createServer().listen(Number(env[name]), '127.0.0.1')
  await new Promise((listening) => other.once('listening', listening))
  const text = await refused()
  other.close()
  expect(text).toMatch(new RegExp(`^Port ${env[name]} is taken .* with ${name}\\.$`))
  expect(existsSync(join(folder, 'data/postgres'))).toBe(false)
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['SUPABASE_PORT', '0'],
  ['SUPABASE_URL', 'http://127.0.0.1:1'],
  ['SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x'],
  ['ADMIN_PASSWORD', 'corta'],
  ['ADMIN_EMAIL', 'nadie'],
  ['SITE_URL', 'alma.example.com'],
])('%s=%s is refused in a sentence that names it', async (name, value) => {
  expect(await refused({ [name]: value })).toContain(name)
  expect(existsSync(join(folder, 'data'))).toBe(false)
})

test('both ports the same is refused', async () => {
  expect(await refused({ SUPABASE_PORT: env.PORT ?? '' })).toMatch(/PORT and SUPABASE_PORT/)
})

test('a data folder that cannot be written is told in a sentence that names ALMA_DATA_DIR', async () => {
  writeFileSync(join(folder, 'file'), '')
  expect(await refused({ ALMA_DATA_DIR: join(folder, 'file') })).toContain('ALMA_DATA_DIR')
  expect(await refused({ ALMA_DATA_DIR: join(folder, 'file/below') })).toContain('ALMA_DATA_DIR')
  if (process.getuid?.() === 0) return
  mkdirSync(join(folder, 'closed'))
  chmodSync(join(folder, 'closed'), 0o500)
  expect(await refused({ ALMA_DATA_DIR: join(folder, 'closed') })).toContain('ALMA_DATA_DIR')
})

test('with a backend of one’s own nothing embedded is started', async () => {
  const run = start({ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' })
  for (let i = 0; i < 100 && !run.output().includes('Backend '); i++) await sleep(50)
  expect(run.output()).toContain('Backend      http://127.0.0.1:1')
  expect(existsSync(join(folder, 'data'))).toBe(false)
  const [site] = readSites()
  expect(readFileSync(`/proc/${site?.pid}/environ`, 'utf8')).toContain('SUPABASE_URL=http://127.0.0.1:1')
  run.child.kill('SIGKILL')
  await run.ended
  // Its site was left behind and holds the port; the next start ends it.
  const again = start({ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' })
  for (let i = 0; i < 100 && !again.output().includes('Backend '); i++) await sleep(50)
  expect(again.output()).toContain('Backend      http://127.0.0.1:1')
})

const readSites = (): Recorded[] =>
  JSON.parse(readFileSync(join(project, `.next/cache/alma-processes-${env.PORT}.json`), 'utf8'))

test('pages kept by Next survive a restart and are dropped for another database', async () => {
  const page = join(project, '.next/server/route-cache/APP_PAGE/x/en/menu.html')
  const kept = join(project, '.next/cache/fetch-cache/abc')
  const built = join(project, '.next/server/app/index.html')
  const lay = () => {
    for (const file of [page, kept, built]) {
      mkdirSync(join(file, '..'), { recursive: true })
      writeFileSync(file, 'x')
    }
  }
  const cycle = async (more: Record<string, string> = {}) => {
    const run = start(more)
    await ready(run)
    run.child.kill('SIGTERM')
    await run.ended
    return [page, kept, built].map((file) => existsSync(file))
  }
  lay()
  expect(await cycle()).toEqual([false, false, true])
  lay()
  expect(await cycle()).toEqual([true, true, true])
  expect(await cycle({ ALMA_DATA_DIR: join(folder, 'other') })).toEqual([false, false, true])
})
