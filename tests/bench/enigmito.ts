import { setTimeout as sleep } from 'node:timers/promises'
import type { Rows } from '../../supabase/functions/enigmito/rows/shape.ts'
import { figure } from '../endurance/client.ts'
import { few, many } from '../evals/function/many-rows.ts'
import { type Postgrest, postgrest } from '../evals/function/postgrest.ts'
import { type Served, startFunction } from '../evals/function/start.ts'
import { seedRows } from '../unit/enigmito/rows.ts'
import { QUESTIONS } from '../unit/enigmito/support.ts'
import { quantile } from './numbers.ts'

/**
 * `npm run bench -- enigmito`: the real function in Deno over HTTP, with the rows of a real menu and with a hundred times
 * as many. Cold start, first answer, latency of several hundred questions in five languages (one after the other, and
 * eight at a time), and how soon a change of a row is told. Reports; asserts nothing.
 */
const LIMIT_MS = 150

const ms = (value: number): string => `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`

/** Milliseconds that one question took, its answer read to the end. */
async function ask(enigmito: Served, message: string, userLanguage: string): Promise<number> {
  const started = performance.now()
  const answer = await enigmito.ask({ message, userLanguage })
  const body = await answer.text()
  if (answer.status !== 200) throw new Error(`${answer.status} ${body}`)
  return performance.now() - started
}

function report(rows: string, title: string, times: readonly number[]): void {
  const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
  figure(
    `${rows}, ${title}: p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(quantile(times, 0.99))}, at most ${ms(Math.max(...times))} (${times.length} questions)`,
  )
}

/** Milliseconds until a dish's new name is told, asked for every 200 ms as guests would. */
async function change(enigmito: Served, database: Postgrest): Promise<number> {
  const dish = database.rows.platos.find(({ slug }) => slug === 'pulpo-brasa')
  if (!dish) return Number.NaN
  await ask(enigmito, '¿tenéis pulpo?', 'es')
  dish.nombre = 'Zarzuela enigmática'
  database.changed()
  const started = performance.now()
  while (performance.now() - started < 10_000) {
    const answer = await enigmito.ask({ message: '¿tenéis zarzuela enigmática?', userLanguage: 'es' })
    if ((await answer.text()).includes('Zarzuela enigmática')) return performance.now() - started
    await sleep(200)
  }
  return Number.NaN
}

async function measure(title: string, rows: Rows): Promise<number> {
  console.log(`\n${title}: ${rows.platos.length} dishes and drinks, ${rows.vinos.length} wines`)
  const database = await postgrest(rows)
  const started = performance.now()
  const enigmito = await startFunction(database.port)
  try {
    const up = performance.now() - started
    const first = await ask(enigmito, '¿tenéis paella?', 'es')
    figure(`${title}: cold start ${ms(up)}, first answer with reading all rows ${ms(first)}`)
    for (const { text, lang } of QUESTIONS.slice(0, 40)) await ask(enigmito, text, lang)
    const one: number[] = []
    for (const { text, lang } of QUESTIONS) one.push(await ask(enigmito, text, lang))
    report(title, 'one question after the other', one)
    const eight: number[] = []
    const queue = [...QUESTIONS]
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let next = queue.pop(); next; next = queue.pop())
          eight.push(await ask(enigmito, next.text, next.lang))
      }),
    )
    report(title, 'eight questions at a time', eight)
    figure(`${title}: a changed name is told after ${ms(await change(enigmito, database))}`)
    return quantile(one, 0.95)
  } finally {
    await Promise.all([enigmito.stop(), database.close()])
  }
}

export async function benchEnigmito(): Promise<void> {
  const demo = seedRows()
  const small = await measure('A real menu', few(demo, 60, 80))
  const large = await measure('A hundred times as much', many(seedRows(), 6_000, 8_000))
  console.log(
    `\n  p95 of a real menu ${ms(small)} (limit ${LIMIT_MS} ms), of a hundred times as much ${ms(large)} (limit ${2 * LIMIT_MS} ms)`,
  )
}

if (import.meta.main) await benchEnigmito()
