import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientOf } from '../../../../supabase/functions/enigmito/http/client.ts'
import { limiter } from '../../../../supabase/functions/enigmito/http/limit.ts'
import { settingsOf } from '../../../../supabase/functions/enigmito/http/settings.ts'
import { type Postgrest, postgrest } from '../../../evals/function/postgrest.ts'
import { type Served, startFunction } from '../../../evals/function/start.ts'
import { seedRows } from '../rows.ts'

const SECRET = 'a-secret-of-the-site'
const HOLA = { message: 'hola', userLanguage: 'es' }
let database: Postgrest
let enigmito: Served

beforeAll(async () => {
  database = await postgrest(seedRows())
  enigmito = await startFunction(database.port, {
    ENIGMITO_RATE_LIMIT: '4',
    ENIGMITO_SITE_SECRET: SECRET,
  })
}, 30_000)
afterAll(async () => {
  await Promise.all([enigmito?.stop(), database?.close()])
})

const statuses = async (count: number, headers: (i: number) => Record<string, string>) => {
  const found: number[] = []
  for (let i = 0; i < count; i++) found.push((await enigmito.ask(HOLA, headers(i))).status)
  return found
}

describe('contract, section 2: too many requests from one client', () => {
  test('addresses that a caller makes up do not make him many; he is told how long to wait', async () => {
    const inventions = (i: number): Record<string, string> => ({
      'x-forwarded-for': `203.0.113.${i}, 198.51.100.${i}`,
      'cf-connecting-ip': `203.0.113.${i}`,
      'x-real-ip': `203.0.113.${i}`,
      forwarded: `for=203.0.113.${i}`,
      'x-enigmito-visitor': `203.0.113.${i}`,
      ...(i % 2 ? { 'x-enigmito-site': 'a guess' } : {}),
    })
    expect(await statuses(8, inventions)).toEqual([200, 200, 200, 200, 429, 429, 429, 429])
    const answer = await enigmito.ask(HOLA, inventions(99))
    expect([answer.status, await answer.json()]).toEqual([429, { error: 'rate_limited' }])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(15)
  })

  test('the site’s visitors each have their own, and one of them cannot use up another’s', async () => {
    const visitor = (address: string) => () => ({ 'x-enigmito-visitor': address, 'x-enigmito-site': SECRET })
    expect(await statuses(6, visitor('203.0.113.1'))).toEqual([200, 200, 200, 200, 429, 429])
    expect(await statuses(5, visitor('2001:db8::7'))).toEqual([200, 200, 200, 200, 429])
  })

  test('what a refused caller sends is not even read', async () => {
    const answer = await enigmito.ask('{')
    expect(answer.status).toBe(429)
  })
})

describe('who is counted', () => {
  const of = (headers: Record<string, string>, secret: string | null = SECRET) =>
    clientOf(new Headers(headers), secret)
  test.each([
    [{}, 'caller direct'],
    [{ 'x-forwarded-for': '203.0.113.9' }, 'caller 203.0.113.9'],
    [{ 'x-forwarded-for': 'made up, 203.0.113.9' }, 'caller 203.0.113.9'],
    [{ 'x-forwarded-for': 'made up', 'cf-connecting-ip': '203.0.113.9' }, 'caller 203.0.113.9'],
    [{ 'x-enigmito-visitor': '203.0.113.9' }, 'caller direct'],
    [{ 'x-enigmito-visitor': '203.0.113.9', 'x-enigmito-site': `${SECRET}x` }, 'caller direct'],
    [{ 'x-enigmito-visitor': '203.0.113.9', 'x-enigmito-site': SECRET }, 'visitor 203.0.113.9'],
    [{ 'x-enigmito-visitor': 'x'.repeat(500), 'x-enigmito-site': SECRET }, `visitor ${'x'.repeat(64)}`],
  ])('%j: %s', (headers, client) => expect(of(headers as Record<string, string>)).toBe(client))

  test('without a secret nobody speaks for anybody', () => {
    expect(of({ 'x-enigmito-visitor': '203.0.113.9', 'x-enigmito-site': '' }, null)).toBe('caller direct')
  })
})

