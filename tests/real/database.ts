import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { both, type Database, type DatabaseOptions } from '../../supabase/local/database.ts'
import { applyProject } from '../../supabase/local/migrations.ts'
import { startPostgres } from '../../supabase/local/postgres/postgres.ts'
import { postgres17 } from './parts.ts'
import { startPostgrest } from './postgrest.ts'

const text = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')

/** What roles may be given without being asked: everything in projects made before May 2026, nothing in newer ones. */
const OLDER = `
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
`

/**
 * The stand-in of a hosted project's database: PostgreSQL 17 whose owner is no superuser, the roles and rights of
 * Supabase, and the real PostgREST. Accounts and storage are lite's, as in the embedded backend; the account server's
 * habit of writing back its own copy is imitated (after.sql).
 * @param migrate brings the project into it, as `postgres`; without it, what the embedded backend does
 */
export async function openRealDatabase(
  opts: DatabaseOptions,
  migrate?: (url: string) => Promise<void>,
): Promise<Database> {
  const { dataDir, secrets, siteUrl, ledger, log, undo, projectDir, passwordCost } = opts
  Object.assign(process.env, { LITE_TELEMETRY: '0', DO_NOT_TRACK: '1', EXPERIMENTAL_STORAGE: '1' })
  const superuser = 'supabase_admin'
  const [server, { openLite }] = await both(
    startPostgres({
      dataDir,
      databaseId: secrets.databaseId,
      password: secrets.databasePassword,
      ledger,
      log,
      home: postgres17(),
      superuser,
      settings: { shared_preload_libraries: 'auto_explain' },
    }).then((p) => {
      undo.push(() => p.stop())
      return p
    }),
    import('../../supabase/local/lite.ts'),
  )
  const password = randomBytes(18).toString('base64url')
  const as = (user: string): string => {
    const url = new URL(server.url)
    Object.assign(url, { username: user, password })
    return url.href
  }
  const god = postgres(server.url, { max: 1, onnotice() {} })
  try {
    await god.unsafe(text('before.sql'))
    for (const user of ['postgres', 'authenticator'])
      await god.unsafe(`alter role ${user} password '${password}'`)
    if (process.env.ALMA_REAL === 'older') await god.unsafe(OLDER)
    const authMailer = opts.createAuthMailer(server.url)
    undo.push(() => authMailer.stop())
    const lite = openLite({ url: server.url, secrets, siteUrl, dataDir, authMailer, passwordCost })
    undo.push(() => lite.close())
    await lite.prepare()
    await god.unsafe(text('after.sql'))
    await lendRoles(god, () => (migrate ?? applyAs(projectDir))(as('postgres')))
    await lite.ready()
    const rest = await startPostgrest({ url: as('authenticator'), secrets, ledger, log })
    undo.push(() => rest.stop())
    return { lite, url: as('postgres'), authMailer, rest: rest.fetch }
  } finally {
    await god.end()
  }
}

/** What belongs to the servers of accounts and storage, but for policies and triggers. */
const THEIRS = `
select md5(string_agg(what, '|' order by what)) as print from (
  select a::text as what from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace::regnamespace::text in ('auth', 'storage')
  union all select pg_get_constraintdef(k.oid) from pg_constraint k
    where k.connamespace::regnamespace::text in ('auth', 'storage')
      and not exists (select 1 from pg_trigger t where t.tgconstraint = k.oid and not t.tgisinternal)
  union all select pg_get_functiondef(p.oid) from pg_proc p
    where p.pronamespace::regnamespace::text in ('auth', 'storage')) all_of_it`

/**
 * supautils lets `postgres` make policies and drop triggers on tables of the account server and the storage. Here
 * it is given their roles for so long; whatever else it changes there is refused.
 */
async function lendRoles(god: postgres.Sql, work: () => Promise<void>): Promise<void> {
  const [before] = await god.unsafe(THEIRS)
  await god`grant supabase_storage_admin, supabase_auth_admin to postgres`
  await work()
  await god`revoke supabase_storage_admin, supabase_auth_admin from postgres`
  const [after] = await god.unsafe(THEIRS)
  if (before?.print !== after?.print)
    throw new Error('The migrations change what is not ours: auth or storage')
}

const applyAs = (projectDir: string) => async (url: string) => {
  const sql = postgres(url, { max: 1, onnotice() {} })
  try {
    await applyProject(sql, projectDir, () => {})
  } finally {
    await sql.end()
  }
}
