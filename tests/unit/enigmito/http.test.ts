import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Rows } from '../../../supabase/functions/enigmito/rows/shape.ts'
import { freePort } from '../../../supabase/local/process/ports.ts'
import { seedRows } from './rows.ts'
import { plato } from './support.ts'

/** The real function in Deno, over HTTP, against a server that answers like PostgREST from the demo rows. */
const root = resolve(import.meta.dirname, '../../..')
const KEY = 'sb_publishable_test'
const rows: Rows = seedRows()
const scene = { down: false, reads: 0, keys: new Set<string>() }

const isTable = (name: string): name is keyof Rows => Object.hasOwn(rows, name)

function postgrest(): Server {
  return createServer((request, answer) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const table = url.pathname.replace('/rest/v1/', '')
    const reply = (status: number, body: unknown): void => {
      answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    scene.reads++
    scene.keys.add(String(request.headers.apikey))
    if (scene.down) return reply(500, { message: 'down' })
    if (request.headers.apikey !== KEY) return reply(401, { message: 'no key' })
    if (!isTable(table)) return reply(404, { message: 'no table' })
    const columns = (url.searchParams.get('select') ?? '').split(',')
    const from = Number(url.searchParams.get('offset') ?? 0)
    const limit = Math.min(1000, Number(url.searchParams.get('limit') ?? 1000))
    const all = [...rows[table]] as Record<string, unknown>[]
    const page = all.slice(from, from + limit)
    const missing = columns.filter((column) => page[0] && !Object.hasOwn(page[0], column))
    if (missing.length > 0) return reply(400, { code: '42703', message: `no column ${missing}` })
    reply(
      200,
      page.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]]))),
    )
  })
}

const listen = (server: Server) =>
  new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done(typeof address === 'object' && address ? address.port : 0)
    })
  })

let database: Server
let url = ''
let said = ''
const home = mkdtempSync(join(tmpdir(), 'enigmito-'))
const started: ChildProcess[] = []

/** Starts the function with a database at a port; resolves with its address when it answers. */
async function startFunction(databasePort: number): Promise<string> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const folder = join(root, 'supabase/functions/enigmito')
  const deno = spawn(
    join(root, 'node_modules/.bin/deno'),
    [
      'run',
      '--quiet',
      '--no-remote',
      '--cached-only',
      '--no-prompt',
      '--no-lock',
      '--config',
      join(folder, 'deno.json'),
      `--allow-net=127.0.0.1:${port},127.0.0.1:${databasePort}`,
      '--allow-env=SUPABASE_*,ENIGMITO_*,DENO_SERVE_ADDRESS',
      `--allow-read=${['supabase/functions', 'lib', 'messages'].map((one) => join(root, one)).join(',')}`,
      join(folder, 'index.ts'),
    ],
    {
      cwd: root,
      env: {
        NODE_ENV: 'test',
        PATH: process.env.PATH ?? '',
        HOME: home,
        DENO_DIR: join(home, 'deno'),
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        SUPABASE_URL: `http://127.0.0.1:${databasePort}`,
        SUPABASE_PUBLISHABLE_KEY: KEY,
        ENIGMITO_NOW: '2026-11-25T11:00:00+01:00',
      },
    },
  )
  started.push(deno)
  deno.stderr?.on('data', (chunk) => {
    said += String(chunk)
  })
  for (const end = Date.now() + 20_000; Date.now() < end && deno.exitCode === null; ) {
    if (await fetch(address, { method: 'OPTIONS' }).catch(() => null)) return address
    await new Promise((later) => setTimeout(later, 100))
  }
  throw new Error(`The function does not start in Deno: ${said}`)
}

beforeAll(async () => {
  database = postgrest()
  url = await startFunction(await listen(database))
}, 30_000)

afterAll(async () => {
  for (const process of started) process.kill('SIGKILL')
  await new Promise((closed) => database.close(closed))
  rmSync(home, { recursive: true, force: true })
})

const call = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: KEY, authorization: `Bearer ${KEY}`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const say = async (message: string, userLanguage = 'es') => {
  const answer = await call({ message, userLanguage })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { message: string; suggestions: { text: string; url: string }[] }
}
const later = (ms: number) => new Promise((done) => setTimeout(done, ms))

