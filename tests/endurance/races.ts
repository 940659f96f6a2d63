import assert from 'node:assert/strict'
import postgres from 'postgres'
import { times } from '../runner/long.ts'
import { figure, friday, needed, overRest, overSite, type Respuesta, request } from './client.ts'

/**
 * T-RES-06: 200 clients at once for the last seats of a real PostgreSQL, through PostgREST, through the site, and mixed.
 * Not one seat too many, not one too few, no 5xx, and every accepted answer has its row.
 */
const site = needed('E2E_SITE')
const rest = { url: needed('E2E_SUPABASE_URL'), key: needed('E2E_PUBLISHABLE_KEY') }
const sql = postgres(needed('E2E_DATABASE_URL'), { max: 2, onnotice() {} })
const CLIENTES = 200
const ROUNDS = times(20, 2)
const fecha = friday()

type Path = (i: number) => Promise<Respuesta>
const PATHS: Record<string, (personas: () => number, hora: () => string) => Path> = {
  postgrest: (personas, hora) => () => overRest(rest, request(fecha, hora(), personas())),
  web: (personas, hora) => () => overSite(site, request(fecha, hora(), personas())),
  mixto: (personas, hora) => (i) =>
    i % 2
      ? overRest(rest, request(fecha, hora(), personas()))
      : overSite(site, request(fecha, hora(), personas())),
}

/** The most guests at one moment, counted here from the rows and not by the function that is tried. */
async function peak(): Promise<number> {
  const rows = await sql<{ desde: Date; hasta: Date; personas: number }[]>`
    select inicio as desde, fin as hasta, personas from reservas where fecha_reserva = ${fecha}`
  return Math.max(
    0,
    ...rows.map(({ desde }) =>
      rows.reduce((sum, r) => (r.desde <= desde && r.hasta > desde ? sum + r.personas : sum), 0),
    ),
  )
}

async function ronda(path: Path, aforo: number, exact: boolean): Promise<void> {
  await sql`delete from reservas`
  await sql`update zonas set aforo = ${aforo} where clave = 'interior'`
  const said = await Promise.all(Array.from({ length: CLIENTES }, (_, i) => path(i)))
  const worst = said.find(({ status }) => status >= 500)
  assert.equal(worst, undefined, `a client was told ${worst?.status} ${worst?.code}`)
  const accepted = said.filter(({ status }) => status === 201).length
  const other = said.find(({ status, code }) => status !== 201 && code !== 'lleno')
  assert.equal(other, undefined, `a client was told ${other?.status} ${other?.code}`)
  const [row] =
    await sql`select count(*)::int as rows, coalesce(sum(personas), 0)::int as seats from reservas`
  assert.equal(row?.rows, accepted, 'every accepted answer has its row, and no other is there')
  const top = await peak()
  assert.ok(top <= aforo, `${top} guests on ${aforo} seats`)
  if (exact) assert.equal(row?.seats, aforo, 'the last seat is given')
  const codes = said.flatMap(({ codigo }) => (codigo ? [codigo] : []))
  const [known] =
    await sql`select count(*)::int as n from reservas where codigo in ${sql(codes.length ? codes : [''])}`
  assert.equal(known?.n, codes.length, 'every code that was told is stored')
}

try {
  for (const [name, of] of Object.entries(PATHS)) {
    for (let i = 0; i < ROUNDS; i++) {
      // One table time and parties of two: every seat must be given.
      await ronda(
        of(
          () => 2,
          () => '21:00',
        ),
        40,
        true,
      )
      // Stays that overlap by a part, parties of every size.
      await ronda(
        of(
          () => 1 + Math.floor(Math.random() * 8),
          () => ['20:00', '20:45', '21:15', '21:45', '22:30'][Math.floor(Math.random() * 5)] ?? '21:15',
        ),
        37,
        false,
      )
    }
    figure(
      `${CLIENTES} at once for the last seats (${name}), ${2 * ROUNDS} rounds: 0 above, 0 below what there is, no 5xx`,
    )
  }
} finally {
  await sql`update zonas set aforo = null`
  await sql`delete from reservas`
  await sql.end()
}
