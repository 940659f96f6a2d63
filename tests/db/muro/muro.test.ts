import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  makeAdmin,
  pass,
  reserva,
  post as reservar,
  rest,
  type Session,
  signUp,
  sql,
} from '../support/client.ts'
import { object, read, uploadFile } from '../support/fotos.ts'

let guest: Session
let admin: Session
beforeAll(async () => {
  guest = await signUp()
  admin = await makeAdmin(await signUp())
})
afterAll(async () => {
  await sql`delete from experiencias where user_id is not null`
  await sql`delete from reservas`
})

const write = (token: string | undefined, change: Record<string, unknown> = {}): Promise<Response> =>
  rest('experiencias', {
    body: { nombre: 'Lola', idioma: 'es', texto: 'El arroz, de los de volver.', ...change },
    prefer: 'return=minimal',
    ...(token ? { token } : {}),
  })
const mine = async (token: string): Promise<Record<string, unknown>[]> =>
  (await rest('rpc/mis_experiencias', { body: {}, token })).json()
const ultima = async (who: Session): Promise<Record<string, unknown>> => {
  const [row] =
    await sql`select * from experiencias where user_id = ${who.id} order by creado_en desc limit 1`
  return row ?? {}
}
const alter = (id: unknown, body: Record<string, unknown>, token: string): Promise<Response> =>
  rest(`experiencias?id=eq.${id}`, { method: 'PATCH', body, prefer: 'return=minimal', token })

describe('writing', () => {
  test('a post waits, belongs to its author, and is trimmed and cleaned', async () => {
    const who = await signUp()
    expect((await write(who.token, { texto: '  Muy\u0007 bien \n\n ', nombre: ' Lola ' })).status).toBe(201)
    expect(await ultima(who)).toMatchObject({
      ...{ user_id: who.id, nombre: 'Lola', texto: 'Muy bien', estado: 'pendiente' },
      ...{ verificada: false, publicada_en: null, foto: null, consentimiento_imagen_en: null },
    })
    expect(await mine(who.token)).toMatchObject([{ texto: 'Muy bien', estado: 'pendiente' }])
    expect(await mine(guest.token)).toEqual([])
    expect((await rest('rpc/mis_experiencias', { body: {} })).ok).toBe(false)
  })

  test.each([
    ['nombre', { nombre: ' ' }],
    ['nombre', { nombre: 'x'.repeat(61) }],
    ['nombre', { nombre: 'Lo\u202ela' }],
    ['texto', { texto: ' \n ' }],
    ['texto_largo', { texto: 'x'.repeat(281) }],
    ['idioma', { idioma: 'pt' }],
    ['foto', { foto: '../../etc/passwd', consentimiento_imagen_en: '2026-11-21' }],
  ])('422 %s', async (aviso, change) => {
    const answer = await write(guest.token, change)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'PT422', message: aviso })
  })

  test('280 characters are counted as characters, after the trim', async () => {
    const who = await signUp()
    expect((await write(who.token, { texto: ` ${'ñ'.repeat(279)}🐟 ` })).status).toBe(201)
    expect((await write(who.token, { texto: 'ñ'.repeat(281) })).status).toBe(422)
  })

  test.each([
    { verificada: true },
    { estado: 'publicada' },
    { estado: 'pendiente' },
    { user_id: randomUUID() },
    { reserva_id: randomUUID() },
    { respuesta: 'Gracias' },
    { publicada_en: '2026-01-01' },
    { creado_en: '2020-01-01' },
    { id: randomUUID() },
  ])('what is not the guest’s to say is refused: %o', async (change) => {
    const answer = await write(guest.token, change)
    expect((await answer.json()).code).toBe('42501')
    expect(answer.ok).toBe(false)
  })

  test('without a session nobody writes', async () => {
    expect((await write(undefined)).ok).toBe(false)
  })

  test('T-SPAM-03 five a day for each guest, however many are sent at once', async () => {
    const who = await signUp()
    const answers = await Promise.all(Array.from({ length: 9 }, () => write(who.token)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      ...Array(5).fill(201),
      ...Array(4).fill(429),
    ])
    const refused = answers.find((answer) => answer.status === 429)
    expect(await refused?.json()).toMatchObject({ code: 'PT429', message: 'limite' })
    await sql`update experiencias set creado_en = creado_en - interval '25 hours' where user_id = ${who.id}`
    expect((await write(who.token)).status).toBe(201)
  })
})

