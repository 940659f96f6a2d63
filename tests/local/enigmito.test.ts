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
type Peticion = {
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
const casos: { now: string; preguntas: Pregunta[]; peticiones: Peticion[] } = JSON.parse(
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
    functionEnv: { ENIGMITO_NOW: casos.now, ENIGMITO_RATE_LIMIT: '0' },
    log: (line) => void logged.push(line),
  })
  const { url, publishableKey: key } = backend
  const knowledge = knowledgeOf((await readRows({ url, key, fetch })).rows)
  core = handlerOf({
    keys: [key],
    limit: () => 0,
    knowledge: async () => knowledge,
    ahora: () => wallClock(Date.parse(casos.now)),
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

function initOf(caso: Omit<Peticion, 'name' | 'status'>): RequestInit {
  const headers = new Headers({
    'content-type': 'application/json',
    apikey: backend.publishableKey,
    authorization: `Bearer ${backend.publishableKey}`,
  })
  for (const [name, value] of Object.entries(caso.headers ?? {}))
    if (value === '') headers.delete(name)
    else headers.set(name, value)
  const [piece, times] = caso.repeat ?? []
  const json = piece
    ? {
        message: `${caso.around ?? ''}${piece.repeat(times ?? 0)}${caso.after ?? ''}${caso.around ?? ''}`,
        userLanguage: 'es',
      }
    : caso.json && { ...caso.json, ...(caso.pad ? { pad: 'x'.repeat(caso.pad) } : {}) }
  const body = caso.hex ? Buffer.from(caso.hex, 'hex') : (caso.body ?? (json && JSON.stringify(json)))
  return { method: caso.method ?? 'POST', headers, ...(body === undefined ? {} : { body }) }
}

type Answer = { message: string; suggestions: { text: string; url: string }[] }

describe.each(Object.entries(WAYS))('%s', (_, send) => {
  test.each(casos.preguntas)('$lang: $text', async ({ lang, text, holds, context, unanswered, url }) => {
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

  test.each(casos.peticiones)('$name: $status $error', async (caso) => {
    const answer = await send(initOf(caso))
    const text = await answer.text()
    expect([answer.status, text.slice(0, 300)]).toEqual([caso.status, expect.anything()])
    if (caso.error) expect(JSON.parse(text)).toEqual({ error: caso.error })
    else if (caso.status === 200) expect(JSON.parse(text).message).toMatch(/\p{L}/u)
    else expect(text).toBe('')
    expect(text).not.toMatch(/\bat .*\.(ts|js)|node_modules|Error:/)
    for (const [name, value] of Object.entries(caso.answers ?? {}))
      expect([name, answer.headers.get(name)]).toEqual([name, value])
  })
})

test('both ways give the same answers, letter by letter', async () => {
  for (const { lang, text } of casos.preguntas) {
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
