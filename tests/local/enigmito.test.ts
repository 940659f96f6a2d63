import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wallClock } from '../../lib/core/dates.ts'
import { knowledgeOf } from '../../supabase/functions/enigmito/answer.ts'
import { handlerOf } from '../../supabase/functions/enigmito/http/handler.ts'
import { readRows } from '../../supabase/functions/enigmito/rows/read.ts'
import { type Backend, startBackend } from '../../supabase/local/backend.ts'
import { drop, tempFolder } from './project.ts'

/**
 * One list of cases through both ways in: the core imported here, and the real function in Deno behind the gateway of
 * the embedded backend. Both answer from the rows of the same database.
 */
type Pregunta = {
  lang: string
  text: string
  holds: string[]
  context?: string
  unanswered?: string
  url?: string
}
type Sent = {
  name: string
  method?: string
  headers?: Record<string, string>
  body?: string
  hex?: string
  json?: Record<string, unknown>
  repeat?: [string, number]
  around?: string
  after?: string
  pad?: number
  status: number
  error?: string
  answers?: Record<string, string>
}
const cases: { now: string; preguntas: Pregunta[]; peticiones: Sent[] } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../fixtures/enigmito.cases.json'), 'utf8'),
)

const folder = tempFolder()
const logged: string[] = []
let backend: Backend
let core: (request: Request) => Promise<Response>

beforeAll(async () => {
  backend = await startBackend({
    dataDir: `${folder}/data`,
    port: 0,
    correo: false,
    functionEnv: { ENIGMITO_NOW: cases.now, ENIGMITO_RATE_LIMIT: '0' },
    log: (line) => void logged.push(line),
  })
  const { url, publishableKey: key } = backend
  const knowledge = knowledgeOf((await readRows({ url, key, fetch })).rows)
  core = handlerOf({
    keys: [key],
    limit: () => 0,
    knowledge: async () => knowledge,
    ahora: () => wallClock(Date.parse(cases.now)),
    log: () => {},
  })
})
afterAll(async () => {
  await backend?.stop()
  drop(folder)
})

const WAYS: Record<string, (init: RequestInit) => Promise<Response>> = {
  'the core in vitest': (init) => core(new Request('http://core/enigmito', init)),
  'the function in Deno': (init) => fetch(`${backend.url}/functions/v1/enigmito`, init),
}

function initOf(example: Omit<Sent, 'name' | 'status'>): RequestInit {
  const headers = new Headers({
    'content-type': 'application/json',
    apikey: backend.publishableKey,
    authorization: `Bearer ${backend.publishableKey}`,
  })
  for (const [name, value] of Object.entries(example.headers ?? {}))
    if (value === '') headers.delete(name)
    else headers.set(name, value)
  const [piece, times] = example.repeat ?? []
  const json = piece
    ? {
        message: `${example.around ?? ''}${piece.repeat(times ?? 0)}${example.after ?? ''}${example.around ?? ''}`,
        userLanguage: 'es',
      }
    : example.json && { ...example.json, ...(example.pad ? { pad: 'x'.repeat(example.pad) } : {}) }
  const body = example.hex
    ? Buffer.from(example.hex, 'hex')
    : (example.body ?? (json && JSON.stringify(json)))
  return { method: example.method ?? 'POST', headers, ...(body === undefined ? {} : { body }) }
}

type Answer = { message: string; suggestions: { text: string; url: string }[] }

describe.each(Object.entries(WAYS))('%s', (_, send) => {
  test.each(cases.preguntas)('$lang: $text', async ({ lang, text, holds, context, unanswered, url }) => {
    const answer = await send(initOf({ json: { message: text, userLanguage: lang } }))
    expect(answer.status).toBe(200)
    const body = (await answer.json()) as Answer
    expect(Object.keys(body)).toEqual(['message', 'suggestions'])
    for (const word of holds) expect(body.message).toContain(word)
    expect(body.message).not.toContain('[')
    for (const suggestion of body.suggestions) expect(Object.keys(suggestion)).toEqual(['text', 'url'])
    expect(body.suggestions.length).toBeLessThanOrEqual(4)
    if (url) expect(body.suggestions.map((link) => link.url)).toContain(url)
    expect(answer.headers.get('x-enigmito-context')).toBe(context ?? answer.headers.get('x-enigmito-context'))
    expect(answer.headers.get('x-enigmito-unanswered')).toBe(unanswered ?? null)
  })

  test.each(cases.peticiones)('$name: $status $error', async (example) => {
    const answer = await send(initOf(example))
    const text = await answer.text()
    expect([answer.status, text.slice(0, 300)]).toEqual([example.status, expect.anything()])
    if (example.error) expect(JSON.parse(text)).toEqual({ error: example.error })
    else if (example.status === 200) expect(JSON.parse(text).message).toMatch(/\p{L}/u)
    else expect(text).toBe('')
    expect(text).not.toMatch(/\bat .*\.(ts|js)|node_modules|Error:/)
    for (const [name, value] of Object.entries(example.answers ?? {}))
      expect([name, answer.headers.get(name)]).toEqual([name, value])
  })
})

test('both ways give the same answers, letter by letter', async () => {
  for (const { lang, text } of cases.preguntas) {
    const told = await Promise.all(
      Object.values(WAYS).map(async (send) => {
        const answer = await send(initOf({ json: { message: text, userLanguage: lang } }))
        const headers = [...answer.headers].filter(([name]) => name.startsWith('x-enigmito'))
        return [text, await answer.json(), headers]
      }),
    )
    expect(told[0]).toEqual(told[1])
  }
})

test('nothing a guest wrote is in the log', () => {
  expect(logged.join('\n')).not.toMatch(/blablablubb|zorp|kebab|Zöliakie/)
})
