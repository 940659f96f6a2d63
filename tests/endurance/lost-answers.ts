import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import postgres from 'postgres'
import { withEnding } from '../runner/ending.ts'
import { times } from '../runner/long.ts'
import { serve } from '../runner/serve.ts'
import { type Asked, figure, friday, needed, overSite, type Respuesta, request } from './client.ts'
import { FAULTS, proxy } from './proxy.ts'

/**
 * T-RES-02, T-RES-03: a booking whose answer is lost, late or wrong, between the guest and the site and between the site
 * and the database. The guest tries again with the same key; in the end he is told yes, and there is one row and one mail.
 */
const root = resolve(import.meta.dirname, '../..')
const work = mkdtempSync(join(tmpdir(), 'alma-averias-'))
const sql = postgres(needed('E2E_DATABASE_URL'), { max: 2, onnotice() {} })
const TIMES = times(1000, 24)
const fecha = friday()
const children: ChildProcess[] = []
const undo: (() => Promise<void>)[] = []

const nothing: Respuesta = { status: 0, code: 'no_answer', codigo: '' }
/** What the guest's browser does: the same key until somebody answers for certain, at most this often. */
async function insists(site: string, body: Asked, key: string): Promise<{ last: Respuesta; tries: number }> {
  for (let tries = 1; ; tries++) {
    const last = await overSite(site, body, key, tries === 1 ? 300 : 20_000).catch(() => nothing)
    if (last.status === 201 || tries === 8) return { last, tries }
    assert.ok(
      [0, 502, 503].includes(last.status),
      `a guest who tries again is told ${last.status} ${last.code}`,
    )
  }
}

async function book() {
  await sql`delete from reservas`
  // The house is nearly full: a retry must find its own seats, not be told that they are taken.
  await sql`update zonas set aforo = ${TIMES} where clave = 'interior'`
  const behind = await proxy(needed('E2E_SUPABASE_URL'), '/rest/v1/reservas')
  undo.push(behind.stop)
  const env = { SUPABASE_URL: behind.url, SUPABASE_PUBLISHABLE_KEY: needed('E2E_PUBLISHABLE_KEY') }
  const site = await serve(root, work, env, '/api/health', children)
  const before = await proxy(site, '/api/reservas')
  undo.push(before.stop)
  const told = new Map<string, number>()
  for (let i = 0; i < TIMES; i++) {
    const fault = FAULTS[i % FAULTS.length] ?? 'corta_despues'
    const where = Math.floor(i / FAULTS.length) % 2 ? behind : before
    where.siguiente(fault)
    const body = request(fecha, '21:00', 1)
    const { last, tries } = await insists(before.url, body, randomUUID())
    assert.equal(last.status, 201, `${fault}: told ${last.status} ${last.code} after ${tries} tries`)
    const rows = await sql`select codigo from reservas where email = ${String(body.email)}`
    assert.deepEqual(
      rows.map(({ codigo }) => codigo),
      [last.codigo],
      `${fault}: one row, the one that was told`,
    )
    const [mails] = await sql`select count(*)::int as n from correos where para = ${String(body.email)}`
    assert.equal(mails?.n, 1, `${fault}: one mail`)
    told.set(fault, (told.get(fault) ?? 0) + 1)
  }
  const [all] = await sql`select count(*)::int as n from reservas`
  assert.equal(all?.n, TIMES)
  figure(
    `${TIMES} bookings whose answer was lost (${[...told].map(([a, n]) => `${n} × ${a}`).join(', ')}): 0 lost, 0 doubled, one row and one mail each`,
  )
}

async function end() {
  for (const child of children) child.kill('SIGTERM')
  for (const step of undo) await step()
  await sql`update zonas set aforo = null`
  await sql`delete from reservas`
  await sql.end()
  rmSync(work, { recursive: true, force: true })
}

await withEnding(book, end)
