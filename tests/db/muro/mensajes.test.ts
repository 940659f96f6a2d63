import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { makeAdmin, rest, signUp, sql } from '../support/client.ts'

afterEach(async () => {
  await sql`delete from mensajes`
})

const mensaje = (change: Record<string, unknown> = {}): Record<string, unknown> => ({
  nombre: 'Lola Prueba',
  email: `lola.${randomUUID().slice(0, 8)}@example.com`,
  telefono: null,
  asunto: null,
  texto: '¿Abrís el seis de diciembre?',
  idioma: 'es',
  clave: randomUUID(),
  ...change,
})
const send = (body: unknown, token?: string): Promise<Response> =>
  rest('mensajes', { body, prefer: 'return=minimal', ...(token ? { token } : {}) })
const cuenta = async (): Promise<number> => {
  const [row] = await sql`select count(*)::int as n from mensajes`
  return row?.n
}

describe('writing', () => {
  test('anybody may, signed in or not; it is trimmed, and empty fields are none', async () => {
    const guest = await signUp()
    expect((await send(mensaje({ nombre: ' Lola ', texto: '  Hola\r\n\u0007 ', asunto: ' ' }))).status).toBe(
      201,
    )
    expect((await send(mensaje({ telefono: '+34 600 000 000', asunto: 'Grupo' }), guest.token)).status).toBe(
      201,
    )
    expect(
      await sql`select nombre, texto, asunto, telefono, leido_en from mensajes order by creado_en`,
    ).toMatchObject([
      { nombre: 'Lola', texto: 'Hola', asunto: null, telefono: null, leido_en: null },
      { asunto: 'Grupo', telefono: '+34 600 000 000' },
    ])
  })

  test.each([
    ['nombre', { nombre: ' ' }],
    ['nombre', { nombre: 'L' }],
    ['nombre', { nombre: 'x'.repeat(81) }],
    ['nombre', { nombre: 'Lola\nBcc: x' }],
    ['email', { email: 'lola' }],
    ['email', { email: 'lola@example' }],
    ['email', { email: `${'x'.repeat(250)}@example.com` }],
    ['email', { email: 'a@b.es\nBcc: c@d.es' }],
    ['telefono', { telefono: 'llámame' }],
    ['telefono', { telefono: '9'.repeat(31) }],
    ['asunto', { asunto: 'x'.repeat(121) }],
    ['asunto', { asunto: 'Hola\nBcc: x' }],
    ['texto', { texto: ' \n ' }],
    ['texto_largo', { texto: 'x'.repeat(2001) }],
    ['idioma', { idioma: 'pt' }],
  ])('422 %s', async (aviso, change) => {
    const answer = await send(mensaje(change))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'PT422', message: aviso })
    expect(await cuenta()).toBe(0)
  })

  test('the same key again is the same message, also when the limit is full by then', async () => {
    const email = 'lola@example.com'
    const first = mensaje({ email })
    expect((await send(first)).status).toBe(201)
    const again = await send(first)
    expect([again.status, (await again.json()).code]).toEqual([409, '23505'])
    for (let i = 0; i < 4; i++) expect((await send(mensaje({ email }))).status).toBe(201)
    expect((await (await send(first)).json()).code).toBe('23505')
    expect(await cuenta()).toBe(5)
  })

  test('twenty at once with one key leave one row', async () => {
    const body = mensaje()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(body)))
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19)
    expect(await cuenta()).toBe(1)
  })

  test.each([{ leido_en: '2026-01-01' }, { creado_en: '2020-01-01' }, { id: randomUUID() }, { nada: 1 }])(
    'what is not the visitor’s to say is refused: %o',
    async (change) => {
      expect((await send({ ...mensaje(), ...change })).ok).toBe(false)
      expect(await cuenta()).toBe(0)
    },
  )

  test('returning, upserting and reading are refused', async () => {
    const body = mensaje()
    for (const prefer of [
      'return=representation',
      'resolution=merge-duplicates',
      'resolution=ignore-duplicates',
    ])
      expect([prefer, (await rest('mensajes', { body, prefer })).ok]).toEqual([prefer, false])
    await send(body)
    for (const query of ['select=*', 'select=id', 'select=count', 'email=eq.x'])
      expect([query, (await rest(`mensajes?${query}`)).ok]).toEqual([query, false])
    const guest = await signUp()
    expect(await (await rest('mensajes?select=id', { token: guest.token })).json()).toEqual([])
  })
})

describe('limits', () => {
  test('five a day for one e-mail address, in whatever case, however many at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        send(mensaje({ email: i % 2 ? 'Lola@Example.com' : 'lola@example.com' })),
      ),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      ...Array(5).fill(201),
      ...Array(3).fill(429),
    ])
    const refused = answers.find((answer) => answer.status === 429)
    expect(await refused?.json()).toMatchObject({ code: 'PT429', message: 'limite' })
    expect((await send(mensaje())).status).toBe(201)
    await sql`update mensajes set creado_en = creado_en - interval '25 hours'`
    expect((await send(mensaje({ email: 'lola@example.com' }))).status).toBe(201)
  })

  test('sixty an hour in all, however many at once', async () => {
    await sql`insert into mensajes (nombre, email, texto)
      select 'Lola', 'lola' || i || '@example.com', 'Hola' from generate_series(1, 55) i`
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(mensaje())))
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      ...Array(5).fill(201),
      ...Array(5).fill(429),
    ])
    expect(await cuenta()).toBe(60)
    await sql`update mensajes set creado_en = creado_en - interval '61 minutes'`
    expect((await send(mensaje())).status).toBe(201)
  })
})

test('an administrator reads, marks as read and deletes; the words stay', async () => {
  const admin = await makeAdmin(await signUp())
  await send(mensaje())
  const [row] = await (await rest('mensajes?select=id,texto,leido_en', { token: admin.token })).json()
  expect(row).toMatchObject({ leido_en: null })
  const at = `mensajes?id=eq.${row.id}`
  const change = (body: unknown) =>
    rest(at, { method: 'PATCH', body, prefer: 'return=minimal', token: admin.token })
  expect((await change({ leido_en: '2026-11-21T10:00:00Z' })).ok).toBe(true)
  expect((await change({ texto: 'Otra cosa' })).ok).toBe(false)
  expect((await rest(at, { method: 'DELETE', token: admin.token })).ok).toBe(true)
  expect(await cuenta()).toBe(0)
})
