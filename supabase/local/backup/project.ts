import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import { StartError } from '../log.ts'
import { download, type Storage, type StoredFile, uploadAll } from './project-files.ts'

/** What is in a copy of a hosted project: `rows/<schema>.<table>.jsonl`, the files of its storage, and this list of both. */
type Contents = {
  tables: readonly { name: string; columns: string; rows: number }[]
  sequences: readonly { name: string; value: string }[]
  files: readonly StoredFile[]
}
export type Figures = { tables: number; rows: number; files: number }

/** Ours, and of the servers of accounts and storage what makes accounts and buckets. Sessions end with a project. */
const TABLES = `
select format('%I.%I', n.nspname, c.relname) as name,
  (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
    where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where c.relkind = 'r' and (n.nspname in ('public', 'private')
  or n.nspname || '.' || c.relname in ('auth.users', 'auth.identities', 'storage.buckets'))
order by 1`
const SEQUENCES = `
select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
where schemaname in ('public', 'private') and last_value is not null`
const FILES = `
select bucket_id as bucket, name, coalesce(metadata ->> 'mimetype', 'application/octet-stream') as type,
  coalesce(metadata ->> 'cacheControl', 'max-age=3600') as cache from storage.objects order by 1, 2`

const rowsOf = (folder: string, table: string): string =>
  join(folder, 'rows', `${table.replaceAll('"', '')}.jsonl`)
const figures = ({ tables, files }: Contents): Figures => ({
  tables: tables.length,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  files: files.length,
})

/** All rows as they are at one moment, then the files; into a folder that does not exist yet. */
export async function copyProject(databaseUrl: string, storage: Storage, folder: string): Promise<Figures> {
  if (existsSync(folder)) throw new StartError(`There is something at ${folder}: name another folder.`)
  mkdirSync(join(folder, 'rows'), { recursive: true, mode: 0o700 })
  const sql = postgres(databaseUrl, { max: 1, onnotice() {} })
  try {
    const contents = await sql.begin('isolation level repeatable read read only', async (tx) => {
      const tables: Contents['tables'][number][] = []
      for (const { name, columns } of await tx.unsafe<{ name: string; columns: string }[]>(TABLES)) {
        tables.push({ name, columns, rows: await writeRows(tx, name, rowsOf(folder, name)) })
      }
      const sequences = [...(await tx.unsafe<Contents['sequences'][number][]>(SEQUENCES))]
      return { tables, sequences, files: [...(await tx.unsafe<StoredFile[]>(FILES))] }
    })
    for (const file of contents.files) await download(storage, file, folder)
    await writeFile(join(folder, 'contents.json'), JSON.stringify(contents, null, 1), { mode: 0o600 })
    return figures(contents)
  } finally {
    await sql.end()
  }
}

/**
 * Into a project that has the tables (`supabase db push` without the seed) and no bookings or accounts: what else is
 * in it goes. The files first, so that one that breaks off leaves a project that takes the same copy again; then the rows in
 * one transaction, which ends only when every table has those of the copy.
 */
export async function restoreProject(
  databaseUrl: string,
  storage: Storage,
  folder: string,
): Promise<Figures> {
  const list = join(folder, 'contents.json')
  if (!existsSync(list)) throw new StartError(`${folder} is no finished copy: contents.json is missing.`)
  const contents: Contents = JSON.parse(readFileSync(list, 'utf8'))
  const sql = postgres(databaseUrl, { max: 1, onnotice() {} })
  try {
    await refuseFull(sql)
    await addBuckets(sql, contents, folder)
    await uploadAll(storage, contents.files, folder)
    await sql.begin(async (tx) => {
      await refuseFull(tx)
      // No trigger writes mails or history of what only comes back.
      await tx`set local session_replication_role = replica`
      const here = (await tx.unsafe<{ name: string }[]>(TABLES)).map(({ name }) => name)
      const ours = here.filter((name) => /^(public|private)\./.test(name))
      await tx.unsafe(`truncate ${ours.join(', ')}`)
      for (const name of here.filter((name) => !ours.includes(name))) await tx.unsafe(`delete from ${name}`)
      for (const { name, columns, rows } of contents.tables) {
        if (!here.includes(name))
          throw new StartError(`The project has no table ${name}: push all migrations.`)
        await readRows(tx, { name, columns }, rowsOf(folder, name))
        if ((await count(tx, name)) !== rows) throw new StartError(`${name} has not got all of its rows.`)
      }
      for (const { name, value } of contents.sequences) await tx`select setval(${name}::regclass, ${value})`
    })
    return figures(contents)
  } finally {
    await sql.end()
  }
}

const AT_ONCE = 500

async function writeRows(sql: postgres.ISql, table: string, path: string): Promise<number> {
  const file = await open(path, 'w', 0o600)
  let rows = 0
  try {
    const every = sql.unsafe<{ row: string }[]>(`select to_json(t)::text as row from ${table} t`)
    for await (const some of every.cursor(AT_ONCE)) {
      await file.write(some.map(({ row }) => `${row}\n`).join(''))
      rows += some.length
    }
    return rows
  } finally {
    await file.close()
  }
}

async function readRows(
  sql: postgres.ISql,
  { name, columns }: { name: string; columns: string },
  path: string,
  otherwise = '',
): Promise<void> {
  const insert = async (rows: readonly string[]) => {
    if (rows.length > 0)
      await sql.unsafe(
        `insert into ${name} (${columns}) overriding system value
          select ${columns} from json_populate_recordset(null::${name}, $1::text::json) ${otherwise}`,
        [`[${rows.join(',')}]`],
      )
  }
  let waiting: string[] = []
  const file = await open(path)
  for await (const line of file.readLines()) {
    waiting.push(line)
    if (waiting.length < AT_ONCE) continue
    await insert(waiting)
    waiting = []
  }
  await insert(waiting)
}

/** The migrations make the site's own; a copy may have more. */
async function addBuckets(sql: postgres.ISql, { tables }: Contents, folder: string): Promise<void> {
  const buckets = tables.find(({ name }) => name === 'storage.buckets')
  if (buckets) await readRows(sql, buckets, rowsOf(folder, buckets.name), 'on conflict do nothing')
}

async function count(sql: postgres.ISql, table: string): Promise<number> {
  const [row] = await sql.unsafe<{ n: number }[]>(`select count(*)::int as n from ${table}`)
  return row?.n ?? 0
}

async function refuseFull(sql: postgres.ISql): Promise<void> {
  const [row] = await sql.unsafe<{ full: boolean }[]>(
    'select exists (select from public.reservas) or exists (select from auth.users) as full',
  )
  if (row?.full)
    throw new StartError('The project has bookings or accounts: a copy goes into an empty one only.')
}
