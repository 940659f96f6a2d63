import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '../../supabase/local/backend.ts'
import { TYPES_FILE } from '../../supabase/local/types.ts'
import { openRealDatabase } from './database.ts'
import { isMissing, supabaseCli } from './parts.ts'

/** The folder `supabase` as version 3 of Supabase's command line takes it, into the stand-in of a hosted database. */
const root = resolve(import.meta.dirname, '../..')
const work = mkdtempSync(join(tmpdir(), 'alma-cli-'))
chmodSync(work, 0o755)

async function supabase(...args: string[]): Promise<string> {
  const file = supabaseCli()
  if (!file) throw new Error(isMissing('Supabase command line'))
  const env = { ...process.env, HOME: work, DO_NOT_TRACK: '1', PGSSLMODE: 'disable' }
  const { stdout } = await promisify(execFile)(file, args, { cwd: root, env, maxBuffer: 50_000_000 })
  return stdout
}

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({
    dataDir: join(work, 'data'),
    port: 0,
    functions: false,
    correo: false,
    openDatabase: (given) =>
      openRealDatabase(given, async (url) => {
        await supabase('db', 'push', '--include-seed', `--remote=${url}`, '--yes')
      }),
  })
})
afterAll(async () => {
  await backend?.stop()
  rmSync(work, { recursive: true, force: true })
})

test('db push --include-seed: every migration and the seed, by an owner who is no superuser', async () => {
  const sql = postgres(backend.databaseUrl, { max: 1, onnotice() {} })
  try {
    const files = readdirSync(join(root, 'supabase/migrations')).map((file) => file.split('_')[0])
    const pushed = await sql`select version from supabase_migrations.schema_migrations order by version`
    expect(pushed.map(({ version }) => version)).toEqual(files.sort())
    expect(await sql`select path from supabase_migrations.seed_files`).toHaveLength(1)
    const [{ platos, vinos, dueno } = {}] = await sql`select (select count(*)::int from platos) as platos,
      (select count(*)::int from vinos) as vinos,
      (select rolsuper from pg_roles where rolname = current_user) as dueno`
    expect([platos > 50, vinos > 50, dueno]).toEqual([true, true, false])
  } finally {
    await sql.end()
  }
})

test('the data answers through PostgREST with the publishable key, once pushed', async () => {
  const answer = await fetch(`${backend.url}/rest/v1/platos?select=slug&limit=3`, {
    headers: { apikey: backend.publishableKey },
  })
  expect(answer.headers.get('server')).toMatch(/postgrest/)
  expect(await answer.json()).toHaveLength(3)
})

/** What the types say: without layout, the first comment, and two entries that only newer generators write. */
const words = (code: string): string[] =>
  code
    .replace(/\b(ComputedFields: never|isOneToOne: (true|false))/g, '')
    .replace(/^\/\*\*.*$/m, '')
    .split(/[\s;,|]+/)
    .filter(Boolean)

test('gen types writes the file that the site is built with', async () => {
  const told = await supabase(
    ...['gen', 'types', 'typescript', `--remote=${backend.databaseUrl}`, '--schema', 'public'],
  )
  const formatted = execFileSync('biome', ['format', '--stdin-file-path', TYPES_FILE], {
    cwd: root,
    encoding: 'utf8',
    input: told,
  })
  expect(words(formatted)).toEqual(words(readFileSync(join(root, TYPES_FILE), 'utf8')))
})

test('db advisors finds nothing, but for indexes of a database that nobody has used yet', async () => {
  const told = await supabase(
    ...['db', 'advisors', `--remote=${backend.databaseUrl}`, '--level', 'info', '--output-format', 'json'],
  )
  const { results }: { results: { name: string; detail: string }[] } = JSON.parse(told)
  expect(results.filter(({ name }) => name !== 'unused_index').map(({ detail }) => detail)).toEqual([])
})
