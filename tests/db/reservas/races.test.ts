import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addDays, type IsoDate } from '../../../lib/core/dates.ts'
import { times } from '../../runner/long.ts'
import { nextDay, pass, post, reserva, rpc, sql } from '../support/client.ts'
import { adjust, aforo, asks, created, empty, espera, rejection, restore } from '../support/engine.ts'

/**
 * T-RES-06, B-08: everybody at once, through HTTP on a real PostgreSQL. Each round must end with exactly as many guests
 * as there are seats: one more is a table sold twice, one less a guest sent away from a free one.
 */
const ROUNDS = times(20, 2)
const THURSDAY = nextDay(4) as IsoDate

beforeEach(() => adjust({ duraciones: [{ hasta: 20, minutos: 120 }], limite_contacto_dia: 0 }))
// A machine may be busy with other things; a race takes what it takes.
vi.setConfig({ testTimeout: 300_000 })
afterEach(empty)
afterEach(restore)
afterAll(empty)

/** All at the same instant: every call is made ready before the first one starts. */
async function atOnce<T>(calls: readonly (() => Promise<T>)[]): Promise<T[]> {
  let open = () => {}
  const barrier = new Promise<void>((resolve) => {
    open = resolve
  })
  const waiting = calls.map(async (call) => {
    await barrier
    return call()
  })
  open()
  return Promise.all(waiting)
}
const together = (n: number, change: (i: number) => Record<string, unknown>) =>
  atOnce(Array.from({ length: n }, (_, i) => () => asks(change(i))))

/** The most guests who sit in an area at one moment, counted by other means than the engine's. */
async function peak(mesa: string): Promise<number> {
  const rows =
    await sql`select extract(epoch from inicio)::float8 as desde, extract(epoch from fin)::float8 as hasta, personas
    from private.ocupacion where mesa = ${mesa}`
  const moments = rows.map(({ desde }) => desde)
  return Math.max(
    0,
    ...moments.map((at) =>
      rows.reduce((sum, { desde, hasta, personas }) => (desde <= at && at < hasta ? sum + personas : sum), 0),
    ),
  )
}
const guests = async (mesa: string): Promise<number> => {
  const [row] =
    await sql`select coalesce(sum(personas), 0)::int as n from reservas where ocupa and preferencia_mesa = ${mesa}`
  return row?.n
}
const rows = async (): Promise<number> => (await sql`select 1 from reservas where ocupa`).length
const cuenta = (said: readonly string[], what: string) => said.filter((one) => one === what).length

test(`two hundred for the last ten seats of one time: five couples sit, ${ROUNDS} times`, async () => {
  await aforo(30)
  for (let round = 0; round < ROUNDS; round += 1) {
    await created({ personas: 20 })
    const said = await together(200, () => ({ personas: 2 }))
    expect(new Set(said)).toEqual(new Set(['201', '409 lleno']))
    expect([cuenta(said, '201'), await guests('interior'), await rows()]).toEqual([5, 30, 6])
    await empty()
  }
})

test('overlapping stays in two areas: neither is ever above its seats, and no seat stays empty', async () => {
  await aforo(12, 7)
  const horas = ['18:30', '19:15', '20:00', '20:45', '21:30', '22:30']
  for (let round = 0; round < ROUNDS; round += 1) {
    const said = await together(200, (i) => ({
      personas: 1 + (i % 4),
      hora_reserva: horas[i % 6],
      preferencia_mesa: i % 3 === 0 ? 'exterior' : 'interior',
    }))
    expect(new Set(said)).toEqual(new Set(['201', '409 lleno']))
    expect(await rows()).toBe(cuenta(said, '201'))
    expect(await peak('interior')).toBeLessThanOrEqual(12)
    expect(await peak('exterior')).toBeLessThanOrEqual(7)
    // Whoever could still be seated is seated: nobody was sent away from a free table for nothing.
    for (const mesa of ['interior', 'exterior'])
      for (const hora_reserva of horas)
        while ((await asks({ personas: 1, hora_reserva, preferencia_mesa: mesa })) === '201');
    expect([await peak('interior'), await peak('exterior')]).toEqual([12, 7])
    await empty()
  }
})

test('the night before and the day after midnight are two days with the same seats', async () => {
  const friday = addDays(THURSDAY, 1)
  await adjust({
    cierres: [
      { tipo: 'horario_especial', desde: THURSDAY, hasta: THURSDAY, comida: [], cena: ['23:30'] },
      { tipo: 'horario_especial', desde: friday, hasta: friday, comida: ['00:30'], cena: [] },
    ],
  })
  await aforo(6)
  for (let round = 0; round < ROUNDS; round += 1) {
    const said = await together(60, (i) =>
      i % 2
        ? { fecha_reserva: THURSDAY, hora_reserva: '23:30' }
        : { fecha_reserva: friday, hora_reserva: '00:30' },
    )
    expect([cuenta(said, '201'), cuenta(said, '409 lleno'), await guests('interior')]).toEqual([3, 57, 6])
    await empty()
  }
})

