import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { times } from '../../runner/long.ts'
import { makeAdmin, type Session, signUp, sql } from '../support/client.ts'
import { adjust, asks, created, empty, restore } from '../support/engine.ts'
import { manos, probe } from '../support/libro.ts'
import { doublySeated, noMesas, ROOM, setMesas } from '../support/mesas.ts'

/** 19.21: everybody at once for the last tables. */
const ROUNDS = times(20, 1)
// A machine may be busy with other things; a race takes what it takes.
vi.setConfig({ testTimeout: 300_000 })
let admin: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
})
beforeEach(() => adjust({ duraciones: [{ hasta: 20, minutos: 120 }], limite_contacto_dia: 0 }))
afterEach(async () => {
  expect(await doublySeated()).toEqual([])
  await empty()
  await restore()
  await noMesas()
})
afterAll(empty)
const { mover, verbo, version } = manos(() => admin)

/** To another table by hand. */
const sit = async (id: string, mesa: string | null) =>
  probe('reserva_mesa', { id, version: await version(id), mesa }, admin)

describe('19.21 everybody at once', () => {
  /** Every call is made ready before the first one starts. */
  const atOnce = <T>(calls: readonly (() => Promise<T>)[]) => Promise.all(calls.map((call) => call()))
  const horas = ['18:30', '19:15', '20:00', '20:45', '21:30', '22:30']

  test('two hundred for the last tables: each is given once, and none stays empty', async () => {
    await setMesas(admin, ROOM)
    for (let round = 0; round < ROUNDS; round += 1) {
      const said = await atOnce(Array.from({ length: 200 }, () => () => asks({ personas: 2 })))
      expect(said.filter((one) => one === '201')).toHaveLength(2)
      expect(new Set(said)).toEqual(new Set(['201', '409 lleno']))
      expect(await doublySeated()).toEqual([])
      await empty()
    }
  })

  test('parties, hours and joins by chance, while the host moves and guests cancel: nobody sits on another', async () => {
    const ids = await setMesas(admin, ROOM)
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = await atOnce(
        horas.map((hora_reserva) => () => created({ personas: 1, hora_reserva }).catch(() => null)),
      )
      const seated = first.filter((made) => made !== null)
      const said = await atOnce([
        ...Array.from(
          { length: 150 },
          (_, i) => () => asks({ personas: 1 + (i % 4), hora_reserva: horas[i % horas.length] }),
        ),
        ...seated.flatMap(({ id }, i) => [
          () => sit(id, Object.values(ids)[i % 4] ?? null),
          () => mover(id, { hora_reserva: horas[(i + 1) % horas.length] }),
          () => (i % 2 ? verbo(id, 'cancelada_restaurante') : sit(id, ids['3'] ?? null)),
        ]),
      ])
      expect(said.filter((one) => /^5|40P01/.test(one))).toEqual([])
      expect(await doublySeated()).toEqual([])
      expect(await sql`select 1 from reservas where ocupa and mesa_id is null`).toEqual([])
      for (const hora_reserva of horas) while ((await asks({ personas: 1, hora_reserva })) === '201');
      expect(await doublySeated()).toEqual([])
      await empty()
    }
  })

  test('tables come and go in save after save while two hundred book: whoever is in has one, and it is his', async () => {
    const many = Array.from({ length: 40 }, (_, i) => ({ nombre: `m${i}`, plazas: 4 }))
    for (let round = 0; round < ROUNDS; round += 1) {
      let open = true
      const saves = async () => {
        for (let i = 0; open; i += 1) await setMesas(admin, many.slice((i % 5) * 6))
      }
      const saving = saves()
      const said: string[] = []
      // Few at a time, again and again: a save would wait behind two hundred that ask at once.
      const lane = async () => {
        for (let i = 0; i < 40; i += 1) said.push(await asks({ hora_reserva: horas[i % horas.length] }))
      }
      await atOnce(Array.from({ length: 5 }, () => lane))
      open = false
      await saving
      expect(said.filter((one) => !['201', '409 lleno'].includes(one))).toEqual([])
      // Whoever was in before the tables were may be more than they seat; nobody else is without.
      const [row] = await sql`select count(*)::int as n from private.ocupacion o where o.mesa_id is null
        and exists (select from private.mesas_libres('interior', o.inicio, o.fin, o.personas, o.id))`
      expect(row?.n).toBe(0)
      expect(await doublySeated()).toEqual([])
      await empty()
      await noMesas()
    }
  })
})
