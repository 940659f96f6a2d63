import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { countReservas, makeAdmin, nextDay, post, reserva, signUp, sql } from '../support/client.ts'

/** What happens when the same reservation, or the same guest, comes again. */
afterEach(async () => {
  await sql`delete from reservas`
})

const row = async (clave: unknown) => (await sql`select * from reservas where clave = ${String(clave)}`)[0]

describe('one key, one reservation', () => {
  test('T-RES-02: the same again is told as saved already, and is one row', async () => {
    const body = reserva({ nombre: 'José ' })
    expect((await post(body)).status).toBe(201)
    for (const again of [
      body,
      { ...body, nombre: ' Jose\u0301' },
      { ...body, token_hash: 'b'.repeat(64), idioma: 'en' },
    ]) {
      const answer = await post(again)
      expect(answer.status).toBe(409)
      const told = await answer.json()
      expect(told.code).toBe('23505')
      expect(told.message).toContain('reservas_clave_key')
    }
    expect(await countReservas()).toBe(1)
  })

  test('T-RES-04: the same key with another content is refused, the first is kept', async () => {
    const body = reserva()
    await post(body)
    for (const change of [
      { personas: 3 },
      { hora_reserva: '21:15' },
      { fecha_reserva: nextDay(5) },
      { notas: 'x' },
      { email: 'otra@example.com' },
    ]) {
      const answer = await post({ ...body, ...change })
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ code: 'PT422', message: 'clave_reutilizada' })
    }
    expect(await countReservas()).toBe(1)
    expect((await row(body.clave))?.personas).toBe(2)
  })

  test('T-RES-01: twenty at once are one row; one is created, nineteen are told it is saved', async () => {
    for (let round = 0; round < 3; round += 1) {
      const body = reserva()
      const answers = await Promise.all(Array.from({ length: 20 }, () => post(body)))
      const codes = await Promise.all(
        answers.map(async (a) => (a.status === 201 ? '201' : (await a.json()).code)),
      )
      expect(codes.filter((code) => code === '201')).toHaveLength(1)
      expect(codes.filter((code) => code === '23505')).toHaveLength(19)
      expect(await sql`select 1 from reservas where clave = ${String(body.clave)}`).toHaveLength(1)
    }
  })

  test('one key at once for twenty different days is one row, never "saved" for another', async () => {
    const clave = randomUUID()
    const days = [2, 3, 4, 5, 6, 7].map(nextDay)
    const answers = await Promise.all(
      Array.from({ length: 18 }, (_, i) => post(reserva({ clave, fecha_reserva: days[i % days.length] }))),
    )
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(17)
    expect(await countReservas()).toBe(1)
  })

  test('a retry still counts as saved when the limit of the contact is reached', async () => {
    const first = reserva()
    const { email, telefono } = first
    await post(first)
    for (let i = 0; i < 5; i += 1) expect((await post(reserva({ email, telefono }))).status).toBe(201)
    expect((await post(reserva({ email, telefono }))).status).toBe(429)
    expect((await (await post(first)).json()).code).toBe('23505')
  })
})

describe('T-SPAM-02: the limit of one contact', () => {
  test.each(['email', 'telefono'] as const)('counts by %s, across days, written in any case', async (by) => {
    const contact = reserva()[by] as string
    for (let i = 0; i < 6; i += 1)
      expect((await post(reserva({ [by]: contact, fecha_reserva: nextDay(2 + i) }))).status).toBe(201)
    const answer = await post(reserva({ [by]: by === 'email' ? contact.toUpperCase() : contact }))
    expect(answer.status).toBe(429)
    expect(await answer.json()).toMatchObject({ code: 'PT429', message: 'limite' })
    expect(await countReservas()).toBe(6)
    expect((await post(reserva())).status).toBe(201)
  })

  test('twenty at once on different days are six', async () => {
    const { email } = reserva()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => post(reserva({ email, fecha_reserva: nextDay(2 + (i % 6)) }))),
    )
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(6)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(14)
  })

  test('yesterday’s are forgotten, administrators book for others, the owner sets the number', async () => {
    const { email, telefono } = reserva()
    for (let i = 0; i < 6; i += 1) await post(reserva({ email, telefono }))
    const admin = await makeAdmin(await signUp())
    expect((await post(reserva({ email, telefono }), admin.token)).status).toBe(201)
    expect((await post(reserva({ email, telefono }))).status).toBe(429)
    await sql`update ajustes set valor = '8' where clave = 'limite_contacto_dia'`
    expect((await post(reserva({ email, telefono }))).status).toBe(201)
    await sql`update ajustes set valor = '6' where clave = 'limite_contacto_dia'`
    await sql`update reservas set creado_en = now() - interval '25 hours'`
    expect((await post(reserva({ email, telefono }))).status).toBe(201)
  })
})
