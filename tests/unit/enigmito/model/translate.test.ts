import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { translatorOf } from '../../../../supabase/functions/enigmito/http/translate.ts'
import { type FakeModel, fakeModel, says } from '../../../evals/function/fake-model.ts'
import { ADMIN, KEY, type Postgrest, postgrest } from '../../../evals/function/postgrest.ts'
import { type Served, startFunction } from '../../../evals/function/start.ts'
import { seedRows } from '../rows.ts'

/** Draft translations: the real function in Deno, with a model that does whatever a test wants. */
let database: Postgrest
let model: FakeModel
let enigmito: Served
let withoutModel: Served

beforeAll(async () => {
  ;[database, model] = await Promise.all([postgrest(seedRows()), fakeModel()])
  ;[enigmito, withoutModel] = await Promise.all([
    startFunction(database.port, {
      ENIGMITO_LLM_URL: model.url,
      ENIGMITO_LLM_KEY: 'a key',
      ENIGMITO_LLM_MODEL: 'small-model',
    }),
    startFunction(database.port),
  ])
}, 30_000)
afterAll(async () => {
  await Promise.all([enigmito?.stop(), withoutModel?.stop(), database?.close(), model?.close()])
})
beforeEach(() => {
  model.seen.length = 0
  enigmito.said.length = 0
  model.answers = says({ nombre: 'Red prawn' })
})

const PATH = '/functions/v1/enigmito/traducir'
const request = (body: unknown, token = ADMIN, served = enigmito) =>
  served.call(
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: KEY, authorization: `Bearer ${token}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
    PATH,
  )
const GOOD = { language: 'en', texts: { nombre: 'Gamba roja', ingredientes: ['gamba roja', 'sal'] } }

test('an administrator gets what the model said, in the shape it was asked for', async () => {
  model.answers = says({ nombre: 'Red prawn', ingredientes: ['red prawn', 'salt'] })
  const answer = await request(GOOD)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    texts: { nombre: 'Red prawn', ingredientes: ['red prawn', 'salt'] },
  })
  const [seen] = model.seen
  expect(seen?.authorization).toBe('Bearer a key')
  expect(seen?.body).not.toHaveProperty('tools')
  const messages = seen?.body.messages as { role: string; content: string }[]
  expect(messages[0]?.content).toContain('British English')
  expect(JSON.parse(messages[1]?.content ?? '')).toEqual(GOOD.texts)
  expect(enigmito.said.join()).not.toMatch(/gamba|prawn/i)
})

test('says whether there is a model, and nothing of it', async () => {
  const asked = (served: Served) => served.call({ method: 'GET', headers: { apikey: KEY } }, PATH)
  expect(await (await asked(enigmito)).json()).toEqual({ model: true })
  expect(await (await asked(withoutModel)).json()).toEqual({ model: false })
  expect((await request(GOOD, ADMIN, withoutModel)).status).toBe(503)
  expect((await enigmito.call({ method: 'GET' }, PATH)).status).toBe(401)
})

test.each([KEY, 'token-of-a-guest', 'x', ''])(
  'nobody else is served, and the model is not asked: %j',
  async (token) => {
    expect((await request(GOOD, token)).status).toBe(403)
    expect(model.seen).toEqual([])
  },
)

test.each([
  '',
  'no json',
  '[]',
  { language: 'es', texts: { a: 'x' } },
  { language: 'constructor', texts: { a: 'x' } },
  { language: 'en', texts: {} },
  { language: 'en', texts: ['x'] },
  { language: 'en', texts: { 'a b': 'x' } },
  { language: 'en', texts: { a: 7 } },
  { language: 'en', texts: { a: ['x', 7] } },
  { language: 'en', texts: { a: 'x'.repeat(7000) } },
  { language: 'en', texts: Object.fromEntries(Array.from({ length: 31 }, (_, i) => [`a${i}`, 'x'])) },
])('a request of another shape is refused: %j', async (body) => {
  expect((await request(body)).status).toBe(400)
  expect(model.seen).toEqual([])
})

describe('a model that misbehaves costs nothing but the draft', () => {
  test.each([
    ['no JSON', says('Sure! Here is your translation: Red prawn')],
    ['an error', (response: ServerResponse) => void response.writeHead(500).end('no')],
    ['half an answer', (response: ServerResponse) => void response.writeHead(200).destroy()],
    [
      'a redirect',
      (response: ServerResponse) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    ['megabytes', says({ nombre: 'x'.repeat(3_000_000) })],
  ])('%s', async (_, answers) => {
    model.answers = answers
    const answer = await request(GOOD)
    expect(answer.status).toBe(502)
    expect(await answer.json()).toEqual({ error: 'failed' })
  })
})

test.each([
  ['is late', new DOMException('late', 'TimeoutError'), 504, 'timeout'],
  ['fails', new Error('no'), 502, 'failed'],
] as const)(
  'a model that %s is said so, and the log has no word of the text',
  async (_, error, status, outcome) => {
    const log: Record<string, unknown>[] = []
    const handler = translatorOf({
      keys: [KEY],
      url: 'http://localhost',
      fetch: async () => Response.json(true),
      limit: () => 0,
      model: async () => () => Promise.reject(error),
      clock: () => 0,
      log: (entry) => void log.push(entry),
    })
    const answer = await handler(
      new Request('http://x/traducir', {
        method: 'POST',
        headers: { apikey: KEY, authorization: `Bearer ${ADMIN}`, 'content-type': 'application/json' },
        body: JSON.stringify(GOOD),
      }),
    )
    expect(answer.status).toBe(status)
    expect(log).toEqual([{ event: 'enigmito_translation', outcome, ms: 0 }])
  },
)

test('the assistant goes on answering guests on its own address', async () => {
  expect((await enigmito.ask({ message: 'hola', userLanguage: 'es' })).status).toBe(200)
})
