import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '../../supabase/local/backend.ts'
import { archivesIn, isDue } from '../../supabase/local/backup/archives.ts'
import { copyAndCheck } from '../../supabase/local/backup/copy.ts'
import { restoreBackup } from '../../supabase/local/backup/restore.ts'
import { sweepMail } from '../../supabase/local/mail/mail-folder.ts'
import { drop, startScratch, tempFolder } from './project.ts'

// What an owner has after her machine is gone: an archive of `npm run backup`.

const folder = tempFolder()
const projectDir = join(folder, 'project')
const dataDir = join(folder, 'data')
const copies = join(folder, 'copies')
const log = () => {}
let backend: Backend

beforeAll(async () => {
  backend = await startScratch(folder, { functions: false })
  for (const [name, size] of [
    ['a', 10],
    ['b', 3_000_000],
    ['empty', 0],
  ] as const) {
    const file = join(dataDir, 'storage/fotos/3f0e2a4c-77a1-4b12-9a38-0a0d1b7c2f11', `${name}.webp.object`)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, createHash('sha512').update(name).digest('hex').repeat(size).slice(0, size))
    writeFileSync(`${file}.json`, JSON.stringify({ size }))
  }
})
afterAll(async () => {
  await backend?.stop()
  drop(folder)
})

/** Every row of the restored folder's tables, as one text each. */
async function contents(url: string): Promise<Record<string, string>> {
  const sql = postgres(url, { max: 1, onnotice() {} })
  try {
    const tables = await sql<{ name: string }[]>`select format('%I.%I', schemaname, tablename) as name
      from pg_tables where schemaname in ('public', 'auth', 'storage', 'supabase_migrations') order by 1`
    const all: Record<string, string> = {}
    for (const { name } of tables) {
      const [row] = await sql.unsafe(
        `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from ${name} t`,
      )
      all[name] = String(row?.sum)
    }
    return all
  } finally {
    await sql.end()
  }
}

const filesOf = (at: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(at, 'storage'), { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(at, 'storage', name)).isFile())
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(at, 'storage', name)))
          .digest('hex'),
      ]),
  )

test('H4 a copy made in peace is the same to the last row and byte, keys and accounts too', async () => {
  const { file } = await copyAndCheck({ dataDir, projectDir, folder: copies, keep: 3, log })
  const elsewhere = join(folder, 'in-peace')
  await restoreBackup({ archive: file, dataDir: elsewhere, projectDir, log })
  const again = await startBackend({
    dataDir: elsewhere,
    projectDir,
    port: 0,
    functions: false,
    correo: false,
  })
  try {
    expect(await contents(again.databaseUrl)).toEqual(await contents(backend.databaseUrl))
    expect(filesOf(elsewhere)).toEqual(filesOf(dataDir))
    expect([again.publishableKey, again.secretKey]).toEqual([backend.publishableKey, backend.secretKey])
  } finally {
    await again.stop()
  }
  expect(statSync(file).mode & 0o077).toBe(0)
})

test('H4 only so many copies are kept, and a day later the next one is due', async () => {
  const { file } = await copyAndCheck({ dataDir, projectDir, folder: copies, keep: 1, log })
  expect(archivesIn(copies).map((name) => join(copies, name))).toEqual([file])
  const { mtimeMs } = statSync(file)
  expect([isDue(copies, mtimeMs + 23 * 3_600_000), isDue(copies, mtimeMs + 25 * 3_600_000)]).toEqual([
    false,
    true,
  ])
  expect(isDue(join(folder, 'nothing'), mtimeMs)).toBe(true)
})

test('H4 a clock that was years ahead when a copy was made keeps nobody from the next ones', async () => {
  const strange = join(copies, 'alma-20390101-000000.tar.gz')
  const future = Date.parse('2039-01-01') / 1000
  writeFileSync(strange, '')
  utimesSync(strange, future, future)
  try {
    const { file } = await copyAndCheck({ dataDir, projectDir, folder: copies, keep: 1, log })
    expect(archivesIn(copies).map((name) => join(copies, name))).toEqual([file])
    writeFileSync(strange, '')
    utimesSync(strange, future, future)
    const { mtimeMs } = statSync(file)
    expect([1, 25].map((hours) => isDue(copies, mtimeMs + hours * 3_600_000))).toEqual([false, true])
  } finally {
    rmSync(strange, { force: true })
  }
})

test('H4 a damaged archive, a full folder and a strange file are refused with what to do', async () => {
  const [name = ''] = archivesIn(copies)
  const good = readFileSync(join(copies, name))
  const restore = (archive: string, into: string) =>
    restoreBackup({ archive, dataDir: join(folder, into), projectDir, log })
  const cut = join(folder, 'cut.tar.gz')
  writeFileSync(cut, good.subarray(0, good.length >> 1))
  await expect(restore(cut, 'cut')).rejects.toThrow(/cannot be restored .*: take another one/)
  writeFileSync(cut, 'no archive')
  await expect(restore(cut, 'strange')).rejects.toThrow(/cannot be restored/)
  await expect(restore(join(copies, name), 'data')).rejects.toThrow(/is not empty: move it away/)
  await expect(restore(join(copies, 'none'), 'none')).rejects.toThrow(/There is no archive/)
})

test('L9 letters in the mail folder are removed after thirty days', async () => {
  const mail = join(folder, 'letters')
  mkdirSync(mail)
  const now = Date.now()
  for (const [name, days] of [
    ['old.eml', 31],
    ['new.eml', 29],
  ] as const) {
    writeFileSync(join(mail, name), 'letter')
    utimesSync(join(mail, name), new Date(now), new Date(now - days * 86_400_000))
  }
  await sweepMail(mail, now)
  expect(readdirSync(mail)).toEqual(['new.eml'])
})
