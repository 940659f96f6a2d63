import { afterEach, describe, expect, test } from 'vitest'
import codigos from '../../fixtures/codigo.cases.json' with { type: 'json' }
import { countReservas, makeAdmin, nextDay, post, reserva, rest, signUp, sql } from '../support/client.ts'
import { rejection } from '../support/engine.ts'

/** What the database itself says to whoever posts past the site. */
afterEach(async () => {
  await sql`delete from reservas`
})

const row = async (clave: unknown) => (await sql`select * from reservas where clave = ${String(clave)}`)[0]

test('a reservation in order is stored as it was asked for, pending, with its code and its instant', async () => {
  const body = reserva({ notas: 'Con un carrito.\nGracias.', personas: 20 })
  const answer = await post(body)
  expect([answer.status, await answer.text()]).toEqual([201, ''])
  const { nombre, email, telefono, personas, notas, ocasion, preferencia_mesa, primera_visita, estado } = body
  expect(await row(body.clave)).toMatchObject({
    ...{ nombre, email, telefono, personas, notas, ocasion, preferencia_mesa, primera_visita, estado },
    ...{ hora_reserva: '21:00:00', idioma: 'es', user_id: null, version: 1 },
  })
  const [derived] =
    await sql`select codigo, to_char(inicio at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI') as inicio,
    length(huella) as huella from reservas where clave = ${String(body.clave)}`
  expect(derived?.codigo).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(derived).toMatchObject({ inicio: `${body.fecha_reserva} 21:00`, huella: 64 })
})

test('the stored code is the one the site computes from the key', async () => {
  const known = codigos[2]
  await post(reserva({ clave: known?.clave }))
  expect((await row(known?.clave))?.codigo).toBe(known?.codigo)
})

describe('§5 refused past the site: status, code, the specified sentence, no row', () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  test.each([
    [
      'a Monday',
      { fecha_reserva: nextDay(1) },
      'cerrado',
      'Sorry, we are closed on Mondays. Please choose another day.',
    ],
    ['a past day', { fecha_reserva: yesterday }, 'pasado', /passed/],
    ['a wrong slot', { hora_reserva: '17:00' }, 'hora', /lunch or dinner/],
    ['a slot with seconds', { hora_reserva: '21:00:30' }, 'hora', /lunch or dinner/],
    ['twenty-one guests', { personas: 21 }, 'personas', 'Please enter a number between 1 and 20'],
    ['no guests', { personas: 0 }, 'personas', 'Please enter a number between 1 and 20'],
    ['a phone without prefix', { telefono: '600111222' }, 'telefono', /international prefix/],
    ['a bad e-mail', { email: 'lola@example' }, 'email', /valid email/],
    ['no name', { nombre: null }, 'nombre', /name/],
    ['a name of spaces', { nombre: '   ' }, 'nombre', /name/],
    ['a name with a bell', { nombre: 'Lola\u0007' }, 'nombre', /name/],
    ['notes too long', { notas: 'n'.repeat(501) }, 'texto_largo', /too long/],
    ['too far ahead', { fecha_reserva: '2999-01-02' }, 'horizonte', /too far/],
    ['another seating', { preferencia_mesa: 'terraza' }, 'mesa', /interior or exterior/],
  ])('%s', async (_, change, code, hint) => {
    const answer = await post(reserva(change))
    expect(answer.status).toBe(422)
    const told = await answer.json()
    expect(told).toMatchObject({ code: 'PT422', message: code })
    expect(told.hint).toMatch(hint)
    expect(JSON.stringify(told)).not.toMatch(/Lola|@/)
    expect(await countReservas()).toBe(0)
  })

  test.each([
    ['an impossible day', { fecha_reserva: '2027-02-30' }],
    ['half a guest', { personas: 2.5 }],
    ['a number in letters', { personas: 'doce' }],
    ['NUL in the notes', { notas: 'a\u0000b' }],
    ['an unknown language', { idioma: 'xx' }],
    ['a token that is none', { token_hash: 'x' }],
  ])('%s is a malformed request', async (_, change) => {
    const answer = await post(reserva(change))
    expect(answer.status).toBe(400)
    expect(await countReservas()).toBe(0)
  })

  test('two rows in one body: one refused, none stored', async () => {
    expect((await post([reserva(), reserva({ personas: 21 })])).status).toBe(422)
    expect(await countReservas()).toBe(0)
    expect((await post([reserva(), reserva()])).status).toBe(201)
    expect(await countReservas()).toBe(2)
  })

  test('the rules hold for psql and the back office alike', async () => {
    await expect(sql`insert into reservas ${sql(reserva({ personas: 21 }))}`).rejects.toThrow('personas')
    const admin = await makeAdmin(await signUp())
    expect((await post(reserva({ fecha_reserva: nextDay(1) }), admin.token)).status).toBe(422)
    expect((await post(reserva(), admin.token)).status).toBe(201)
  })
})

