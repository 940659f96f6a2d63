import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import casos from '../../fixtures/steps.cases.json' with { type: 'json' }
import { makeAdmin, nextDay, type Session, signUp, sql } from '../support/client.ts'
import { created, empty, fila } from '../support/engine.ts'
import { manos, outOfTheWay, probe } from '../support/libro.ts'

/** The same cases as tests/unit/admin/libro-steps.test.ts, through the functions that decide. */
let admin: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
})
afterEach(empty)
afterAll(empty)

const ESTADOS = Object.keys(casos) as (keyof typeof casos)[]
const { apunte, version } = manos(() => admin)

test.each(ESTADOS)('§pasos: from %s', async (de) => {
  const { id } = await created()
  const put = () =>
    outOfTheWay(`update reservas set estado = '${de}', actualizado_en = now() where id = '${id}'`)
  await put()
  expect((await apunte(id, nextDay(4))).pasos).toEqual(casos[de])
  for (const a of ESTADOS) {
    await put()
    const body = { id, version: await version(id), a, avisar: false }
    const said =
      a === 'sentada'
        ? await probe('reserva_sentar', { id, version: body.version }, admin)
        : await probe('reserva_estado', body, admin)
    // Who gives a request up by hand does so through no button.
    const may = casos[de].includes(a as never) || (de === 'pendiente' && a === 'caducada')
    expect([a, said]).toEqual([a, may ? '200' : '409 transicion'])
    expect((await fila(id)).estado).toBe(may ? a : de)
  }
})

test('§pasos: a day after, who did not come is offered no table, nor is a booking without a guest', async () => {
  const { id } = await created()
  await outOfTheWay(
    `update reservas set estado = 'no_presentada', actualizado_en = now() - interval '25 hours' where id = '${id}'`,
  )
  expect((await apunte(id, nextDay(4))).pasos).toEqual([])
  await outOfTheWay(`update reservas set estado = 'confirmada', anonimizada_en = now() where id = '${id}'`)
  expect((await apunte(id, nextDay(4))).pasos).toEqual([])
  expect(await probe('reserva_sentar', { id: randomUUID(), version: 1 }, admin)).toBe('404 no_encontrada')
  expect(await sql`select 1 from reservas`).toHaveLength(1)
})
