import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '../../supabase/local/backend.ts'
import { fuzz } from '../evals/fuzz/fuzz.ts'
import { plantar } from '../evals/fuzz/plant.ts'
import { momentOf } from '../evals/judge/house.ts'
import { examine, overHttp } from '../evals/questions/examine.ts'
import { readQuestions } from '../evals/questions/files.ts'
import { informe, reportText } from '../evals/questions/report.ts'
import { type HouseRows, readRows } from '../evals/rows.ts'
import { eachNth, times } from '../runner/long.ts'
import { drop, tempFolder } from './project.ts'

/** The assistant as it is served, in Deno behind the gateway, examined by a judge who only knows the rows. */
const NOW = '2026-11-25T11:00:00+01:00'
const preguntas = resolve(import.meta.dirname, '../evals/questions')
const folder = tempFolder()
let backend: Backend
let rows: HouseRows

beforeAll(async () => {
  backend = await startBackend({
    dataDir: join(folder, 'data'),
    port: 0,
    correo: false,
    functionEnv: { ENIGMITO_NOW: NOW, ENIGMITO_RATE_LIMIT: '0' },
  })
  rows = await readRows(backend.url, backend.publishableKey)
})
afterAll(async () => {
  await backend?.stop()
  drop(folder)
})

test.each(['sample', 'own', 'later'])(
  '§16 the questions of %s.jsonl: every target is met',
  async (nombre) => {
    const all = readQuestions(join(preguntas, `${nombre}.jsonl`))
    // The sample is small enough to be asked whole.
    const cases = all.length < 100 ? all : eachNth(all, 6)
    const { resultados } = await examine(
      cases,
      rows,
      momentOf(NOW),
      overHttp(backend.url, backend.publishableKey),
    )
    const done = informe(resultados)
    expect(done.bajo, reportText(done)).toEqual([])
  },
)

const COUNT = times(10_000, 100)

test(`${COUNT} made-up questions over rows changed at random: nothing invented, nothing against the rows`, () => {
  const { preguntas: made, failures, unproven } = fuzz(rows, COUNT)
  expect(made).toBe(COUNT)
  expect(failures.slice(0, 5)).toEqual([])
  expect(unproven.slice(0, 5)).toEqual([])
}, 900_000)

test('a lie put into a true answer is found', () => {
  const { planted, silent } = plantar(rows, 150)
  expect(planted).toBeGreaterThan(100)
  expect(silent).toEqual([])
}, 300_000)