test('T-UNI-01: texts are stored composed, trimmed, without what hides', async () => {
  const body = reserva({
    nombre: '\u00a0Jose\u0301 ',
    notas: ' uno\r\ndos\u202e \u0007',
    ocasion: '  ',
    requisitos_dieteticos: '',
  })
  expect((await post(body)).status).toBe(201)
  expect(await row(body.clave)).toMatchObject({
    nombre: 'José',
    notas: 'uno\ndos',
    ocasion: null,
    requisitos_dieteticos: null,
  })
})

test('a reservation is changed by functions alone: no PATCH, not even an administrator’s', async () => {
  const [guest, admin] = [await signUp(), await makeAdmin(await signUp())]
  const body = reserva()
  expect((await post(body, guest.token)).status).toBe(201)
  for (const { token } of [guest, admin])
    for (const change of [
      { estado: 'confirmada' },
      { estado: 'cancelada_cliente' },
      { personas: 3 },
      { notas: 'x' },
      { codigo: 'AAAAAAAA' },
      { user_id: admin.id },
      { sobre_aforo: true },
      { duracion: 15 },
      { estado: 'confirmada', nombre: 'X' },
    ]) {
      const answer = await rest(`reservas?email=eq.${body.email}`, { method: 'PATCH', body: change, token })
      expect([change, answer.status]).toEqual([change, change.codigo ? 400 : 403])
    }
  expect(await row(body.clave)).toMatchObject({ personas: 2, version: 1, estado: 'pendiente' })
})

test('no path stores nonsense: the constraints hold below the trigger', async () => {
  const body = reserva()
  await post(body)
  const bad = [
    `nombre = ' '`,
    `nombre = repeat('n', 81)`,
    `email = 'x'`,
    `telefono = '600'`,
    `personas = 0`,
    `personas = 21`,
    `notas = repeat('n', 501)`,
    `motivo = repeat('n', 301)`,
    `duracion = 14`,
    `duracion = 481`,
    `estado = 'comida'`,
    `preferencia_mesa = 'barra'`,
    `idioma = 'pt'`,
    `fecha_reserva = null`,
  ]
  const update = (change: string) => `update reservas set ${change} where clave = '${body.clave}'`
  // Past every trigger: the constraint alone.
  const past = (change: string) =>
    sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx.unsafe(update(change))
    })
  for (const change of bad) {
    await expect(sql.unsafe(update(change)), change).rejects.toThrow()
    await expect(past(change), `past the triggers: ${change}`).rejects.toThrow(/violates/)
  }
  await sql`update reservas set notas = ' ', motivo = '' where clave = ${String(body.clave)}`
  expect(await row(body.clave)).toMatchObject({ notas: null, motivo: null })
})

test('L4 a word that PostgreSQL reads as a day is judged by the day it means', async () => {
  const [row] = await sql`select to_char(current_date - 1, 'YYYY-MM-DD') as yesterday`
  expect(await rejection(await post(reserva({ fecha_reserva: 'yesterday' })))).toBe(
    await rejection(await post(reserva({ fecha_reserva: row?.yesterday }))),
  )
  const day = nextDay(4)
  const [year, month, date] = day.split('-')
  const body = reserva({ fecha_reserva: `${month}/${date}/${year}`, hora_reserva: '20:00+05' })
  expect(await rejection(await post(body))).toBe('201')
  const [kept] = await sql`select fecha_reserva::text as day, hora_reserva::text as hour from reservas
    where clave = ${String(body.clave)}`
  expect(kept).toEqual({ day, hour: '20:00:00' })
  for (const value of [20270304, [day], { day }, true])
    expect((await post(reserva({ fecha_reserva: value }))).status).toBeLessThan(500)
})
