import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { times } from '../../runner/long.ts'
import { makeAdmin, nextDay, pass, type Session, signUp, sql } from '../support/client.ts'
import { adjust, asks, created, empty, gaps, restore } from '../support/engine.ts'
import { llama, NOBODY, probe } from '../support/libro.ts'

/** Closing a day: who would be hit, the closing itself, and nobody slipping in between. */
let admin: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
})
// What is there is put back by `restaurar`.
afterEach(empty)
afterEach(restore)
afterAll(empty)

const DOMINGO = nextDay(7)
const IDIOMAS = ['es', 'en', 'fr', 'de', 'it'] as const
const lista = (turno: string | null = null, from = DOMINGO, hasta = DOMINGO) =>
  llama('reservas_en', { desde: from, hasta, turno }, admin)
const close = (more: object = {}) =>
  llama(
    'cerrar_dias',
    { desde: DOMINGO, hasta: DOMINGO, turno: null, motivo: null, cancelar: true, ...more },
    admin,
  )
const cierres = async () => (await sql`select valor from ajustes where clave = 'cierres'`)[0]?.valor

test('first who falls, then the closing: each told in his language with times of other days; one without an address is counted', async () => {
  await adjust({ cierres: [] })
  const made = []
  for (let i = 0; i < 12; i += 1)
    made.push(
      await created({
        fecha_reserva: DOMINGO,
        hora_reserva: i % 2 ? '14:00' : '21:00',
        idioma: IDIOMAS[i % 5],
      }),
    )
  await pass(`id = '${made[0]?.id}'`, 'confirmada')
  const gone = await created({ fecha_reserva: DOMINGO })
  await pass(`id = '${gone.id}'`, 'rechazada')
  const without = await llama(
    'reserva_anotar',
    {
      datos: {
        canal: 'telefono',
        clave: randomUUID(),
        nombre: 'Sin Correo',
        fecha_reserva: DOMINGO,
        hora_reserva: '13:00',
        personas: 2,
        preferencia_mesa: 'interior',
      },
    },
    admin,
  )
  expect(await lista()).toHaveLength(13)
  expect(await lista('comida')).toHaveLength(7)
  expect(await lista('cena')).toHaveLength(6)
  await sql`delete from correos`
  expect(await close({ motivo: 'Boda' })).toEqual({
    canceladas: 13,
    sin_correo: 1,
    quedan: 0,
    espera: NOBODY,
  })
  expect(await lista()).toEqual([])
  const mails = await sql`select idioma, datos from correos where tipo = 'cancelada' order by idioma`
  expect(mails.map(({ idioma }) => idioma)).toEqual(
    ['de', 'de', 'en', 'en', 'en', 'es', 'es', 'es', 'fr', 'fr', 'it', 'it'].sort(),
  )
  for (const { datos } of mails) {
    expect(datos.motivo).toBe('Boda')
    expect(datos.alternativas).toHaveLength(3)
    for (const { fecha } of datos.alternativas) expect(fecha).not.toBe(DOMINGO)
  }
  expect(await sql`select distinct estado from reservas where id <> ${gone.id}`).toEqual([
    { estado: 'cancelada_restaurante' },
  ])
  expect(
    (
      await sql`select datos from reserva_eventos where reserva_id = ${without.id} order by id desc limit 1`
    )[0]?.datos,
  ).toMatchObject({ cierre: true })
  expect(await asks({ fecha_reserva: DOMINGO })).toBe('422 cerrado')
})

test('closed with the bookings left as they are, and opened again', async () => {
  await adjust({ cierres: [] })
  const { id } = await created({ fecha_reserva: DOMINGO })
  expect(await close({ cancelar: false })).toEqual({
    canceladas: 0,
    sin_correo: 0,
    quedan: 1,
    espera: NOBODY,
  })
  expect(await sql`select estado from reservas where id = ${id}`).toEqual([{ estado: 'pendiente' }])
  expect(await asks({ fecha_reserva: DOMINGO })).toBe('422 cerrado')
  const [entry] = await cierres()
  expect(await llama('quitar_cierre', { entrada: entry }, admin)).toBe(true)
  expect(await llama('quitar_cierre', { entrada: entry }, admin)).toBe(false)
  expect(await asks({ fecha_reserva: DOMINGO })).toBe('201')
})

test('one service: the other keeps its hours, also special ones; closing both closes the day', async () => {
  await adjust({
    cierres: [{ tipo: 'horario_especial', desde: DOMINGO, hasta: DOMINGO, comida: ['12:30'] }],
  })
  await created({ fecha_reserva: DOMINGO, hora_reserva: '12:30' })
  await created({ fecha_reserva: DOMINGO, hora_reserva: '21:00' })
  expect(await close({ turno: 'cena' })).toEqual({ canceladas: 1, sin_correo: 0, quedan: 0, espera: NOBODY })
  expect((await gaps(DOMINGO, 2)).map(({ hora }) => hora)).toEqual(['12:30'])
  expect(await close({ turno: 'comida' })).toEqual({
    canceladas: 1,
    sin_correo: 0,
    quedan: 0,
    espera: NOBODY,
  })
  expect(await asks({ fecha_reserva: DOMINGO, hora_reserva: '12:30' })).toBe('422 cerrado')
})

describe('refused', () => {
  test.each([
    [{ desde: '2020-01-01', hasta: '2020-01-02' }, '422 fecha'],
    [{ hasta: nextDay(5), desde: nextDay(5).replace(/^\d{4}/, '2999') }, '422 fecha'],
    [{ turno: 'merienda' }, '422 hora'],
    [{ motivo: 'm'.repeat(301) }, '422 texto_largo'],
  ])('%j', async (more, said) => {
    expect(
      await probe(
        'cerrar_dias',
        { desde: DOMINGO, hasta: DOMINGO, turno: null, motivo: null, cancelar: true, ...more },
        admin,
      ),
    ).toBe(said)
  })
  test('to whoever is not of the staff', async () => {
    const guest = await signUp()
    for (const [name, body] of [
      ['reservas_en', { desde: DOMINGO, hasta: DOMINGO }],
      ['cerrar_dias', { desde: DOMINGO, hasta: DOMINGO, turno: null, motivo: null, cancelar: true }],
      ['quitar_cierre', { entrada: {} }],
    ] as const)
      for (const who of [null, guest]) expect(await probe(name, body, who)).toMatch(/^40[13] /)
  })
})

test('who books while it is being closed is refused or called off: nobody is left standing, time after time', async () => {
  for (let round = 0; round < times(20, 4); round += 1) {
    await adjust({ cierres: [] })
    const said = await Promise.all([
      ...Array.from({ length: 8 }, () => asks({ fecha_reserva: DOMINGO })),
      close(),
      ...Array.from({ length: 8 }, () => asks({ fecha_reserva: DOMINGO })),
    ])
    const taken = said.filter((one) => one === '201').length
    expect(said[8]).toEqual({ canceladas: taken, sin_correo: 0, quedan: 0, espera: NOBODY })
    expect(said.filter((one) => one === '422 cerrado')).toHaveLength(16 - taken)
    expect(await sql`select 1 from reservas where ocupa`).toHaveLength(0)
    await empty()
  }
})
