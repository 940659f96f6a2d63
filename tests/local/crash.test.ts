import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial } from 'node:net'
import { resolve } from 'node:path'
import type postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from '../../supabase/local/backend.ts'
import { connect } from '../../supabase/local/postgres/connection.ts'
import { lastingClient } from '../../supabase/local/postgres/lasting-client.ts'
import { VISITOR } from '../../supabase/local/postgres/request-settings.ts'
import { startedAt } from '../../supabase/local/process/processes.ts'
import { ask, drop, startScratch, tempFolder } from './project.ts'

/** The database falls while it is being asked: whoever asked is told, and everybody after him is answered. */

const folder = tempFolder()
let backend: Backend
let sql: postgres.Sql

beforeAll(async () => {
  backend = await startScratch(folder, { functions: false })
  // One connection: a statement that the database left without an end leaves its error to the next one on it, and who
  // asks until there is an answer takes that away (porsager/postgres#1223).
  sql = lastingClient(backend.databaseUrl, 1)
})
afterAll(async () => {
  await sql?.end({ timeout: 0 })
  await backend?.stop()
  drop(folder)
})

test('E-11: what PostgreSQL is told of a request goes with its statement, which is refused where that fails', async () => {
  const { driver } = connect(backend.databaseUrl)
  const seat = await driver.reserve()
  const userOf = async (role: string | null) => {
    await seat.unsafe('begin')
    try {
      if (role !== null) await seat.unsafe(VISITOR, ['', role, '', role])
      const [row] = await seat.unsafe('select current_user::text as who')
      return row?.who
    } finally {
      await seat.unsafe('rollback')
    }
  }
  try {
    expect(await userOf('anon')).toBe('anon')
    await expect(userOf('nobody_at_all')).rejects.toThrow('role "nobody_at_all" does not exist')
    // The next holder of the connection has nothing of it.
    expect(await userOf(null)).toBe('postgres')
  } finally {
    seat.release()
  }
})

const titles = () => ask(backend, '/rest/v1/notas?select=titulo')

test('PostgreSQL falls under requests that wait: they get 503, and soon all the connections answer again', async () => {
  const holding = lastingClient(backend.databaseUrl, 1)
  await holding`begin`
  await holding`lock table public.notas in access exclusive mode`
  const asked = Array.from({ length: 6 }, titles)
  const waiting = () =>
    sql<{ pid: number }[]>`select pid from pg_stat_activity where wait_event_type = 'Lock'`
  await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(6)
  const [one] = await waiting()
  // One of its processes killed is enough: it ends all others and recovers.
  process.kill(one?.pid ?? 0, 'SIGKILL')
  for (const { status, body } of await Promise.all(asked))
    expect([status, body]).toMatchObject([503, { code: 'PGRST000' }])
  // More at once than there are connections: none of them was lost.
  const round = async () =>
    (await Promise.all(Array.from({ length: 24 }, titles))).filter(({ status }) => status === 200).length
  await expect.poll(round, { timeout: 30_000 }).toBe(24)
  await holding.end({ timeout: 0 })
})

test('PostgreSQL asked by somebody else to stop once everybody has left: it stops at once, and is started again', async () => {
  const [server] = await sql<{ pid: number }[]>`
    select (regexp_match(pg_read_file('postmaster.pid'), '^\\d+'))[1]::int as pid`
  // The connections that wait for the next request never leave by themselves.
  process.kill(server?.pid ?? 0, 'SIGTERM')
  const again = async () => {
    const [one] = await sql<{ pid: number }[]>`
      select (regexp_match(pg_read_file('postmaster.pid'), '^\\d+'))[1]::int as pid`.catch(() => [])
    return one !== undefined && one.pid !== server?.pid
  }
  await expect.poll(again, { timeout: 30_000 }).toBe(true)
  await expect.poll(async () => (await titles()).status, { timeout: 30_000 }).toBe(200)
})

test('H2 PostgreSQL killed while one of its processes waits for ever: that one is ended too, and all is well again', async () => {
  const [one] = await sql<{ server: number; frozen: number }[]>`
    select (regexp_match(pg_read_file('postmaster.pid'), '^\\d+'))[1]::int as server, pg_backend_pid() as frozen`
  if (!one) throw new Error('no row')
  // As one that waits for a lock of another that was killed: it never sees that the server has gone.
  process.kill(one.frozen, 'SIGSTOP')
  process.kill(one.server, 'SIGKILL')
  await expect.poll(() => startedAt(one.frozen), { timeout: 30_000 }).toBeNull()
  await expect.poll(async () => (await titles()).status, { timeout: 30_000 }).toBe(200)
})

test('whoever holds a connection that hangs up is told for all the rest of his turn, and the next one has a new one', async () => {
  const { driver, close } = connect(backend.databaseUrl)
  const mine = await driver.reserve()
  await mine.unsafe('begin')
  const [row] = await mine.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid')
  await sql`select pg_terminate_backend(${row?.pid ?? 0})`
  const refused = () =>
    mine.unsafe('select 1').then(
      () => null,
      ({ code }) => code,
    )
  // The database's last word, or the driver's, or the system's: whichever comes first.
  expect(await refused()).toMatch(/^(57P01|CONNECTION_CLOSED|ECONNRESET)$/)
  expect([await refused(), await refused()]).toEqual(['CONNECTION_CLOSED', 'CONNECTION_CLOSED'])
  mine.release()
  const next = await driver.reserve()
  const [then] = await next.unsafe<{ pid: number; alone: boolean }[]>(
    'select pg_backend_pid() as pid, now() = statement_timestamp() as alone',
  )
  expect(then).toMatchObject({ alone: true })
  expect(then?.pid).not.toBe(row?.pid)
  next.release()
  await close()
})

test('a database that ends while a connection is being set up leaves no error to the statement that follows (porsager/postgres#1223)', async () => {
  const { hostname, port } = new URL(backend.databaseUrl)
  let ended = 0
  const proxy = createServer((client) => {
    const server = dial(Number(port), hostname)
    for (const side of [client, server]) side.on('error', () => {})
    server.pipe(client)
    client.on('data', (said) => {
      if (!said.includes('pg_catalog.pg_type') || ended > 0) return server.write(said)
      ended += 1
      server.unpipe(client)
      server.destroy()
      const fields = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection\0RProcessInterrupts\0\0')
      const head = Buffer.from('E0000')
      head.writeInt32BE(fields.length + 4, 1)
      client.end(Buffer.concat([head, fields]))
    })
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const url = new URL(backend.databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((proxy.address() as AddressInfo).port)
  const client = lastingClient(url.href, 1)
  expect(await client`select 1 as one`).toMatchObject([{ one: 1 }])
  await client.end({ timeout: 1 })
  proxy.close()
})

test.each([
  ['of the database is outlived', 'CONNECTION_CLOSED', 0, /broke off: roto[\s\S]*in order/],
  ['of anything else ends the program', 'OTRO', 1, /Error: roto/],
])('a failure nobody waited for %s', (_, code, status, said) => {
  const command = resolve(import.meta.dirname, '../../supabase/local/process/command.ts')
  const program = `
    const { runCommand } = await import(${JSON.stringify(command)})
    const later = setInterval(() => {}, 1000)
    runCommand(async () => {
      setTimeout(() => void Promise.reject(Object.assign(new Error('roto'), { code: '${code}' })), 20)
      setTimeout(() => process.kill(process.pid, 'SIGTERM'), 200)
      return { stop: async () => { clearInterval(later); console.log('in order') } }
    })`
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  expect([run.status, run.stdout + run.stderr]).toEqual([status, expect.stringMatching(said)])
})