describe('publishing', () => {
  test('only an administrator does; then everybody reads it, and nobody whose it is', async () => {
    const who = await signUp()
    await write(who.token)
    const { id } = await ultima(who)
    await alter(id, { estado: 'publicada' }, who.token)
    await alter(id, { estado: 'publicada' }, guest.token)
    expect(await ultima(who)).toMatchObject({ estado: 'pendiente' })
    const seen = () => rest(`experiencias?select=id,texto&id=eq.${id}`)
    expect(await (await seen()).json()).toEqual([])
    expect((await alter(id, { estado: 'publicada', respuesta: ' Gracias. ' }, admin.token)).ok).toBe(true)
    expect(await (await seen()).json()).toHaveLength(1)
    expect(await ultima(who)).toMatchObject({
      respuesta: 'Gracias.',
      publicada_en: expect.any(Date),
      version: 2,
    })
    for (const token of [undefined, guest.token])
      for (const column of ['user_id', 'reserva_id', '*'])
        expect((await rest(`experiencias?select=${column}`, token ? { token } : {})).ok).toBe(false)
    expect((await alter(id, { estado: 'retirada' }, admin.token)).ok).toBe(true)
    expect(await (await seen()).json()).toEqual([])
  })

  test('states follow each other, and the guest’s words are nobody’s to change', async () => {
    await sql`update experiencias set creado_en = creado_en - interval '2 days' where user_id = ${guest.id}`
    await write(guest.token)
    const { id } = await ultima(guest)
    const refused = await alter(id, { estado: 'retirada' }, admin.token)
    expect([refused.status, (await refused.json()).message]).toEqual([409, 'transicion'])
    for (const body of [
      { texto: 'Otra cosa' },
      { nombre: 'Otra' },
      { verificada: true },
      { user_id: admin.id },
    ])
      expect((await alter(id, body, admin.token)).ok).toBe(false)
    for (const estado of ['rechazada', 'publicada', 'retirada', 'publicada'])
      expect([estado, (await alter(id, { estado }, admin.token)).ok]).toEqual([estado, true])
  })

  test('a guest takes back the own post, and no other', async () => {
    const who = await signUp()
    await write(who.token)
    const { id } = await ultima(who)
    await rest(`experiencias?id=eq.${id}`, { method: 'DELETE', token: guest.token })
    expect((await ultima(who)).id).toBe(id)
    await rest(`experiencias?id=eq.${id}`, { method: 'DELETE', token: who.token })
    expect(await ultima(who)).toEqual({})
  })

  test('a deleted account takes its posts along', async () => {
    const who = await signUp()
    await write(who.token)
    const { id } = await ultima(who)
    await sql`delete from auth.users where id = ${who.id}`
    expect(await sql`select 1 from experiencias where id = ${String(id)}`).toHaveLength(0)
  })
})

describe('“visita verificada”', () => {
  const finish = (who: Session, estados = ['confirmada', 'llegada', 'sentada', 'finalizada']) =>
    pass(`user_id = '${who.id}'`, ...estados)

  test('a visit that took place before the post verifies it at once', async () => {
    const who = await signUp()
    await reservar(reserva(), who.token)
    await finish(who)
    await write(who.token)
    expect(await ultima(who)).toMatchObject({ verificada: true, reserva_id: expect.any(String) })
  })

  test('a booking alone does not; a visit before publication does; the mark outlives the reservation', async () => {
    const who = await signUp()
    await reservar(reserva(), who.token)
    await finish(who, ['confirmada'])
    await write(who.token)
    const { id, verificada } = await ultima(who)
    expect(verificada).toBe(false)
    await finish(who, ['llegada', 'sentada', 'finalizada'])
    await alter(id, { estado: 'publicada' }, admin.token)
    expect(await ultima(who)).toMatchObject({ verificada: true })
    await sql`delete from reservas where user_id = ${who.id}`
    await alter(id, { estado: 'retirada' }, admin.token)
    await alter(id, { estado: 'publicada' }, admin.token)
    expect(await ultima(who)).toMatchObject({ verificada: true, reserva_id: null })
  })

  test('another guest’s visit verifies nothing, nor one cancelled', async () => {
    const [one, two] = [await signUp(), await signUp()]
    await reservar(reserva(), one.token)
    await finish(one)
    await reservar(reserva({ hora_reserva: '20:00' }), two.token)
    await finish(two, ['cancelada_restaurante'])
    await write(two.token)
    expect(await ultima(two)).toMatchObject({ verificada: false })
  })
})

describe('a photo with the post', () => {
  test('wants a permission, whose day the database says, and the author’s own folder', async () => {
    const who = await signUp()
    const foto = object(who)
    expect(await (await write(who.token, { foto })).json()).toMatchObject({ message: 'consentimiento' })
    const foreign = await write(who.token, { foto: object(guest), consentimiento_imagen_en: '2020-01-01' })
    expect(await foreign.json()).toMatchObject({ message: 'foto' })
    expect((await write(who.token, { foto, consentimiento_imagen_en: '2020-01-01' })).status).toBe(201)
    const { consentimiento_imagen_en } = await ultima(who)
    expect(Date.now() - Number(consentimiento_imagen_en)).toBeLessThan(60_000)
  })

  test('is seen by its author and the house, by everybody once published, and no more once withdrawn', async () => {
    const who = await signUp()
    const foto = object(who)
    expect((await uploadFile(foto, who.token)).ok).toBe(true)
    await write(who.token, { foto, consentimiento_imagen_en: '2026-11-21' })
    const { id } = await ultima(who)
    const seen = async () => {
      const of = async (token?: string) => {
        const [one, two] = [await read(foto, token), await read(foto, token, 'authenticated/')]
        expect(two.status).toBe(one.status)
        return one.ok
      }
      return [await of(), await of(guest.token), await of(who.token), await of(admin.token)]
    }
    expect(await seen()).toEqual([false, false, true, true])
    await alter(id, { estado: 'publicada' }, admin.token)
    expect(await seen()).toEqual([true, true, true, true])
    const answer = await read(foto)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    await alter(id, { estado: 'retirada' }, admin.token)
    expect(await seen()).toEqual([false, false, true, true])
  })
})
