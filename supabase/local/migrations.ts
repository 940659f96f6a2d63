import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import postgres from 'postgres'
import { type Log, reason, StartError } from './log.ts'

/**
 * What a hosted project has before its first migration: the roles, their default privileges and the schemas.
 * The default privileges are as generous as the hosted ones, so that a forgotten `revoke` shows up here too.
 */
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
 * Brings a database up to date: roles, then each new file of `supabase/migrations` in a transaction of its own
 * (the history table is that of the Supabase CLI), then `seed.sql`, once in a database's life.
 * @throws StartError naming the file whose SQL failed; earlier files stay applied
 */
export async function migrate(url: string, projectDir: string, log: Log): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice() {} })
  try {
    await sql.unsafe(BOOTSTRAP)
    await applyMigrations(sql, join(projectDir, 'supabase/migrations'), log)
    await applySeed(sql, join(projectDir, 'supabase/seed.sql'), log)
  } finally {
    await sql.end()
  }
}

async function applyMigrations(sql: postgres.Sql, folder: string, log: Log): Promise<void> {
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((f) => /^\d+_.*\.sql$/.test(f))
        .sort()
    : []
  const rows = await sql<{ version: string; statements: string[] | null }[]>`
    select version, statements from supabase_migrations.schema_migrations`
  const applied = new Map(rows.map((row) => [row.version, row.statements?.join('')]))
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8')
    const [version = '', name = ''] = basename(file, '.sql').split(/_(.*)/)
    if (applied.has(version)) {
      if (applied.get(version) !== text)
        log(`${file} changed after it was applied: only a new data folder will have the change`)
      continue
    }
    await inOneTransaction(sql, `supabase/migrations/${file}`, text, async (tx) => {
      await tx`insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${version}, ${name}, ${[text]})`
    })
    log(`applied ${file}`)
  }
}

async function applySeed(sql: postgres.Sql, file: string, log: Log): Promise<void> {
  if (!existsSync(file)) return
  const [seen] = await sql`select from supabase_migrations.seed_files where path = 'supabase/seed.sql'`
  if (seen) return
  const text = readFileSync(file, 'utf8')
  const hash = createHash('sha256').update(text).digest('hex')
  await inOneTransaction(sql, 'supabase/seed.sql', text, async (tx) => {
    await tx`insert into supabase_migrations.seed_files (path, hash) values ('supabase/seed.sql', ${hash})`
  })
  log('loaded seed.sql into the new database')
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
      // A pg_dump-like file may have emptied these for the session.
      await tx.unsafe('reset search_path; reset role')
      await record(tx)
    })
  } catch (error) {
    throw new StartError(`${file} failed in the database: ${reason(error)}${place(error, text)}`)
  }
}

/** The line of a file that PostgreSQL complained about, where it tells. */
function place(error: unknown, text: string): string {
  const position = Number((error as { position?: string } | null)?.position)
  return position > 0 ? ` (line ${text.slice(0, position).split('\n').length})` : ''
}
