import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '../../supabase/local/backend.ts'
import { readCatalog } from './catalog.ts'
import { drop, tempFolder } from './project.ts'

/** Databases made by the 47 migrations of version 0.1, before they became one file for each domain. */
const ROOT = resolve(import.meta.dirname, '../..')
const OLD: Record<string, string> = JSON.parse(
  brotliDecompressSync(readFileSync(join(ROOT, 'tests/fixtures/migrations-0.1.json.br'))).toString(),
)
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

/** A data folder as version 0.1 leaves it, made by so many of its migrations. */
async function oldDatabase(
  work: (sql: postgres.Sql) => Promise<unknown>,
  files = Object.keys(OLD),
): Promise<string> {
  const folder = tempFolder()
  folders.push(folder)
  const migrations = join(folder, 'project/supabase/migrations')
  mkdirSync(migrations, { recursive: true })
  for (const file of files) writeFileSync(join(migrations, file), OLD[file] ?? '')
  if (files.length === Object.keys(OLD).length)
    cpSync(join(ROOT, 'supabase/seed.sql'), join(folder, 'project/supabase/seed.sql'))
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

describe('a database of version 0.1', () => {
  let before: object[]
  let data: string
  beforeAll(async () => {
    data = await oldDatabase(async (sql) => {
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

test('a history that is neither is refused with what to do, and nothing is changed', async () => {
  const data = await oldDatabase(async () => {}, Object.keys(OLD).slice(0, 20))
  await expect(start(data)).rejects.toThrow(
    /made by another version of the site \(migration 20261110100000\): start that version, or a new data folder/,
  )
})

/** The last file of the schema that was told by domain; each later one is a version that folders were made by. */
const DOMAINS = '20261101002800_panel.sql'
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
