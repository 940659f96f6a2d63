import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keysOf } from '../../../lib/reservas/keys.ts'
import { createReserva, type NewReserva } from '../../../lib/reservas/save.ts'

vi.mock('../../../lib/core/env.ts', () => ({
  backendSettings: () => ({ SUPABASE_URL: 'http://backend', SUPABASE_PUBLISHABLE_KEY: 'key' }),
}))

const KEY = '0b0e7a3e-6a0c-4a51-9d6f-2f1f0f4f1a11'
const RESERVA: NewReserva = {
  nombre: 'Ana Soler',
  email: 'ana@example.com',
  telefono: '+34600123456',
  fecha_reserva: '2026-11-27',
  hora_reserva: '21:00',
  personas: 4,
  ocasion: null,
  preferencia_mesa: 'exterior',
  requisitos_dieteticos: null,
  notas: null,
  primera_visita: true,
}
const posts: { url: string; init: RequestInit }[] = []

function answer(reply: () => Promise<Response>) {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    posts.push({ url, init })
    return reply()
  })
  return createReserva(RESERVA, KEY, 'fr')
}
const json = (status: number, body: unknown) => async () => Response.json(body, { status })
const saved = { ok: true, value: { codigo: keysOf(KEY).codigo, token: keysOf(KEY).token } }
const unknown = { ok: false, aviso: 'unreachable' }

beforeEach(() => {
  posts.length = 0
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('posts exactly the specified columns with the key, the language and the hash of the token', async () => {
  expect(await answer(async () => new Response(null, { status: 201 }))).toEqual(saved)
  const { clave, tokenHash } = keysOf(KEY)
  expect(posts).toHaveLength(1)
  expect(posts[0]?.url).toBe('http://backend/rest/v1/reservas')
  expect(posts[0]?.init.headers).toMatchObject({ prefer: 'return=minimal', apikey: 'key' })
  expect(JSON.parse(String(posts[0]?.init.body))).toEqual({
    ...RESERVA,
    estado: 'pendiente',
    clave,
    idioma: 'fr',
    token_hash: tokenHash,
  })
  expect(String(posts[0]?.init.body)).not.toContain(KEY)
})

test('T-RES-02 a repeated key means saved already, with the same answer', async () => {
  const message = 'duplicate key value violates unique constraint "reservas_clave_key"'
  expect(await answer(json(409, { code: '23505', message }))).toEqual({
    ok: true,
    value: { ...saved.value, repetida: true },
  })
})

test('another unique constraint is no proof that this reservation is saved', async () => {
  const message = 'duplicate key value violates unique constraint "reservas_codigo_key"'
  expect(await answer(json(409, { code: '23505', message }))).toEqual(unknown)
})

test.each([
  [422, 'PT422', 'cerrado'],
  [409, 'PT409', 'lleno'],
  [429, 'PT429', 'limite'],
  [422, 'PT422', 'clave_reutilizada'],
])('the trigger’s refusal %i %s %s is handed on', async (status, code, message) => {
  expect(await answer(json(status, { code, message, hint: 'x' }))).toEqual({ ok: false, aviso: message })
})

test.each([
  ['an unknown code', json(422, { code: 'PT422', message: 'otra_cosa' })],
  ['a policy', json(401, { code: '42501', message: 'new row violates row-level security policy' })],
  ['a server error', json(500, { code: 'SUP', message: 'x' })],
  ['HTML', async () => new Response('<html>', { status: 502 })],
  ['200 with a list', json(200, [])],
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
])('T-RES-03, T-FLT-04 %s: not known to be saved, and posted once only', async (_, reply) => {
  expect(await answer(reply)).toEqual(unknown)
  expect(posts).toHaveLength(1)
})

test('T-LOG-01 what is logged holds no personal data', async () => {
  const log = vi.spyOn(console, 'error')
  await answer(json(400, { code: '22P02', message: 'Failing row contains (Ana Soler, ana@example.com)' }))
  await answer(() => Promise.reject(new Error('ana@example.com')))
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/ana/i)
})

test('a session that has ended does not lose the table: it is posted again without it, under the same key', async () => {
  const replies = [
    json(401, { code: 'PGRST303', message: 'JWT expired' }),
    async () => new Response(null, { status: 201 }),
  ]
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    posts.push({ url, init })
    return replies[posts.length - 1]?.()
  })
  expect(await createReserva(RESERVA, KEY, 'fr', 'token-of-a-guest')).toEqual(saved)
  const headers = posts.map(({ init }) => new Headers(init.headers).get('authorization'))
  expect(headers).toEqual(['Bearer token-of-a-guest', null])
  expect(posts[0]?.init.body).toBe(posts[1]?.init.body)
})