describe('the limit itself', () => {
  test('five a second for a minute and more by default; memory stays flat under a flood of addresses', () => {
    let now = 0
    const limit = limiter(settingsOf(() => undefined).perMinute, () => now)
    for (let i = 0; i < 300; i++, now += 200) expect(limit('a')).toBe(0)
    const before = process.memoryUsage().heapUsed
    for (let i = 0; i < 200_000; i++) limit(`visitor ${i}`)
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(30_000_000)
  })

  test('a clock that is set back shuts nobody out', () => {
    let now = 3_600_000
    const limit = limiter(60, () => now)
    expect(limit('a')).toBe(0)
    now = 0
    expect(limit('a')).toBe(0)
  })

  test('after the seconds it names there is a turn again', () => {
    let now = 0
    const limit = limiter(2, () => now)
    expect([limit('a'), limit('a')]).toEqual([0, 0])
    const wait = limit('a')
    expect(wait).toBe(30)
    now += wait * 1000
    expect(limit('a')).toBe(0)
  })
})

describe('settings', () => {
  const read = (values: Record<string, string>) => settingsOf((name) => values[name])
  test.each([
    ['0', 0],
    ['1', 1],
    ['300', 300],
    [' 300 ', 300],
    ['', 600],
    ['  ', 600],
  ])('ENIGMITO_RATE_LIMIT=%j: %d a minute', (text, perMinute) => {
    expect(read({ ENIGMITO_RATE_LIMIT: text })).toMatchObject({ perMinute, ignored: [] })
  })
  test.each(['-1', 'ten', '5/s', 'NaN', 'Infinity', '1e9'])(
    'ENIGMITO_RATE_LIMIT=%j is ignored and named',
    (text) => {
      expect(read({ ENIGMITO_RATE_LIMIT: text })).toMatchObject({
        perMinute: 600,
        ignored: ['ENIGMITO_RATE_LIMIT'],
      })
    },
  )
  test('ENIGMITO_NOW is a moment, or ignored and named', () => {
    expect(read({ ENIGMITO_NOW: '2026-11-25T11:00:00+01:00' }).fixed).toBe(Date.UTC(2026, 10, 25, 10))
    expect(read({ ENIGMITO_NOW: '2026-11-25T10:00Z' }).fixed).toBe(Date.UTC(2026, 10, 25, 10))
    expect(read({ ENIGMITO_NOW: '' })).toMatchObject({ fixed: null, ignored: [] })
    for (const text of ['5', 'tomorrow', '2026-13-45T99:00:00Z', '2026-11-25'])
      expect(read({ ENIGMITO_NOW: text })).toMatchObject({ fixed: null, ignored: ['ENIGMITO_NOW'] })
  })
  test('a model needs an address and a name; without them there is none', () => {
    expect(read({ ENIGMITO_LLM_URL: 'http://localhost:1/v1', ENIGMITO_LLM_MODEL: 'm' }).model).toEqual({
      url: 'http://localhost:1/v1',
      key: '',
      model: 'm',
    })
    expect(read({ ENIGMITO_LLM_KEY: 'k' })).toMatchObject({ model: null, ignored: [] })
    expect(read({ ENIGMITO_LLM_URL: 'http://x' })).toMatchObject({
      model: null,
      ignored: ['ENIGMITO_LLM_MODEL'],
    })
    expect(read({ ENIGMITO_LLM_URL: 'file:///etc', ENIGMITO_LLM_MODEL: 'm' })).toMatchObject({
      model: null,
      ignored: ['ENIGMITO_LLM_URL'],
    })
  })
  test('the keys of a hosted project', () => {
    expect(
      read({ SUPABASE_PUBLISHABLE_KEYS: '{"default":"a","other":"b","n":1}', SUPABASE_ANON_KEY: 'c' }).keys,
    ).toEqual(['a', 'b', 'c'])
    expect(read({ SUPABASE_PUBLISHABLE_KEYS: 'no json' }).keys).toEqual([])
  })
})
