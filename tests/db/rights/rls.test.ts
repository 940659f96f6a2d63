import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  isSecretKeyClosed,
  makeAdmin,
  post,
  pretend,
  reserva,
  rest,
  type Session,
  secretKey,
  signUp,
  sql,
} from '../support/client.ts'
import { MATRIX } from './matrix.ts'
import { IDENTITIES, type Identity, type Operation, type Row } from './matrix-parts.ts'

/** reliability.md section 5: each table × each identity × each operation, refusals beside succeeding twins. */
const sessions = new Map<Identity, Session>()
const session = (who: Identity): Session =>
  sessions.get(who) ?? { id: '00000000-0000-0000-0000-000000000000', email: '', token: '' }
const credentials = (who: Identity) =>
  who === 'operator' ? { apikey: secretKey } : session(who).token ? { token: session(who).token } : {}

beforeAll(async () => {
  sessions.set('guest', await signUp())
  sessions.set(
    'pretender',
    await pretend(await signUp({ role: 'admin' }), { role: 'admin', app_metadata: { role: 'admin' } }),
  )
  sessions.set('admin', await makeAdmin(await signUp()))
  const revoked = await makeAdmin(await signUp())
  const seen = await rest('rpc/es_admin', { body: {}, token: revoked.token })
  expect(await seen.json()).toBe(true)
  await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = ${revoked.id}`
  sessions.set('revoked', revoked)
  // Something to hide where the demo content hides nothing, and something of the guest's own.
  await sql`insert into categorias (slug, tipo, nombre, visible) values ('oculta', 'plato', 'Oculta', false)`
  await sql`insert into platos (slug, categoria_id, nombre)
    select 'en-categoria-oculta', id, 'Oculto' from categorias where slug = 'oculta'`
  await sql`insert into bebidas (slug, categoria_id, nombre, visible)
    select 'prueba-oculta', id, 'Oculta', false from categorias where tipo = 'bebida' limit 1`
  await sql`insert into galeria (slug, titulo, alt, ilustracion, visible)
    values ('prueba-oculta', 'Oculta', 'Oculta', 'limon', false)`
  await sql`insert into profiles (id, username, accepted_privacy, accepted_terms) values
    (${session('guest').id}, 'g', true, true), (${session('admin').id}, 'a', true, true)`
  // And something of others where nothing has come in yet.
  for (const table of [
    'lista_espera',
    'mensajes',
    'correos',
    'clientes',
    'vinos_favoritos',
    'perfil_salud',
    'experiencias',
  ])
    await MATRIX[table]?.attempt(session('admin').id)
  expect((await post(reserva(), session('guest').token)).status).toBe(201)
  expect((await post(reserva())).status).toBe(201)
})

afterAll(async () => {
  await sql`delete from platos where slug like 'prueba-%' or slug = 'en-categoria-oculta'`
  await sql`delete from bebidas where slug like 'prueba-%'`
  await sql`delete from categorias where slug like 'prueba-%' or slug = 'oculta'`
  await sql`delete from vinos where slug like 'prueba-%'`
  await sql`delete from ajustes where clave like 'prueba%'`
  for (const table of ['filosofia', 'galeria'])
    await sql`delete from ${sql(table)} where slug like 'prueba-%'`
  await sql`delete from preguntas_frecuentes where tema like 'prueba%'`
  await sql`delete from legales where clave like 'prueba%'`
  await sql`delete from experiencias where nombre = 'Canario Secreto'`
  await sql`delete from mensajes`
  await sql`delete from visitas`
  await sql`delete from preguntas_sin_respuesta`
  await sql`delete from reservas`
  await sql`delete from clientes`
  await sql`delete from lista_espera`
  await sql`delete from mesas`
  await sql`delete from correos`
})

/** The whole table as one hash, seen from beside Row Level Security. */
async function fingerprint(table: string): Promise<string> {
  const [row] =
    await sql`select count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as f
    from ${sql(table)} t`
  return row?.f
}

const tables = Object.entries(MATRIX)
const readerOf = (who: Identity) => (who === 'pretender' || who === 'revoked' ? 'guest' : who)

test('every table of the public schema has a row in the matrix, and Row Level Security on', async () => {
  const found = await sql`select relname, relrowsecurity from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by relname`
  expect(found.map((row) => row.relname)).toEqual(Object.keys(MATRIX).sort())
  expect(found.filter((row) => !row.relrowsecurity)).toEqual([])
})

describe.each(tables)('%s', (table, row) => {
  test.each(IDENTITIES.filter((who) => who !== 'operator'))('%s reads what it may', async (who) => {
    const reader = readerOf(who)
    const condition = reader === 'operator' ? 'true' : row.reads[reader]
    // Counted and not fetched: the interface gives at most a thousand rows at a time.
    const answer = await rest(`${table}?select=${row.key}`, { ...credentials(who), prefer: 'count=exact' })
    if (condition === null) {
      expect([401, 403]).toContain(answer.status)
      expect((await answer.json()).code).toBe('42501')
      return
    }
    const [expected] = await sql.unsafe(
      `select count(*)::int as n from ${table} where ${condition.replace('$id', `'${session(who).id}'`)}`,
    )
    expect([200, 206]).toContain(answer.status)
    expect(await answer.json()).toHaveLength(Math.min(expected?.n, 1000))
    expect(answer.headers.get('content-range')?.split('/')[1]).toBe(String(expected?.n))
  })

  for (const operation of ['insert', 'update', 'delete'] as const)
    test.each(IDENTITIES)(`${operation} by %s`, (who) => attempt(table, row, operation, who))
})

// Who may not see a row cannot name it, so a request that names none is what would reach it.
describe.each(['mensajes', 'experiencias'])('%s', (table) => {
  test.each(['DELETE', 'PATCH'] as const)(
    '%s of whatever there is, by those who own none of it',
    async (method) => {
      const { patch } = (await MATRIX[table]?.attempt(session('admin').id)) ?? {}
      const stranger = await signUp()
      const before = await fingerprint(table)
      for (const who of [{}, { token: stranger.token }]) {
        const body = method === 'PATCH' ? { body: patch } : {}
        const answer = await rest(table, { method, prefer: 'return=minimal', ...body, ...who })
        await answer.text()
        expect(await fingerprint(table)).toBe(before)
      }
    },
  )
})

async function attempt(table: string, row: Row, operation: Operation, who: Identity): Promise<void> {
  const { body, query, patch } = await row.attempt(session(who).id)
  const before = await fingerprint(table)
  const call =
    operation === 'insert'
      ? { body, prefer: 'return=minimal' }
      : operation === 'update'
        ? { method: 'PATCH', body: patch, prefer: 'return=minimal' }
        : { method: 'DELETE', prefer: 'return=minimal' }
  const [saved] = await sql.unsafe(`select coalesce(jsonb_agg(t), '[]') as rows from ${table} t`)
  const answer = await rest(operation === 'insert' ? table : `${table}?${query}`, {
    ...call,
    ...credentials(who),
  })
  const told = await answer.text()
  const after = await fingerprint(table)
  if (row.writes[operation].includes(who) && !(who === 'operator' && isSecretKeyClosed)) {
    expect({ ok: answer.ok, told }).toEqual({ ok: true, told: '' })
    expect(after).not.toBe(before)
    await restore(table, row, operation, saved?.rows)
    return
  }
  expect(after).toBe(before)
  expect(told).not.toMatch(/canario/i)
  // A policy's filter raises nothing; everything else is told as what it is.
  if (!answer.ok) expect(told).toMatch(/"code":"(42501|23514|23505|23503)"/)
  else expect(operation).not.toBe('insert')
}

/** Puts the single rows and fixed lists back; in other tables each attempt has rows of its own. */
async function restore(
  table: string,
  row: Row,
  operation: Operation,
  rows: Record<string, unknown>[],
): Promise<void> {
  if (!['alergenos', 'contenido_reservas', 'footer_info', 'contacto', 'zonas'].includes(table)) return
  if (operation === 'insert') return
  const columns = Object.keys(rows[0] ?? {})
  await sql.begin(async (tx) => {
    if (operation === 'delete')
      await tx.unsafe(
        `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)
        on conflict do nothing`,
        [rows as never],
      )
    else
      await tx.unsafe(
        `update ${table} t set ${columns.filter((c) => c !== row.key).map((c) => `${c} = s.${c}`)}
         from jsonb_populate_recordset(null::${table}, $1) s where s.${row.key} = t.${row.key}`,
        [rows as never],
      )
  })
}

test.each(['anon', 'guest'] as const)(
  'a request without a filter empties or changes no table for %s',
  async (who) => {
    // Without a condition PostgreSQL does not ask whether one may read the rows: the policy of the verb stands alone.
    const stranger = who === 'guest' ? (await signUp()).token : undefined
    for (const [table, row] of tables) {
      const { patch } = await row.attempt(session('admin').id)
      const before = await fingerprint(table)
      await rest(table, { method: 'DELETE', ...(stranger ? { token: stranger } : {}) })
      await rest(table, { method: 'PATCH', body: patch, ...(stranger ? { token: stranger } : {}) })
      expect([table, await fingerprint(table)]).toEqual([table, before])
    }
  },
)