test('the pace holds at once as one after another', async () => {
  await adjust({ ritmo: { personas: 9, reservas: null } })
  for (let round = 0; round < ROUNDS; round += 1) {
    const said = await together(60, (i) => ({
      personas: 3,
      preferencia_mesa: i % 2 ? 'interior' : 'exterior',
    }))
    expect([cuenta(said, '201'), cuenta(said, '409 ritmo')]).toEqual([3, 57])
    await empty()
  }
})

test('T-RES-05: twenty of each key at exactly full capacity: every one is told it is saved, one row each', async () => {
  await aforo(20)
  for (let round = 0; round < ROUNDS; round += 1) {
    const bodies = Array.from({ length: 10 }, () => reserva())
    const said = await atOnce(
      Array.from({ length: 200 }, (_, i) => async () => rejection(await post(bodies[i % 10]))),
    )
    expect([cuenta(said, '201'), cuenta(said, 'repetida')]).toEqual([10, 190])
    expect([await rows(), await guests('interior')]).toEqual([10, 20])
    expect(await asks({ personas: 1 })).toBe('409 lleno')
    await empty()
  }
})

test('moves race with new bookings, both ways: no seat is sold twice and none is lost', async () => {
  await aforo(10)
  for (let round = 0; round < ROUNDS; round += 1) {
    const made = [
      ...(await Promise.all(Array.from({ length: 4 }, () => created({ hora_reserva: '19:00' })))),
      ...(await Promise.all(Array.from({ length: 4 }, () => created({ hora_reserva: '21:00' })))),
    ]
    const moves = made.map((one, i) => async () => {
      const changes = { hora_reserva: i < 4 ? '21:00' : '19:00' }
      return rejection(
        await rpc('reserva_cambiar', { codigo: one.codigo, token: one.token, version: 1, cambios: changes }),
      )
    })
    const news = Array.from(
      { length: 40 },
      (_, i) => () => asks({ hora_reserva: i % 2 ? '19:00' : '21:00', personas: 1 + (i % 2) }),
    )
    const said = await atOnce([...moves, ...news])
    expect([...new Set(said)].filter((one) => !['200', '201', '409 lleno'].includes(one))).toEqual([])
    expect(await peak('interior')).toBeLessThanOrEqual(10)
    // Whoever was not moved has the old table still.
    expect(
      await sql`select 1 from reservas where id = any(${made.map(({ id }) => id)}) and ocupa`,
    ).toHaveLength(8)
    expect(await rows()).toBe(8 + cuenta(said, '201'))
    await empty()
  }
})

test('swaps between days do not block each other for ever', async () => {
  const days = [2, 3, 4, 5, 6, 7].map((n) => nextDay(n))
  for (let round = 0; round < ROUNDS; round += 1) {
    const made = await Promise.all(days.map((fecha_reserva) => created({ fecha_reserva })))
    const said = await atOnce(
      made.flatMap(({ codigo, token }, i) =>
        days.map((_, j) => async () => {
          const changes = { fecha_reserva: days[(i + j + 1) % 6], personas: 2 + j }
          return rejection(await rpc('reserva_cambiar', { codigo, token, version: 1, cambios: changes }))
        }),
      ),
    )
    expect([...new Set(said)].filter((one) => !['200', '409 version'].includes(one))).toEqual([])
    expect(cuenta(said, '200')).toBe(6)
    await empty()
  }
})

test('a table comes free while fifty ask for it and three wait: one has it', async () => {
  await aforo(4)
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await created({ personas: 4 })
    await Promise.all(Array.from({ length: 3 }, () => espera({ personas: 4 })))
    const said = await atOnce<unknown>([
      ...Array.from({ length: 25 }, () => () => asks({ personas: 4 })),
      () => pass(`id = '${id}'`, 'cancelada_restaurante'),
      ...Array.from({ length: 25 }, () => () => asks({ personas: 4 })),
      () => sql`select private.tarea_reservas()`,
    ])
    // The seats pass to the list in the same transaction that frees them: no visitor comes between.
    expect(said.filter((one) => one === '201')).toHaveLength(0)
    expect(await sql`select 1 from lista_espera where estado = 'ofrecida'`).toHaveLength(1)
    expect(await peak('interior')).toBe(4)
    await empty()
  }
})

describe('the red control: the same race without the lock', () => {
  test('sells seats twice, so this bench would notice', async () => {
    await aforo(10)
    const [saved] =
      await sql`select pg_get_functiondef('private.bloquea(date,time,integer)'::regprocedure) as def`
    await sql.unsafe(`create or replace function private.bloquea(fecha date, hora time, duracion integer) returns void
      language sql set search_path = '' as $$ select $$`)
    try {
      let worst = 0
      for (let round = 0; round < 10 && worst <= 10; round += 1) {
        await together(200, () => ({ personas: 2 }))
        worst = Math.max(worst, await guests('interior'))
        await empty()
      }
      expect(worst).toBeGreaterThan(10)
    } finally {
      await sql.unsafe(String(saved?.def))
    }
    const said = await together(100, () => ({ personas: 2 }))
    expect([cuenta(said, '201'), await guests('interior')]).toEqual([5, 10])
  })
})
