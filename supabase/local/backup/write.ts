import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import { Archive } from './archive.ts'
import { type Counts, countRows } from './counts.ts'

export const FORMAT = 1
/** First and last file of an archive. */
export const HEAD = 'alma.json'
export const TAIL = 'contents.json'

export type Head = { format: number; made: string; postgres: string; databaseId: string }
export type Tail = { hashes: Record<string, string>; before: Counts; after: Counts }

/** PostgreSQL makes these anew; the log of changes (pg_wal) is added last. */
const EMPTY = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//
const LEFT_OUT =
  /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init|pgsql_tmp[^/]*|backup_label|tablespace_map)(\.|\/|$)/
const WAL_SEGMENT = /^[0-9A-F]{24}$/

/**
 * Writes everything of a running embedded backend into one archive: the cluster, as PostgreSQL's own online backup
 * describes it (pg_backup_start, files, pg_backup_stop, log), the stored files, and the keys. Nobody waits for it.
 */
export async function writeBackup(opts: {
  databaseUrl: string
  dataDir: string
  /** The folder of the cluster. */
  cluster: string
  target: string
}): Promise<void> {
  const { dataDir, cluster, target } = opts
  const draft = `${target}.part`
  const sql = postgres(opts.databaseUrl, { max: 1, onnotice() {} })
  const archive = new Archive(draft)
  try {
    const secrets = readFileSync(join(dataDir, 'secrets.json'), 'utf8')
    const { databaseId } = JSON.parse(secrets) as { databaseId: string }
    const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
    const head: Head = { format: FORMAT, made: new Date().toISOString(), postgres: version, databaseId }
    await archive.bytes(HEAD, JSON.stringify(head, null, 2))
    await archive.bytes('secrets.json', secrets)
    await addStorage(archive, join(dataDir, 'storage'))
    // Keeps the log of changes until this session ends.
    await sql`select pg_create_physical_replication_slot(${`alma_${Date.now()}`}, true, true)`
    const [start] = await sql<{ wal: string }[]>`select pg_walfile_name(pg_backup_start('alma', true)) as wal`
    await addCluster(archive, cluster)
    const before = await countRows(sql)
    const [stop] = await sql<{ label: string; tablespaces: string; wal: string }[]>`
      select labelfile as label, spcmapfile as tablespaces, pg_walfile_name(lsn) as wal
      from pg_backup_stop(false)`
    const after = await countRows(sql)
    await archive.bytes('postgres/backup_label', stop?.label ?? '')
    if (stop?.tablespaces) await archive.bytes('postgres/tablespace_map', stop.tablespaces)
    await addLog(archive, join(cluster, 'pg_wal'), start?.wal ?? '', stop?.wal ?? '')
    // What was stored meanwhile: a row that is in the copy has its file in it.
    await addStorage(archive, join(dataDir, 'storage'))
    const tail: Tail = { hashes: archive.hashes, before, after }
    await archive.bytes(TAIL, JSON.stringify(tail))
    await archive.end()
    await rename(draft, target)
  } catch (error) {
    archive.abandon()
    await rm(draft, { force: true })
    throw error
  } finally {
    await sql.end({ timeout: 2 })
  }
}

/** Paths below a folder, folders first; what vanishes meanwhile is left out. */
async function* walk(folder: string, below = ''): AsyncGenerator<{ path: string; folder: boolean }> {
  const found = await readdir(join(folder, below), { withFileTypes: true }).catch(() => [])
  for (const one of found) {
    const path = below ? `${below}/${one.name}` : one.name
    yield { path, folder: one.isDirectory() }
    if (one.isDirectory()) yield* walk(folder, path)
  }
}

async function addCluster(archive: Archive, cluster: string): Promise<void> {
  await archive.folder('postgres')
  for await (const { path, folder } of walk(cluster)) {
    if (EMPTY.test(path) || LEFT_OUT.test(path) || path === 'global/pg_control') continue
    if (folder) await archive.folder(`postgres/${path}`)
    else await archive.file(`postgres/${path}`, join(cluster, path))
  }
  // The last of the cluster's files, as PostgreSQL asks for.
  await archive.bytes('postgres/global/pg_control', await readFile(join(cluster, 'global/pg_control')))
}

async function addLog(archive: Archive, folder: string, first: string, last: string): Promise<void> {
  for (const name of (await readdir(folder)).sort()) {
    const inside = WAL_SEGMENT.test(name) && name >= first && name <= last
    if (inside || name.endsWith('.history')) await archive.file(`postgres/pg_wal/${name}`, join(folder, name))
  }
}

async function addStorage(archive: Archive, folder: string): Promise<void> {
  if (!existsSync(folder)) return
  for await (const { path, folder: isFolder } of walk(folder)) {
    const name = `storage/${path}`
    // A file that is being uploaded; it gets its name when it is whole.
    if (isFolder || name in archive.hashes || !/\.object(\.json)?$/.test(path)) continue
    await archive.file(name, join(folder, path))
  }
}

/** Bytes of an archive. */
export const sizeOf = async (path: string): Promise<number> => (await stat(path)).size
