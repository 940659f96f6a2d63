import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { request as booking, figure, friday, visitor } from '../endurance/client.ts'
import { withEnding } from '../runner/ending.ts'
import { type Site, startSites, stopAll } from '../runner/sites.ts'
import { type Ask, arrive } from './arrive.ts'
import { residentOf } from './memory.ts'

/**
 * T-LOAD-01, `npm run bench -- load`: an open loop, as visitors are: each request leaves at its time, whether or not the one before
 * has been answered, so that waiting is counted and not hidden. Each kind of request at ever higher fixed rates, then all
 * together; the highest rate without an error and with the 99th of a hundred within its limit, and the memory of the whole house
 * over the run: before, after each kind, and the most that was seen.
 * It builds nothing: build first.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
/** The 99th of a hundred answers within: for what a guest waits for with a finger on the screen. Milliseconds. */
const LIMIT_MS = 2000
const PATIENCE_MS = 20_000
const PAGES = [
  '/',
  '/menu',
  '/wine',
  '/en/menu',
  '/contact',
  '/reservations',
  '/gallery',
  '/de/wine',
] as const
const QUESTIONS = [
  '¿Abrís los lunes?',
  '¿Qué vinos van con el arroz?',
  '¿Hay platos sin gluten?',
  '¿Dónde estáis?',
] as const

type Kind = { name: string; rates: readonly number[]; ask: Ask }

/** Of this program's descendants. */
const memory = (): number => residentOf(process.pid, false)

function kindsAt(site: string): Kind[] {
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(site + path, { headers, signal: AbortSignal.timeout(PATIENCE_MS) })
    await answer.arrayBuffer()
    return answer.status === 200
  }
  const post = async (path: string, body: object, good: number) => {
    const answer = await fetch(site + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': visitor(),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.arrayBuffer()
    return answer.status === good
  }
  const fecha = friday()
  const hours = ['13:00', '13:30', '14:00', '20:00', '20:30', '21:00', '21:30', '22:00'] as const
  return [
    { name: 'pages', rates: [25, 50, 100, 200, 400], ask: (n) => get(PAGES[n % PAGES.length] ?? '/') },
    {
      name: 'availability',
      rates: [10, 20, 40, 80, 160],
      ask: (n) =>
        get(`/api/disponibilidad?fecha=${fecha}&personas=${1 + (n % 8)}`, { 'x-forwarded-for': visitor() }),
    },
    {
      name: 'bookings',
      rates: [5, 10, 20, 40, 80],
      ask: (n) => post('/api/reservas', booking(fecha, hours[n % hours.length]), 201),
    },
    {
      name: 'questions',
      rates: [5, 10, 20, 40, 80],
      ask: (n) =>
        post('/api/enigmito', { message: QUESTIONS[n % QUESTIONS.length], userLanguage: 'es' }, 200),
    },
  ]
}

/** Pages, availability, bookings and questions as they come on a busy evening: 20 to 3 to 2 to 1. */
function mixed(kinds: readonly Kind[]): Kind {
  const share = [20, 3, 2, 1].flatMap((n, i) => Array.from({ length: n }, () => kinds[i]?.ask))
  return {
    name: 'all together, as on a busy evening',
    rates: [26, 52, 104],
    ask: (n) => share[(n * 7) % share.length]?.(n) ?? Promise.resolve(false),
  }
}

export async function benchLoad(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'alma-load-'))
  chmodSync(work, 0o755)
  let sites: Site[] = []
  const measure = async () => {
    sites = await startSites(1, join(work, 'site'))
    const settings = sites[0]?.settings
    if (!settings) throw new Error('no site')
    const sql = postgres(settings.databaseUrl, { max: 1, onnotice() {} })
    const kinds = kindsAt(settings.site)
    for (const { ask } of kinds) await arrive(ask, 5, 2)
    const before = memory()
    let most = before
    const looking = setInterval(() => {
      most = Math.max(most, memory())
    }, 1000)
    const after: string[] = []
    console.log(`\nOpen loop, ${SECONDS} s at each rate, a limit of ${LIMIT_MS} ms for the 99th of a hundred`)
    for (const { name, rates, ask } of [...kinds, mixed(kinds)]) {
      let best = 'none'
      for (const rate of rates) {
        const { sent, failed, p50, p99, late } = await arrive(ask, rate, SECONDS)
        const row = `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`
        console.log(
          `  ${name.padEnd(36)} ${String(rate).padStart(4)}/s  ${String(sent).padStart(5)} sent  ${failed} failed  ${row}  left late by ${late.toFixed(0)} ms at most`,
        )
        if (failed > 0 || p99 > LIMIT_MS) break
        best = `${rate} a second (${row})`
      }
      figure(`${name}: highest rate without an error ${best}`)
      after.push(`${memory().toFixed(0)} after ${name.replace(/,.*/, '')}`)
      await sql`delete from reservas`
      await sql`delete from private.acceso_turnos`
    }
    clearInterval(looking)
    figure(
      `memory of the whole house in MB: ${before.toFixed(0)} before, ${after.join(', ')}; ${most.toFixed(0)} at most`,
    )
    await sql.end()
  }
  await withEnding(measure, async () => {
    await stopAll(sites)
    rmSync(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  })
}
