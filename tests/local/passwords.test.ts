import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from '../../supabase/local/backend.ts'
import { takePlace } from '../../supabase/local/passwords/queue.ts'
import { times } from '../runner/long.ts'
import { ask, drop, startScratch, tempFolder } from './project.ts'

/** Passwords that are guessed at must not stop anything else. */

const folder = tempFolder()
let backend: Backend

beforeAll(async () => {
  backend = await startScratch(folder, { functions: false })
  await ask(backend, '/auth/v1/signup', {
    method: 'POST',
    body: JSON.stringify({ email: 'lola@example.com', password: 'una clave larga' }),
  })
  const sql = postgres(backend.databaseUrl, { max: 1, onnotice() {} })
  await sql`update auth.users set email_confirmed_at = now()`
  await sql.end()
})
afterAll(async () => {
  await backend?.stop()
  drop(folder)
})

const signIn = (email: string, password: string) =>
  ask(backend, '/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email, password }),
  })

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

/** Each takes a tenth of a second of one core. */
const GUESSES = times(60, 10)

test('H1 E-10: while many wrong passwords are checked, every other request is answered at once', async () => {
  const guesses = Promise.all(Array.from({ length: GUESSES }, () => signIn('lola@example.com', 'no es esta')))
  let guessing = true
  void guesses.finally(() => {
    guessing = false
  })
  let answered = 0
  while (guessing) {
    expect(await ask(backend, '/rest/v1/notas?select=titulo')).toMatchObject({ status: 200 })
    answered += 1
  }
  const answers = await guesses
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
  // Asked one after the other: where each waits for a password, no more are answered than passwords are checked.
  expect(answered).toBeGreaterThan(2 * GUESSES)
})

test('H1 more than may wait are told to come back, and the right password opens afterwards', async () => {
  // Most places are taken beforehand, without work; `npm run verify` fills them all with guesses.
  const taken = Array.from({ length: times(0, 94) }, takePlace)
  const answers = await Promise.all(
    Array.from({ length: 140 - taken.length }, () => signIn('lola@example.com', 'no es esta')),
  )
  for (const giveBack of taken) giveBack?.()
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.body).toMatchObject({ error_code: 'over_request_rate_limit' })
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(answers.length - refused.length)
  expect(await signIn('lola@example.com', 'una clave larga')).toMatchObject({ status: 200 })
})

test('H1 M5 guesses that wait for their turn keep nobody waiting: whoever comes last is checked next', async () => {
  let checked = 0
  const guesses = Array.from({ length: times(30, 16) }, () =>
    signIn('lola@example.com', 'no es esta').finally(() => {
      checked += 1
    }),
  )
  await Promise.race(guesses)
  expect(await signIn('lola@example.com', 'una clave larga')).toMatchObject({ status: 200 })
  expect(checked).toBeLessThan(12)
  await Promise.all(guesses)
})

test('M6 an address without an account is answered after the same work as one that has an account', async () => {
  const [known, unknown]: number[][] = [[], []]
  for (let i = 0; i < times(12, 4); i++) {
    known?.push(await timed(() => signIn('lola@example.com', 'no es esta')))
    unknown?.push(await timed(() => signIn(`nadie${i}@example.com`, 'no es esta')))
  }
  // The least of many, in turns: what it costs where nothing else was in the way.
  const ratio = Math.min(...(known ?? [])) / Math.min(...(unknown ?? []))
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})
