import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '../../supabase/local/backend.ts'
import { openRealDatabase } from './database.ts'

/** That the stand-in of a hosted project refuses what a hosted one refuses: else the other tests would prove nothing. */
const work = mkdtempSync(join(tmpdir(), 'alma-real-'))
chmodSync(work, 0o755)
let backend: Backend
let sql: postgres.Sql

beforeAll(async () => {
  const openDatabase = (given: Parameters<typeof openRealDatabase>[0]) => openRealDatabase(given)
  backend = await startBackend({
    dataDir: join(work, 'data'),
    port: 0,
    functions: false,
    correo: false,
    openDatabase,
  })
  sql = postgres(backend.databaseUrl, { max: 1, onnotice() {} })
})
afterAll(async () => {
  await sql?.end()
  await backend?.stop()
  rmSync(work, { recursive: true, force: true })
})

test('PostgreSQL 17, and its owner is no superuser', async () => {
  const [{ version, god, name } = {}] =
    await sql`select current_setting('server_version_num')::int / 10000 as version,
    rolsuper as god, rolname as name from pg_roles where rolname = current_user`
  expect([version, god, name]).toEqual([17, false, 'postgres'])
})

test.each([
  ['files are deleted through the API only', 'delete from storage.objects', /Direct deletion/],
  ['accounts belong to their server', 'alter table auth.users add column x text', /must be owner/],
  ['no library is loaded', "load 'auto_explain'", /not allowed/],
  [
    'nobody becomes a superuser',
    'alter role postgres superuser',
    /permission denied|must be superuser|SUPERUSER/,
  ],
  ['no program is run', "copy (select 1) to program 'true'", /permission denied/],
])('%s', async (_, query, refusal) => {
  await expect(sql.unsafe(query)).rejects.toThrow(refusal)
})

test('what a trigger makes of the metadata at the confirmation is lost, unless it waits for the end', async () => {
  const email = `${randomUUID()}@example.com`
  await fetch(`${backend.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'una-clave-larga', data: { idioma: 'de' } }),
  })
  await sql.unsafe(`create function private.hasty() returns trigger language plpgsql as $$ begin
      new.raw_app_meta_data := new.raw_app_meta_data || '{"hasty": true}'; return new; end $$;
    create function private.patient() returns trigger language plpgsql security definer as $$ begin
      update auth.users set raw_app_meta_data = raw_app_meta_data || '{"patient": true}' where id = new.id;
      return null; end $$;
    create trigger hasty before update of email_confirmed_at on auth.users for each row execute function private.hasty();
    create constraint trigger patient after update of email_confirmed_at on auth.users deferrable initially deferred
      for each row execute function private.patient()`)
  await sql`update auth.users set email_confirmed_at = now() where email = ${email}`
  const [row] =
    await sql`select raw_app_meta_data as app, raw_user_meta_data as own from auth.users where email = ${email}`
  expect(row?.app).toMatchObject({ patient: true })
  expect(row?.app).not.toHaveProperty('hasty')
  expect(row?.own).toMatchObject({ idioma: 'de' })
})

test('the publishable key is a stranger’s, the secret key opens no table, and no other key opens anything', async () => {
  const status = async (key: string, path = 'reservas?select=id') =>
    (await fetch(`${backend.url}/rest/v1/${path}`, { headers: { apikey: key } })).status
  expect(await status(backend.publishableKey, 'platos?select=id&limit=1')).toBe(200)
  expect(await status(backend.publishableKey)).toBe(401)
  expect(await status(backend.secretKey)).toBe(403)
  expect(await status('sb_publishable_guessed')).toBe(401)
})
