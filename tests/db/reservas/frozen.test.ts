import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { IsoDate } from '../../../lib/core/dates.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { asJson, bookReserva } from '../../../lib/reservas/book-reserva.ts'
import { checkRateLimit } from '../../../lib/reservas/rate-limit.ts'
import { readRules } from '../../../lib/reservas/read.ts'
import avisosDe from '../../../messages/avisos/de.json'
import avisosEn from '../../../messages/avisos/en.json'
import avisosEs from '../../../messages/avisos/es.json'
import avisosFr from '../../../messages/avisos/fr.json'
import avisosIt from '../../../messages/avisos/it.json'
import { nextDay, reserva, sql } from '../support/client.ts'
import { own } from '../support/own.ts'

// The database stands still in the middle of a booking, and comes to life when the guest has been answered.

const TEXTS = { es: avisosEs, en: avisosEn, fr: avisosFr, de: avisosDe, it: avisosIt }

beforeAll(() => {
  vi.stubEnv('SUPABASE_URL', own.url)
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', own.publishableKey)
})
afterAll(() => vi.unstubAllEnvs())

const book = async (raw: Record<string, unknown>, key: string, locale: Locale) => {
  const now = { fecha: nextDay(1) as IsoDate, hora: '00:05' } as const
  const outcome = await bookReserva({
    ...{ raw: { ...raw, locale }, key, locale, now, form: false, dryRun: false },
    token: async () => null,
  })
  return asJson(outcome, { raw, key, locale })
}

/** Who started this process. No file of the server's is read for it: a hosted project's owner may read none. */
function parentOf(pid: number): number {
  const status = `/proc/${pid}/status`
  const told = existsSync(status)
    ? /^PPid:\s*(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' })
  const parent = Number(told)
  // The server has a session of its own, and is never the first process of the machine.
  if (!(parent > 1)) throw new Error(`who started process ${pid}?`)
  return parent
}

/** Stops the database and all its connections while `work` is done, as a disk that hangs does. */
async function frozen<T>(work: () => Promise<T>): Promise<T> {
  const rows = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where backend_type = 'client backend'`
  const clients = rows.map(({ pid }) => pid)
  // Each is a child of the server's first process.
  const pids = [parentOf(Number(clients[0])), ...clients]
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) process.kill(pid, name)
  }
  signal('SIGSTOP')
  try {
    return await work()
  } finally {
    signal('SIGCONT')
  }
}

/** What the database still works on of the bookings it was sent. */
const busy = async () =>
  (
    await sql`select count(*)::int as n from pg_stat_activity
      where query ~ 'reservas' and state <> 'idle' and pid <> pg_backend_pid()`
  )[0]?.n

const kept = async (email: unknown) =>
  (await sql`select codigo from reservas where email = ${String(email)}`).map(({ codigo }) => String(codigo))

test('M9 the database frozen: in each language the guest is told that it is not known, and where to look', async () => {
  const asked = LOCALES.map((locale) => ({ locale, key: randomUUID(), raw: reserva() }))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await Promise.all(asked.map(() => readRules()))
  const said = await frozen(() => Promise.all(asked.map(({ raw, key, locale }) => book(raw, key, locale))))
  await expect.poll(busy, { timeout: 20_000 }).toBe(0)
  let stored = 0
  for (const [i, { locale, key, raw }] of asked.entries()) {
    const { incierto: message } = TEXTS[locale]
    const told = said[i]
    expect(told).toMatchObject({ status: 503, body: { code: 'unreachable', message } })
    const { gestion_url = '' } = (told?.body ?? {}) as { gestion_url?: string }
    const [, codigo = ''] = /\/reservations\/([0-9A-Z]{8})\?t=/.exec(gestion_url) ?? []
    // What woke up and was stored stands where the guest was told to look.
    const rows = await kept(raw.email)
    stored += rows.length
    expect([[], [codigo]]).toContainEqual(rows)
    // Sent again, it is told as booked, and there is one.
    expect(await book(raw, key, locale)).toMatchObject({ status: 201, body: { codigo, gestion_url } })
    expect(await kept(raw.email)).toEqual([codigo])
  }
  expect(stored).toBeGreaterThan(0)
})

test('M9 T-RES-03 what the site let in and gave up is not stored when the database wakes up; a retry of it is', async () => {
  const [key, raw] = [randomUUID(), reserva()]
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await checkRateLimit('203.0.113.77', key)).toBe(0)
  const told = await frozen(() => book(raw, key, 'es'))
  expect(told).toMatchObject({ status: 503, body: { message: avisosEs.incierto } })
  await expect.poll(busy, { timeout: 20_000 }).toBe(0)
  expect(await kept(raw.email)).toEqual([])
  expect(await checkRateLimit('203.0.113.77', key)).toBe(0)
  const again = await book(raw, key, 'es')
  expect(again).toMatchObject({ status: 201 })
  expect(await kept(raw.email)).toHaveLength(1)
})
