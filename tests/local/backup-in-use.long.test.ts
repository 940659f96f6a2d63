import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '../../supabase/local/backend.ts'
import { copyAndCheck } from '../../supabase/local/backup/copy.ts'
import { restoreBackup } from '../../supabase/local/backup/restore.ts'
import { ask, drop, startScratch, tempFolder } from './project.ts'

const folder = tempFolder()
const projectDir = join(folder, 'project')
const dataDir = join(folder, 'data')
const copies = join(folder, 'copies')
const log = () => {}
let backend: Backend

beforeAll(async () => {
  backend = await startScratch(folder, { functions: false })
})
afterAll(async () => {
  await backend?.stop()
  drop(folder)
})

const book = async (titulo: string) => {
  const body = JSON.stringify({ titulo })
  const { status } = await ask(backend, '/rest/v1/notas', {
    method: 'POST',
    headers: { prefer: 'return=minimal' },
    body,
  })
  return status === 201
}

test('T-FLT-13 H4 a copy made while people book, restored elsewhere, has every booking that was answered before it ended', async () => {
  let booking = true
  const saved: string[] = []
  const guests = Array.from({ length: 4 }, async (_, guest) => {
    for (let n = 0; booking; n += 1) if (await book(`g${guest} n${n}`)) saved.push(`g${guest} n${n}`)
  })
  await expect.poll(() => saved.length, { timeout: 20_000 }).toBeGreaterThan(100)
  const before = [...saved]
  const { file, rows } = await copyAndCheck({ dataDir, projectDir, folder: copies, keep: 3, log })
  booking = false
  await Promise.all(guests)
  expect(saved.length).toBeGreaterThan(before.length)
  expect(rows).toBeGreaterThanOrEqual(before.length)
  const elsewhere = join(folder, 'under-load')
  await restoreBackup({ archive: file, dataDir: elsewhere, projectDir, log })
  const again = await startBackend({
    dataDir: elsewhere,
    projectDir,
    port: 0,
    functions: false,
    correo: false,
  })
  const sql = postgres(again.databaseUrl, { max: 1, onnotice() {} })
  const kept = new Set(
    (await sql<{ titulo: string }[]>`select titulo from notas`).map(({ titulo }) => titulo),
  )
  const [twice] = await sql`select titulo from notas group by titulo having count(*) > 1`
  await sql.end()
  await again.stop()
  expect(before.filter((titulo) => !kept.has(titulo))).toEqual([])
  expect(twice).toBeUndefined()
})
