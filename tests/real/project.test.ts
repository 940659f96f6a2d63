import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

test('rows, accounts and pictures of one project come back in another, and nowhere else', async () => {
  const [old, fresh] = [project(0), project(1)]
  const headers = {
    apikey: old.secretKey,
    authorization: `Bearer ${old.secretKey}`,
    'content-type': 'image/png',
  }
  const answer = await fetch(`${old.url}/storage/v1/object/galeria/una%20foto.png`, {
    method: 'POST',
    headers,
    body: picture,
  })
  expect(answer.status).toBe(200)
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
  expect(copied).toMatchObject({ files: 1 })
  await expect(copyProject(old.databaseUrl, storageOf(old), copy)).rejects.toThrow(/name another folder/)
  await expect(restoreProject(old.databaseUrl, storageOf(old), copy)).rejects.toThrow(/empty one only/)

  await inside(fresh, (sql) => sql`delete from auth.users`)
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
