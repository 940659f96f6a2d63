import postgres from 'postgres'
import { afterAll, expect, test } from 'vitest'
import { ask, drop, startScratch, tempFolder } from './project.ts'

const folder = tempFolder()
afterAll(() => drop(folder))

test('T-FLT-12 a request that waits for a row keeps nobody from stopping the backend', async () => {
  const backend = await startScratch(folder, { functions: false })
  const sql = postgres(backend.databaseUrl, { max: 2, onnotice() {} })
  const holding = await sql.reserve()
  await holding`begin`
  await holding`lock table public.notas in access exclusive mode`
  const asked = ask(backend, '/rest/v1/notas?select=titulo').catch(() => null)
  await expect
    .poll(() => sql`select from pg_stat_activity where wait_event_type = 'Lock'`, { timeout: 20_000 })
    .toHaveLength(1)
  await backend.stop()
  await asked
  await sql.end({ timeout: 0 })
})
