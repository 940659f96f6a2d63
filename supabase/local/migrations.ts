import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import postgres from 'postgres'
import { type Log, reason, StartError } from './log.ts'
import { type Migration, record, rewriteHistory, upgradeOf } from './upgrade.ts'

/** As in a new hosted project; the privileges are as generous, so that a missing `revoke` shows up. */
const BOOTSTRAP = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$;
create schema if not exists extensions;
grant usage on schema public, auth, storage, extensions to anon, authenticated, service_role;
grant all on all tables in schema storage to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`

/**
 * `demo`: a database that is new gets `supabase/demo.sql` too, bookings of invented guests. Throws StartError for a file
 * that fails or was changed, and for an unknown migration in the database.
 */
export async function migrate(url: string, projectDir: string, log: Log, demo = false): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice() {} })
  try {
    await sql.unsafe(BOOTSTRAP)
    const isNew = await applyProject(sql, projectDir, log)
    if (isNew && demo) await applyDemo(sql, join(projectDir, 'supabase/demo.sql'), log)
  } finally {
    await sql.end()
  }
}

/**
 * The folder `supabase` alone, into a database that has what Supabase's own have; throws as `migrate`. Gives whether the
 * database is new.
 */
export async function applyProject(sql: postgres.Sql, projectDir: string, log: Log): Promise<boolean> {
  await applyMigrations(sql, join(projectDir, 'supabase/migrations'), log)
  return applySeed(sql, join(projectDir, 'supabase/seed.sql'), log)
}

async function applyMigrations(sql: postgres.Sql, folder: string, log: Log): Promise<void> {
  const migrations = readMigrations(folder)
  const rows = await sql<{ version: string; statements: string[] | null }[]>`
    select version, statements from supabase_migrations.schema_migrations`
  const applied = new Map(rows.map((row) => [row.version, row.statements]))
  const upgrade = upgradeOf(applied.keys(), migrations)
  if (upgrade) {
    await inOneTransaction(sql, 'supabase/local/upgrade', upgrade.sql, (tx) =>
      rewriteHistory(tx, upgrade.becomes),
    )
    log(`brought the database from ${upgrade.from} to the present schema`)
    applied.clear()
    for (const { version, text } of upgrade.becomes) applied.set(version, [text])
  } else refuseOtherHistory(applied, migrations)
  for (const migration of migrations) {
    if (applied.has(migration.version)) continue
    await inOneTransaction(sql, `supabase/migrations/${migration.file}`, migration.text, (tx) =>
      record(tx, migration),
    )
    log(`applied ${migration.file}`)
  }
}

function readMigrations(folder: string): Migration[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => /^\d+_.*\.sql$/.test(file))
    .sort()
    .map((file) => {
      const [version = '', name = ''] = basename(file, '.sql').split(/_(.*)/)
      return { file, version, name, text: readFileSync(join(folder, file), 'utf8') }
    })
}

function refuseOtherHistory(applied: Map<string, string[] | null>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((m) => [m.version, m]))
  const strange = [...applied.keys()].filter((version) => !known.has(version)).sort()
  if (strange.length > 0)
    throw new StartError(
      `This database was made by another version of the site (migration ${strange[0]}): start that version, or a new data folder.`,
    )
  for (const [version, statements] of applied) {
    // The Supabase CLI stores single statements, we store whole files.
    const [text, ...more] = statements ?? []
    const file = known.get(version)
    if (!file || text === undefined || more.length > 0 || lf(text) === lf(file.text)) continue
    throw new StartError(
      `supabase/migrations/${file.file} was changed after it was applied: undo that and put the change into a new file, or start a new data folder.`,
    )
  }
}

const lf = (text: string): string => text.replaceAll('\r\n', '\n').trim()

/** @returns whether it was loaded now: the database is new */
async function applySeed(sql: postgres.Sql, file: string, log: Log): Promise<boolean> {
  if (!existsSync(file)) return false
  const [seen] = await sql`select from supabase_migrations.seed_files where path = 'supabase/seed.sql'`
  if (seen) return false
  const text = readFileSync(file, 'utf8')
  const hash = createHash('sha256').update(text).digest('hex')
  await inOneTransaction(sql, 'supabase/seed.sql', text, async (tx) => {
    await tx`insert into supabase_migrations.seed_files (path, hash) values ('supabase/seed.sql', ${hash})`
  })
  log('loaded seed.sql into the new database')
  return true
}

async function applyDemo(sql: postgres.Sql, file: string, log: Log): Promise<void> {
  if (!existsSync(file)) return
  await inOneTransaction(sql, 'supabase/demo.sql', readFileSync(file, 'utf8'), async () => {})
  log('loaded demo.sql: bookings of invented guests, which the back office takes away with one press')
}

async function inOneTransaction(
  sql: postgres.Sql,
  file: string,
  text: string,
  record: (tx: postgres.TransactionSql) => Promise<void>,
): Promise<void> {
  try {
    await sql.begin(async (tx) => {
      await tx.unsafe(text)
      // A dump may have changed these for the session.
      await tx.unsafe('reset search_path; reset role')
      await record(tx)
    })
  } catch (error) {
    throw new StartError(`${file} failed in the database: ${reason(error)}${place(error, text)}`)
  }
}

function place(error: unknown, text: string): string {
  const position = Number((error as { position?: string } | null)?.position)
  return position > 0 ? ` (line ${text.slice(0, position).split('\n').length})` : ''
}
