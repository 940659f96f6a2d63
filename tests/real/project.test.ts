import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '../../supabase/local/backend.ts'
import { copyProject, restoreProject } from '../../supabase/local/backup/project.ts'
import { openRealDatabase } from './database.ts'

/** The way back of a hosted project, from one stand-in to another. */
const work = mkdtempSync(join(tmpdir(), 'alma-project-'))
chmodSync(work, 0o755)
const copy = join(work, 'copy')
const picture = Buffer.from('a picture, as far as a storage knows')
let projects: Backend[] = []

beforeAll(async () => {
  const openDatabase = (given: Parameters<typeof openRealDatabase>[0]) => openRealDatabase(given)
  const common = { port: 0, functions: false, correo: false, openDatabase }
  for (const name of ['old', 'new'])
    projects = [...projects, await startBackend({ ...common, dataDir: join(work, name) })]
})
afterAll(async () => {
  await Promise.all(projects.map((project) => project.stop()))
  rmSync(work, { recursive: true, force: true })
})

const storageOf = ({ url, secretKey }: Backend) => ({ url, secretKey })
const project = (i: number): Backend => {
  const found = projects[i]
  if (!found) throw new Error('this project did not start')
  return found
}
async function inside<T>({ databaseUrl }: Backend, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(databaseUrl, { max: 1, onnotice() {} })
  return work(sql).finally(() => sql.end())
}

/** A print of every table that a copy holds, but for the clock of the jobs. */
const prints = (backend: Backend) =>
  inside(backend, async (sql) => {
    const tables = await sql<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'private') or schemaname || '.' || tablename in ('auth.users', 'auth.identities')`
    const found: Record<string, string> = {}
    for (const { name } of tables.filter(({ name }) => name !== 'private.rondas')) {
      const [row] = await sql.unsafe(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print from ${name} t`,
      )
      found[name] = row?.print
    }
    return found
  })

/** The storage of a project that takes so many files and then fails, as a full or a distant one does. */
async function poorStorage({ url }: Backend, { good, how }: { good: number; how: 'refuses' | 'hangs up' }) {
  let taken = 0
  const server = createServer(async (request, answer) => {
    const body = await buffer(request)
    taken += 1
    if (taken > good && how === 'hangs up') return void request.socket.destroy()
    if (taken > good) return void answer.writeHead(503).end('no room')
    const headers = Object.entries(request.headers).filter(([name]) =>
      /^(apikey|authorization|content-type|x-upsert)$/.test(name),
    )
    const told = await fetch(url + request.url, {
      method: 'POST',
      headers: headers as [string, string][],
      body,
    })
    answer.writeHead(told.status).end(await told.text())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('H4 rows, accounts and pictures of one project come back in another, and nowhere else, also after an upload broke off', async () => {
  const [old, fresh] = [project(0), project(1)]
  const headers = {
    apikey: old.secretKey,
    authorization: `Bearer ${old.secretKey}`,
    'content-type': 'image/png',
  }
  // One more bucket than the migrations make, and first of all in the order of a copy.
  await inside(
    old,
    (sql) => sql`insert into storage.buckets (id, name, public) values ('ajeno', 'ajeno', false)`,
  )
  for (const path of ['ajeno/carta.png', 'galeria/una%20foto.png']) {
    const answer = await fetch(`${old.url}/storage/v1/object/${path}`, {
      method: 'POST',
      headers,
      body: picture,
    })
    expect([path, answer.status]).toEqual([path, 200])
  }
  await inside(
    old,
    (
      sql,
    ) => sql`insert into reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa)
      select 'Ñ "quoted" \\ back', ${`${randomUUID()}@example.com`}, '+34600111222', d::date, '21:00', 2, 'interior'
      from generate_series(current_date + 7, current_date + 13, interval '1 day') d where extract(isodow from d) = 5`,
  )
  const before = await prints(old)
  expect(before['public.reservas']).toMatch(/^1 /)

  const copied = await copyProject(old.databaseUrl, storageOf(old), copy)
  expect(copied).toMatchObject({ files: 2 })
  await expect(copyProject(old.databaseUrl, storageOf(old), copy)).rejects.toThrow(/name another folder/)
  await expect(restoreProject(old.databaseUrl, storageOf(old), copy)).rejects.toThrow(/empty one only/)

  await inside(fresh, (sql) => sql`delete from auth.users`)
  const empty = await prints(fresh)
  for (const [how, said] of [
    ['refuses', /answers 503 for galeria\/una foto\.png/],
    ['hangs up', /does not answer for galeria\/una foto\.png/],
  ] as const) {
    const poor = await poorStorage(fresh, { good: 1, how })
    const broken = restoreProject(fresh.databaseUrl, { ...storageOf(fresh), url: poor.url }, copy)
    await expect(broken, how).rejects.toThrow(said)
    await expect(broken, how).rejects.toThrow(
      /Of 2 files 1 are in the project, and no row is: give the same command/,
    )
    poor.stop()
    expect(await prints(fresh), how).toEqual(empty)
  }
  expect(await restoreProject(fresh.databaseUrl, storageOf(fresh), copy)).toEqual(copied)
  expect(await prints(fresh)).toEqual(before)
  const there = await fetch(`${fresh.url}/storage/v1/object/public/galeria/una%20foto.png`)
  expect(Buffer.from(await there.arrayBuffer())).toEqual(picture)
  const signedIn = await fetch(`${fresh.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: fresh.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: old.adminEmail, password: old.adminPassword }),
  })
  expect(signedIn.status).toBe(200)
})
