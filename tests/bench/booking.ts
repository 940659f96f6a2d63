import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { addDays, weekday } from '../../lib/core/dates.ts'
import { request as booking, figure, friday, overSite } from '../endurance/client.ts'
import { withEnding } from '../runner/ending.ts'
import { type Site, startSites, stopAll } from '../runner/sites.ts'
import { type Arrived, arrive } from './arrive.ts'
import { median } from './numbers.ts'

/**
 * `npm run bench -- booking`: bookings at a fixed rate, in turns: through the site, as a guest sends one, and the bare
 * transaction, straight into PostgreSQL. Both have the same triggers and wait for the same disk. The bare one is measured twice
 * in each turn: how far the two differ is what the figures can tell apart. It builds nothing: build first.
 */
const RATE = 50
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const ROUNDS = 5
const HOURS = ['13:00', '13:30', '14:00', '20:00', '20:30', '21:00', '21:30', '22:00'] as const
/** Days on which the house is open, as many as spread the bookings so that every one finds a table. */
const DAYS = Array.from({ length: 40 }, (_, i) => addDays(friday(), i)).filter(
  (fecha) => weekday(fecha) !== 1 && !/-12-2[45]$/.test(fecha),
)

const asked = (n: number) =>
  booking(DAYS[n % DAYS.length] ?? friday(), HOURS[Math.floor(n / DAYS.length) % HOURS.length], 1)

async function insertBare(sql: postgres.Sql, n: number): Promise<boolean> {
  const row = { ...asked(n), estado: 'pendiente', clave: randomUUID(), idioma: 'es' }
  await sql.begin((tx) => [tx`set local role anon`, tx`insert into reservas ${tx(row)}`])
  return true
}

export async function benchBooking(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'alma-booking-'))
  chmodSync(work, 0o755)
  let sites: Site[] = []
  const measure = async () => {
    sites = await startSites(1, join(work, 'site'))
    const settings = sites[0]?.settings
    if (!settings) throw new Error('no site')
    const sql = postgres(settings.databaseUrl, { max: 10, onnotice() {} })
    const ways = {
      'through the site': async (n: number) => (await overSite(settings.site, asked(n))).status === 201,
      'bare transaction': (n: number) => insertBare(sql, n),
      'bare transaction again': (n: number) => insertBare(sql, n),
    }
    const seen = new Map<string, Arrived[]>()
    const empty = async () => {
      await sql`delete from reservas`
      await sql`delete from private.acceso_turnos`
    }
    for (const ask of Object.values(ways)) await arrive(ask, 20, 2)
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, ask] of Object.entries(ways)) {
        await empty()
        seen.set(name, [...(seen.get(name) ?? []), await arrive(ask, RATE, SECONDS)])
      }
    await sql.end()
    const of = (name: string, what: 'p50' | 'p99'): number =>
      median((seen.get(name) ?? []).map((run) => run[what]))
    console.log(`\nBookings, ${RATE} a second for ${SECONDS} s, ${ROUNDS} times in turns\n`)
    console.log('| | p50 ms | p99 ms | worst p99 ms | failed | × bare p50 | × bare p99 |')
    console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |')
    for (const [name, runs] of seen) {
      const [half, most] = [of(name, 'p50'), of(name, 'p99')]
      const worst = Math.max(...runs.map(({ p99 }) => p99))
      const failed = runs.reduce((sum, run) => sum + run.failed, 0)
      const times = [half / of('bare transaction', 'p50'), most / of('bare transaction', 'p99')]
      const cells = [
        half.toFixed(1),
        most.toFixed(1),
        worst.toFixed(1),
        failed,
        ...times.map((x) => x.toFixed(2)),
      ]
      console.log(`| ${[name, ...cells].join(' | ')} |`)
    }
    figure(
      `a booking through the site: ${(of('through the site', 'p99') / of('bare transaction', 'p99')).toFixed(2)} times the bare transaction (99 of a hundred, ${RATE} a second)`,
    )
  }
  await withEnding(measure, async () => {
    await stopAll(sites)
    rmSync(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  })
}