describe('the function in Deno', () => {
  test.each([
    ['es', '¿a qué hora abrís?', '13:00'],
    ['en', 'do you have octopus?', 'Octopus over embers'],
    ['fr', 'quel vin avec l’agneau ?', '(DO'],
    ['de', 'was kann ich bei Zöliakie essen?', 'Geprüft ohne Gluten'],
    ['it', 'quanto costa la paella', '18,50'],
  ])('answers in %s from the rows', async (lang, text, holds) => {
    const body = await say(text, lang)
    expect(Object.keys(body)).toEqual(['message', 'suggestions'])
    expect(body.message).toContain(holds)
    for (const suggestion of body.suggestions) expect(Object.keys(suggestion)).toEqual(['text', 'url'])
  })

  test('19.12 what is named comes to who sends the state, and to nobody else', async () => {
    const message = 'quanto costa la paella'
    const plain = await (await call({ message, userLanguage: 'it' })).json()
    const body = await (await call({ message, userLanguage: 'it', talk: {} })).json()
    expect(plain).not.toHaveProperty('named')
    expect(body.named).toEqual([expect.stringMatching(/^dish:.*paella/)])
  })

  test('headers, clock and key', async () => {
    const answer = await call({ message: '¿estáis abiertos ahora?', userLanguage: 'es' })
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await answer.json()).message).toContain('25 de noviembre de 2026')
    expect([...scene.keys]).toEqual([KEY])
  })

  test('refusals over the wire', async () => {
    const code = async (answer: Response) => [answer.status, (await answer.json()).error]
    expect(await code(await call('{'))).toEqual([400, 'invalid_json'])
    expect(await code(await call({ message: '', userLanguage: 'es' }))).toEqual([400, 'invalid_message'])
    expect(await code(await call({ message: 'hola' }))).toEqual([400, 'invalid_language'])
    expect(await code(await call({ message: 'hola', userLanguage: 'es' }, { apikey: 'x' }))).toEqual([
      401,
      'unauthorized',
    ])
    expect(await code(await fetch(url))).toEqual([405, 'method_not_allowed'])
    expect(await code(await call({ message: 'a'.repeat(2001), userLanguage: 'es' }))).toEqual([
      413,
      'too_long',
    ])
    expect(await code(await call(`{"message":"${'x'.repeat(70_000)}"`))).toEqual([413, 'too_long'])
    expect(await code(await call('hola', { 'content-type': 'text/plain' }))).toEqual([
      415,
      'unsupported_media_type',
    ])
    expect((await fetch(url, { method: 'OPTIONS' })).headers.get('access-control-allow-methods')).toContain(
      'POST',
    )
  })

  test('a change of the rows is told within five seconds, and reads are few', async () => {
    await say('¿tenéis pulpo?')
    const before = scene.reads
    await Promise.all(Array.from({ length: 20 }, () => say('¿tenéis pulpo?')))
    expect(scene.reads - before).toBeLessThanOrEqual(Object.keys(rows).length)
    plato(rows, 'pulpo-brasa').nombre = 'Pulpo cambiado'
    await later(4_900)
    expect((await say('¿tenéis pulpo?')).message).toContain('Pulpo cambiado')
  }, 20_000)

  test('an outage is bridged with the last rows, and logged without the guest’s words', async () => {
    await say('¿tenéis pulpo?')
    scene.down = true
    await later(5_000)
    expect((await say('¿tenéis pulpo?')).message).toContain('Pulpo')
    scene.down = false
    expect(said).toContain('enigmito_rows')
    expect(said).not.toContain('pulpo')
  }, 20_000)

  test('without a database: 503, never a made-up answer', async () => {
    const alone = await startFunction(await freePort())
    const answer = await fetch(alone, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: KEY },
      body: JSON.stringify({ message: '¿tenéis pulpo?', userLanguage: 'es' }),
    })
    expect([answer.status, await answer.json()]).toEqual([503, { error: 'unavailable' }])
  }, 30_000)
})
