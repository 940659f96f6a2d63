import { expect, test } from 'vitest'
import { readForm, readJson, reply } from '../../../lib/http/json.ts'

const post = (body: BodyInit, type = 'application/json', headers: Record<string, string> = {}) =>
  new Request('http://localhost/api', { method: 'POST', body, headers: { 'content-type': type, ...headers } })

test('reads JSON, whatever parameters its content type has', async () => {
  expect(await readJson(post('{"a":1}'), 100)).toEqual({ ok: true, value: { a: 1 } })
  expect(await readJson(post('{"a":"ñ"}', 'Application/JSON; charset=utf-8'), 100)).toEqual({
    ok: true,
    value: { a: 'ñ' },
  })
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/json', ''])(
  'T-INP-02 another content type is refused: %s',
  async (type) => {
    expect(await readJson(post('{}', type), 100)).toEqual({ ok: false, aviso: 'unsupported_media_type' })
  },
)

test.each(['', '{', 'undefined', '{"a":1}{', '\u0000'])('broken JSON is refused: %j', async (body) => {
  expect(await readJson(post(body), 100)).toEqual({ ok: false, aviso: 'invalid_json' })
})

test('invalid UTF-8 is refused, not repaired', async () => {
  const body = new Uint8Array([0x22, 0xff, 0xfe, 0x22])
  expect(await readJson(post(body), 100)).toEqual({ ok: false, aviso: 'invalid_json' })
})

test('T-INP-02 the size limit counts bytes as they arrive, whatever the length header says', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1024
      controller.enqueue(new Uint8Array(1024).fill(32))
    },
  })
  const request = new Request('http://localhost/api', {
    method: 'POST',
    body: endless,
    headers: { 'content-type': 'application/json' },
    // @types/node knows this field, the DOM's types do not.
    ...{ duplex: 'half' },
  })
  expect(await readJson(request, 4096)).toEqual({ ok: false, aviso: 'too_long' })
  expect(sent).toBeLessThan(16_384)
  expect(await readJson(post(JSON.stringify('ñ'.repeat(50))), 100)).toEqual({ ok: false, aviso: 'too_long' })
})

test('a deeply nested body is read or refused, never thrown', async () => {
  const body = '['.repeat(8000) + ']'.repeat(8000)
  expect((await readJson(post(body), 16_384)).ok).toBe(true)
})

test('reads the text fields of both kinds of form', async () => {
  const urlencoded = post('nombre=Ana+Soler&notas=a%26b', 'application/x-www-form-urlencoded')
  expect(await readForm(urlencoded, 1000)).toEqual({ ok: true, value: { nombre: 'Ana Soler', notas: 'a&b' } })
  const form = new FormData()
  form.set('nombre', 'Ana')
  form.set('foto', new File(['x'], 'x.png'))
  const multipart = new Request('http://localhost/api', { method: 'POST', body: form })
  expect(await readForm(multipart, 1000)).toEqual({ ok: true, value: { nombre: 'Ana' } })
  expect(await readForm(post('{}'), 100)).toEqual({ ok: false, aviso: 'unsupported_media_type' })
})

test('answers are never cached', () => {
  expect(reply(422, { code: 'email' }).headers.get('cache-control')).toBe('no-store')
})
