import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { type Log, reason, StartError } from '../log.ts'
import { choosePlace } from '../postgres/postgres-user.ts'
import { loadSecrets } from '../secrets.ts'
import { archivesIn } from './archives.ts'
import { restoreBackup } from './restore.ts'
import { sizeOf, writeBackup } from './write.ts'

const nameFor = (now: Date): string =>
  `alma-${now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}.tar.gz`

/** The address of a running database, as the start wrote it down. */
function databaseUrlOf(dataDir: string): string {
  const env = readFileSync(join(dataDir, 'env'), 'utf8')
  return /^DATABASE_URL=(.*)$/m.exec(env)?.[1] ?? ''
}

export type Copied = { file: string; bytes: number; ms: number; rows: number; tables: number }

/**
 * Copies the running backend of `dataDir` into `folder`, restores the copy into a scratch folder to see that it holds
 * everything, and removes all but the newest `keep` archives. How it went stands in the database, for the back office.
 */
export async function copyAndCheck(opts: {
  dataDir: string
  projectDir: string
  folder: string
  keep: number
  log: Log
}): Promise<Copied> {
  const { dataDir, projectDir, folder, log } = opts
  const since = performance.now()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, nameFor(new Date()))
  const databaseUrl = databaseUrlOf(dataDir)
  const scratch = mkdtempSync(join(tmpdir(), 'alma-restored-'))
  try {
    const { data: cluster } = choosePlace(dataDir, loadSecrets(dataDir).databaseId, log)
    await writeBackup({ databaseUrl, dataDir, cluster, target: file })
    // The user that runs PostgreSQL has to pass.
    chmodSync(scratch, 0o711)
    const counts = await restoreBackup({
      archive: file,
      dataDir: join(scratch, 'data'),
      projectDir,
      log: () => {},
    })
    const others = archivesIn(folder).filter((name) => join(folder, name) !== file)
    for (const old of others.slice(Math.max(0, opts.keep - 1))) rmSync(join(folder, old), { force: true })
    const ms = Math.round(performance.now() - since)
    await tell(databaseUrl, ms, null)
    const all = Object.values(counts)
    return { file, bytes: await sizeOf(file), ms, rows: all.reduce((a, b) => a + b, 0), tables: all.length }
  } catch (error) {
    rmSync(file, { force: true })
    await tell(databaseUrl, Math.round(performance.now() - since), reason(error)).catch(() => {})
    throw error instanceof StartError ? error : new StartError(`The copy failed (${reason(error)}).`)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

async function tell(databaseUrl: string, ms: number, error: string | null): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice() {} })
  try {
    const [known] = await sql<{ rondas: boolean }[]>`
      select to_regclass('private.rondas') is not null as rondas`
    if (!known?.rondas) return
    await sql`insert into private.rondas (nombre, cada, cron) values ('copia', '1 day', null) on conflict do nothing`
    await sql`select private.ronda('copia', ${ms}, ${error})`
  } finally {
    await sql.end()
  }
}
