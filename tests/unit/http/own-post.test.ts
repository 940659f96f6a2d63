import { beforeAll, expect, test } from 'vitest'
import { readOwnPost } from '../../../lib/http/own-post.ts'
import { localeManagePath } from '../../../lib/reservas/links.ts'

const TOKEN = 'dQyisbpbzhWL3QFmUexAYi'
const RIGHT = { codigo: '14596A2X', t: TOKEN, locale: 'de', version: '1' }

beforeAll(() => {
  process.env.SUPABASE_URL = 'http://127.0.0.1:1'
  process.env.SUPABASE_PUBLISHABLE_KEY = 'key'
})

const post = (campos: Record<string, string>, address: string, headers: Record<string, string> = {}) =>
  readOwnPost(
    new Request('http://alma.example/api/reservas/gestion', {
      method: 'POST',
      headers: {
        host: 'alma.example',
        origin: 'http://alma.example',
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': address,
        ...headers,
      },
      body: new URLSearchParams(campos),
    }),
    localeManagePath,
  )

test('T-INP-02 a guest’s own form is read: link, language, fields', async () => {
  expect(await post(RIGHT, '10.0.0.1')).toEqual({
    codigo: RIGHT.codigo,
    token: TOKEN,
    locale: 'de',
    fields: RIGHT,
  })
})

test('T-CSRF-01 another site’s form, and one without an origin, go no further', async () => {
  for (const origin of ['https://evil.example', 'null']) {
    const answer = await post(RIGHT, '10.0.0.2', { origin })
    expect(answer instanceof Response && answer.status).toBe(403)
  }
})

const LOST: [string, Record<string, string>][] = [
  ['no token', { ...RIGHT, t: '' }],
  ['a token that could leave the address', { ...RIGHT, t: `${TOKEN}&x=1#` }],
  ['a code that is none', { ...RIGHT, codigo: '../../perdida' }],
  ['a body that is too long', { ...RIGHT, notas: 'x'.repeat(9000) }],
]
test.each(LOST)('%s leads to the lost page', async (_, campos) => {
  const answer = await post(campos, '10.0.0.3')
  expect(answer instanceof Response && [answer.status, answer.headers.get('location')]).toEqual([
    303,
    campos.notas ? '/reservations/perdida' : '/de/reservations/perdida',
  ])
})

test('T-SPAM-01 the forty-first post of a moment is sent back to its page with a code, and nothing personal', async () => {
  for (let i = 0; i < 40; i++) await post({ ...RIGHT, t: i % 2 ? TOKEN : 'x' }, '10.0.0.4')
  const answer = await post(RIGHT, '10.0.0.4')
  expect(answer instanceof Response && answer.headers.get('location')).toBe(
    `/de/reservations/${RIGHT.codigo}?t=${TOKEN}&error=frecuencia`,
  )
  expect(await post(RIGHT, '10.0.0.5')).not.toBeInstanceOf(Response)
})
