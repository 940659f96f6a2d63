import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freePorts } from './project.ts'
import {
  env,
  folder,
  keys,
  living,
  notes,
  project,
  type Recorded,
  ready,
  recorded,
  refused,
  start,
  write,
} from './run.ts'

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
    start({
      SUPABASE_SECRET_KEY: 'from-the-shell',
      ENIGMITO_LLM_KEY: 'of-the-model',
      SITE_URL: 'https://alma.example.com',
      OTHER: 'x',
    }),
  )
  const site = recorded().find((k) => k.name === 'the site')
  const known = readFileSync(`/proc/${site?.pid}/environ`, 'utf8').split('\0')
  const names = known.map((pair) => pair.split('=')[0])
  expect(names).toEqual(
    expect.arrayContaining([
      'PORT',
      'SUPABASE_URL',
      'SUPABASE_PUBLISHABLE_KEY',
      'SITE_URL',
      'ENIGMITO_SITE_SECRET',
    ]),
  )
  expect(names).not.toEqual(expect.arrayContaining(['OTHER']))
  const { SUPABASE_SECRET_KEY: secret = '', DATABASE_URL: url = '', ADMIN_PASSWORD: password = '' } = keys()
  const { jwtSecret } = JSON.parse(readFileSync(join(folder, 'data/secrets.json'), 'utf8'))
  for (const value of [secret, new URL(url).password, password, jwtSecret, 'from-the-shell', 'of-the-model'])
    expect(known.filter((pair) => pair.includes(value))).toEqual([])
})

test('E-09: a start after kill -9 of Node alone ends what was left and goes on', async () => {
  const first = start()
  await ready(first)
  await write('antes')
  const orphans = recorded()
  expect(living(orphans)).toHaveLength(3)
  // Its children may end by themselves before the next start, or in it.
  first.child.kill('SIGKILL')
  await first.ended
  const second = start()
  await ready(second)
  expect(living(orphans)).toEqual([])
  expect(await notes()).toEqual(['antes', 'primera'])
})

test('a part that dies is started again', async () => {
  await ready(start())
  const dead = recorded().filter((k) => k.name !== 'function eco')
  for (const { pid } of dead) process.kill(pid, 'SIGKILL')
  for (let back = false; !back; ) {
    await sleep(100)
    const site = await fetch(`http://127.0.0.1:${env.PORT}/api/health`).catch(() => null)
    back = site?.status === 200 && (await notes().catch(() => null))?.length === 1
  }
})

test('Ctrl-C during the start stops it, too', async () => {
  const run = start()
  // Not before there is something to stop.
  while (recorded().length === 0 && run.child.exitCode === null) await sleep(5)
  const half = recorded()
  expect(half).not.toEqual([])
  run.child.kill('SIGINT')
  expect([0, 130]).toContain(await run.ended)
  expect(living(half)).toEqual([])
})

test('a second start on the same data folder refuses, and the first goes on', async () => {
  await ready(start())
  const [port, supabasePort] = await freePorts(2)
  expect(await refused({ PORT: String(port), SUPABASE_PORT: String(supabasePort) })).toContain(
    'ALMA_DATA_DIR',
  )
  expect(await notes()).toEqual(['primera'])
})

test('with a backend of one’s own nothing embedded is started', async () => {
  const run = start({ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' })
  while (!run.output().includes('Backend ') && run.child.exitCode === null) await sleep(50)
  expect(run.output()).toContain('Backend      http://127.0.0.1:1')
  expect(existsSync(join(folder, 'data'))).toBe(false)
  const [site] = readSites()
  expect(readFileSync(`/proc/${site?.pid}/environ`, 'utf8')).toContain('SUPABASE_URL=http://127.0.0.1:1')
  run.child.kill('SIGKILL')
  await run.ended
  // Its site was left behind and holds the port; the next start ends it.
  const again = start({ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' })
  while (!again.output().includes('Backend ') && again.child.exitCode === null) await sleep(50)
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
      writeFileSync(file, '<html></html>')
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
