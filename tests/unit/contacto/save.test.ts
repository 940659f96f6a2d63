import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claveOf, saveMensaje } from '../../../lib/contacto/save.ts'

vi.mock('../../../lib/core/env.ts', () => ({
  backendSettings: () => ({ SUPABASE_URL: 'http://backend', SUPABASE_PUBLISHABLE_KEY: 'key' }),
}))

const KEY = '0b0e7a3e-6a0c-4a51-9d6f-2f1f0f4f1a11'
const LETTER = { nombre: 'Ana', email: 'ana@example.com', telefono: null, asunto: null, texto: 'Hola.' }
const posts: { url: string; init: RequestInit }[] = []

function answer(reply: () => Promise<Response>) {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    posts.push({ url, init })
    return reply()
  })
  return saveMensaje(LETTER, KEY, 'de')
}
const json = (status: number, body: unknown) => async () => Response.json(body, { status })
const unknown = { ok: false, aviso: 'unreachable' }

beforeEach(() => {
  posts.length = 0
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('posts the columns of a letter and asks for nothing back', async () => {
  expect(await answer(async () => new Response(null, { status: 201 }))).toEqual({ ok: true, value: null })
  expect(posts).toHaveLength(1)
  expect(posts[0]?.url).toBe('http://backend/rest/v1/mensajes')
  expect(posts[0]?.init.headers).toMatchObject({ prefer: 'return=minimal', apikey: 'key' })
  expect(JSON.parse(String(posts[0]?.init.body))).toEqual({
    ...LETTER,
    idioma: 'de',
    clave: claveOf(KEY, LETTER),
  })
})

test('a repeated key is already stored', async () => {
  expect(await answer(json(409, { code: '23505', message: 'mensajes_clave_key' }))).toEqual({
    ok: true,
    value: null,
  })
})

test('the trigger’s refusals come back as codes', async () => {
  expect(await answer(json(429, { code: 'PT429', message: 'limite' }))).toEqual({
    ok: false,
    aviso: 'limite',
  })
  expect(await answer(json(422, { code: 'PT422', message: 'texto_largo' }))).toEqual({
    ok: false,
    aviso: 'texto',
  })
})

test('anything else is not known to be saved', async () => {
  expect(await answer(json(500, { code: 'XX000', message: 'limite' }))).toEqual(unknown)
  expect(await answer(async () => new Response('<html>', { status: 502 }))).toEqual(unknown)
  expect(await answer(() => Promise.reject(new TypeError('fetch failed')))).toEqual(unknown)
})

test('one letter, one key: the same again is the same, a changed one is another', () => {
  const clave = claveOf(KEY, LETTER)
  expect(clave).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(claveOf(KEY.toUpperCase(), { ...LETTER, email: 'ANA@example.com' })).toBe(clave)
  expect(claveOf(KEY, { ...LETTER, texto: 'Hola' })).not.toBe(clave)
  expect(claveOf('2026-11-21', LETTER)).not.toBe(clave)
})
