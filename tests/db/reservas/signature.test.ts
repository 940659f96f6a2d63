import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countReservas, post, reserva, rpc, sql } from '../support/client.ts'
import { empty, rejection } from '../support/engine.ts'

// What the database believes of a caller who is not the site, once the two share a secret.

const SECRET = 'a secret that only the site and the database know'

beforeAll(async () => {
  await sql`select private.sitio_firmar(${SECRET})`
  await sql`delete from private.acceso_turnos`
})
afterAll(async () => {
  await sql`select private.sitio_firmar(null)`
  await sql`update private.sitio set directas = 60`
  await sql`delete from private.acceso_turnos`
  await empty()
})

const DOORS: [string, Record<string, unknown>][] = [
  ['acceso_turno', { accion: 'entrar', direccion: '203.0.113.7', correo: 'duena@example.com' }],
  ['acceso_turno', { accion: 'recuperar', direccion: '203.0.113.7', correo: 'duena@example.com' }],
  ['reserva_turno', { direccion: '203.0.113.7' }],
  ['reserva_enlace', { direccion: '203.0.113.7', correo: 'guest@example.com' }],
]

test.each(DOORS)('M7 %s takes the word of the site alone for an address', async (name, args) => {
  for (const secret of [undefined, '', 'another secret']) {
    const answer = await rpc(name, { ...args, ...(secret === undefined ? {} : { sitio: secret }) })
    expect([secret, answer.status]).toEqual([secret, 403])
  }
  expect((await rpc(name, { ...args, sitio: SECRET })).status).toBe(200)
})

test('M7 forty calls without the signature take no turn of the guest whose address they name', async () => {
  const guest = { accion: 'entrar', direccion: '203.0.113.9', correo: `${randomUUID()}@example.com` }
  await Promise.all(Array.from({ length: 40 }, () => rpc('acceso_turno', guest)))
  const answer = await rpc('acceso_turno', { ...guest, sitio: SECRET })
  expect([answer.status, await answer.text()]).toEqual([200, '0'])
})

test('M7 bookings past the site share a few turns an hour, and those through the site take none of them', async () => {
  await sql`update private.sitio set directas = 3`
  const said = []
  for (let i = 0; i < 5; i += 1) said.push(await rejection(await post(reserva())))
  expect(said).toEqual(['201', '201', '201', '429 frecuencia', '429 frecuencia'])
  const through = reserva()
  const { clave } = through
  expect((await rpc('reserva_turno', { direccion: '203.0.113.8', sitio: SECRET, clave })).status).toBe(200)
  expect(await rejection(await post(through))).toBe('201')
  // Nobody but the site lets a booking in.
  const other = reserva()
  expect((await rpc('reserva_turno', { direccion: '203.0.113.8', clave: other.clave })).status).toBe(403)
  expect(await rejection(await post(other))).toBe('429 frecuencia')
})

test('M9 T-RES-03 a booking that wakes up after the site gave up is not stored; a retry of it is', async () => {
  const late = reserva()
  const call = { direccion: '203.0.113.10', sitio: SECRET, clave: late.clave }
  await rpc('reserva_turno', call)
  await sql`update private.reserva_turnos set en = en - interval '9 seconds' where clave = ${String(late.clave)}`
  const before = await countReservas()
  const answer = await post(late)
  expect([answer.status, await rejection(answer)]).toEqual([503, '503 tarde'])
  expect(await countReservas()).toBe(before)
  await rpc('reserva_turno', call)
  expect(await rejection(await post(late))).toBe('201')
  // The same key again is the same booking, however late.
  await sql`update private.reserva_turnos set en = en - interval '9 seconds' where clave = ${String(late.clave)}`
  expect(await rejection(await post(late))).toBe('repetida')
})

test('M5 a known device has ten tries of its own, and no more', async () => {
  const [correo, device] = [`${randomUUID()}@example.com`, randomUUID().replaceAll('-', '')]
  await sql`insert into private.acceso_aparatos (huella, cuenta)
    values (private.acceso_huella(${`aparato:${device}`}), private.acceso_huella(${`cuenta:${correo}`}))`
  const turn = { accion: 'entrar', direccion: '203.0.113.11', correo, aparato: device, sitio: SECRET }
  const waits: number[] = []
  for (let i = 0; i < 11; i += 1) waits.push(Number(await (await rpc('acceso_turno', turn)).text()))
  expect(waits.slice(0, 10)).toEqual(Array(10).fill(0))
  expect(waits[10]).toBeGreaterThan(0)
})
