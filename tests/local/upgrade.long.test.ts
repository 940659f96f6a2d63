import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '../../supabase/local/backend.ts'
import { readCatalog } from './catalog.ts'
import { drop, tempFolder } from './project.ts'

/** The files that older databases were made by: 47 of version 0.1, 31 of November, of which 29 were the first by domain. */
const ROOT = resolve(import.meta.dirname, '../..')
type Files = Record<string, string>
const BEFORE: { 'version 0.1': Files; November: Files } = JSON.parse(
  brotliDecompressSync(readFileSync(join(ROOT, 'tests/fixtures/migrations-before.json.br'))).toString(),
)
const first = (files: Files, count: number): Files =>
  Object.fromEntries(Object.entries(files).slice(0, count))
const OLDEST = BEFORE['version 0.1']
const folders: string[] = []
afterAll(() => folders.forEach(drop))

const start = (dataDir: string, projectDir = ROOT): Promise<Backend> =>
  startBackend({
    dataDir,
    projectDir,
    port: 0,
    functions: false,
    correo: false,
    adminEmail: 'admin@example.com',
    adminPassword: 'una-clave-de-prueba',
  })

async function withSql<T>(backend: Backend, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(backend.databaseUrl, { max: 1, onnotice() {} })
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}

/** A data folder as a version leaves it that had these migrations; without the seed where they are not all. */
async function oldDatabase(
  files: Files,
  work: (sql: postgres.Sql) => Promise<unknown>,
  seed = true,
): Promise<string> {
  const folder = tempFolder()
  folders.push(folder)
  const migrations = join(folder, 'project/supabase/migrations')
  mkdirSync(migrations, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(migrations, file), text)
  if (seed) cpSync(join(ROOT, 'supabase/seed.sql'), join(folder, 'project/supabase/seed.sql'))
  const backend = await start(join(folder, 'data'), join(folder, 'project'))
  try {
    await withSql(backend, work)
  } finally {
    await backend.stop()
  }
  return join(folder, 'data')
}

/** Each row with its columns. An upgrade may add columns to a row; what was in it stays as it was. */
const content = (sql: postgres.Sql): Promise<object[]> => sql`select
  (select jsonb_agg(to_jsonb(r) order by r.id) from reservas r) as reservas,
  (select jsonb_agg(to_jsonb(e) order by e.id) from reserva_eventos e) as eventos,
  (select jsonb_agg(to_jsonb(h) order by h.id) from historial h) as historial,
  (select jsonb_agg(to_jsonb(p) order by p.id) from platos p) as platos,
  (select jsonb_agg(to_jsonb(a) order by a.clave) from ajustes a) as ajustes,
  (select encode(valor, 'hex') from private.llaves) as llave`

/** By the place each history has in supabase/local/upgrade/histories.json. */
describe.each([
  ['version 0.1', OLDEST],
  ['the first files by domain', first(BEFORE.November, 29)],
  ['the files of November, but for the last', first(BEFORE.November, 30)],
  ['the files of November', BEFORE.November],
])('a database made by %s', (_, files) => {
  let before: object[]
  let data: string
  beforeAll(async () => {
    data = await oldDatabase(files, async (sql) => {
      await sql`insert into reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, estado)
        select 'Ana Canario', 'ana@example.com', '+34600000001', d, '20:30', 2, 'pendiente'
        from (select (current_date + 7 + case extract(isodow from current_date) when 1 then 1 else 0 end)::date as d) x`
      await sql`update ajustes set valor = '5' where clave = 'personas_max'`
      before = await content(sql)
    })
  })

  test('keeps its rows and has the schema of a new one', async () => {
    const upgraded = await start(data)
    const fresh = await start(join(folders[folders.push(tempFolder()) - 1] ?? '', 'data'))
    try {
      const [kept, schema, history] = await withSql(upgraded, async (sql) => [
        await content(sql),
        await readCatalog(sql),
        await sql`select version from supabase_migrations.schema_migrations order by version`,
      ])
      expect(kept).toMatchObject(before)
      expect(await withSql(fresh, readCatalog)).toEqual(schema)
      expect(
        await withSql(
          fresh,
          (sql) => sql`select version from supabase_migrations.schema_migrations order by version`,
        ),
      ).toEqual(history)
      // And it works: a step through the new functions.
      await withSql(upgraded, async (sql) => {
        await sql.begin(async (tx) => {
          await tx`select private.set_step('{"actor": "personal"}')`
          await tx`update reservas set estado = 'confirmada' where nombre = 'Ana Canario'`
        })
        expect(await sql`select actor, a from reserva_eventos order by id desc limit 1`).toEqual([
          { actor: 'personal', a: 'confirmada' },
        ])
      })
    } finally {
      await Promise.all([upgraded.stop(), fresh.stop()])
    }
  })

  test('is upgraded once: the next start changes nothing', async () => {
    const again = await start(data)
    try {
      expect(
        await withSql(again, (sql) => sql`select estado from reservas where nombre = 'Ana Canario'`),
      ).toEqual([{ estado: 'confirmada' }])
    } finally {
      await again.stop()
    }
  })
})

test.each([
  ['20261110100000', first(OLDEST, 20)],
  ['20261101000000', first(BEFORE.November, 12)],
])(
  'a history that is none of them (%s) is refused with what to do, and nothing is changed',
  async (version, files) => {
    const data = await oldDatabase(files, async () => {}, false)
    await expect(start(data)).rejects.toThrow(
      new RegExp(
        `made by another version of the site \\(migration ${version}\\): start that version, or a new data folder`,
      ),
    )
  },
)

/** The last file of the schema that is told by domain; each later one is a version that folders were made by. */
const DOMAINS = '20261130002800_panel.sql'
const MIGRATIONS = readdirSync(join(ROOT, 'supabase/migrations')).sort()
const LATER = MIGRATIONS.filter((file) => file > DOMAINS).slice(-3)

test.each(LATER)(
  'H3 a folder made just before %s keeps its rows and gets the schema of a new one',
  async (next) => {
    const folder = tempFolder()
    folders.push(folder)
    const before = join(folder, 'project/supabase/migrations')
    mkdirSync(before, { recursive: true })
    for (const file of MIGRATIONS.filter((file) => file < next))
      cpSync(join(ROOT, 'supabase/migrations', file), join(before, file))
    cpSync(join(ROOT, 'supabase/seed.sql'), join(folder, 'project/supabase/seed.sql'))
    const old = await start(join(folder, 'data'), join(folder, 'project'))
    const rows = await withSql(old, content).finally(() => old.stop())
    const [upgraded, fresh] = await Promise.all([start(join(folder, 'data')), start(join(folder, 'fresh'))])
    try {
      expect(await withSql(upgraded, content)).toMatchObject(rows)
      expect(await withSql(upgraded, readCatalog)).toEqual(await withSql(fresh, readCatalog))
    } finally {
      await Promise.all([upgraded.stop(), fresh.stop()])
    }
  },
)
