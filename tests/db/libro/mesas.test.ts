import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAdmin, nextDay, type Session, signUp, sql } from '../support/client.ts'
import { adjust, created, empty, fila, restore } from '../support/engine.ts'
import { correosDe, eventos, llama, manos, probe, telefono } from '../support/libro.ts'
import { doublySeated, mesaOf, noMesas, ROOM, setMesas } from '../support/mesas.ts'

/** 19.21: who moves a party to another table, and what becomes of it when the tables change. */
const THURSDAY = nextDay(4)
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
const { anotar, deshacer, version } = manos(() => admin)

/** To another table by hand. */
const sit = async (id: string, mesa: string | null) =>
  probe('reserva_mesa', { id, version: await version(id), mesa }, admin)

describe('19.21 the host', () => {
  test('moves a party to any free table, and takes it back; no mail, and a line of the history', async () => {
    const ids = await setMesas(admin, ROOM)
    const one = await anotar(telefono({ email: 'ana@example.com', avisar: false }))
    const other = await anotar(telefono())
    expect(await sit(one.id, ids['2'] ?? null)).toBe('409 mesa_ocupada')
    expect(await sit(one.id, ids['1+2'] ?? null)).toBe('409 mesa_ocupada')
    expect(await sit(one.id, ids['3'] ?? null)).toBe('200')
    expect(await mesaOf(one.id)).toBe('3')
    expect((await eventos(one.id)).at(-1)).toMatchObject({
      ...{ tipo: 'cambio', actor: 'personal', actor_id: admin.id },
      datos: { sitio: { era: ids['1'], de: '1', a: '3' } },
    })
    expect(await correosDe(one.id)).toEqual([])
    expect(await deshacer(one.id)).toBe('200')
    expect(await mesaOf(one.id)).toBe('1')
    expect(await deshacer(one.id)).toBe('409 transicion')
    expect(await sit(one.id, null)).toBe('200')
    expect(await mesaOf(one.id)).toBeNull()
    expect(await sit(other.id, ids['1'] ?? null)).toBe('200')
    expect(await deshacer(one.id)).toBe('409 mesa_ocupada')
    expect(await probe('reserva_mesa', { id: one.id, version: 1, mesa: ids['3'] }, admin)).toBe('409 version')
  })

  test('a reminder that was to go out still does; a guest and a stranger move nothing', async () => {
    const ids = await setMesas(admin, ROOM)
    const one = await anotar(telefono({ email: 'ana@example.com', avisar: false }))
    await sql`insert into correos (clave, tipo, para, idioma, datos, reserva_id)
      values (${randomUUID()}, 'recordatorio', 'ana@example.com', 'es', '{}', ${one.id})`
    expect(await sit(one.id, ids['3'] ?? null)).toBe('200')
    expect(await correosDe(one.id)).toEqual([{ tipo: 'recordatorio', estado: 'pendiente' }])
    const guest = await signUp()
    const body = { id: one.id, version: await version(one.id), mesa: ids['1'] }
    expect(await probe('reserva_mesa', body, guest)).toMatch(/^403/)
    expect(await probe('reserva_mesa', body, null)).toMatch(/^401/)
    const [area] = await sql`select id, version from zonas where clave = 'interior'`
    const change = { zona: area?.id, por_mesas: false, mesas: [], version: area?.version }
    expect(await probe('guardar_mesas', change, guest)).toMatch(/^403/)
  })

  test('nowhere but in an area that counts by tables', async () => {
    const ids = await setMesas(admin, ROOM, { on: false })
    const one = await anotar(telefono())
    expect(await mesaOf(one.id)).toBeNull()
    expect(await sit(one.id, ids['1'] ?? null)).toBe('409 transicion')
    const dia = await llama('libro_dia', { fecha: THURSDAY }, admin)
    expect(dia.mesas).toEqual([])
    await setMesas(admin, ROOM)
    const { mesas, reservas } = await llama('libro_dia', { fecha: THURSDAY }, admin)
    expect(mesas.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['1', '2', '3', '1+2'])
    expect(reservas[0]).toMatchObject({ mesa_id: ids['1'], mesa: 'interior' })
  })
})

describe('19.21 the owner', () => {
  test('switching tables on seats who has booked, the larger party of an hour first', async () => {
    const couple = await created({ personas: 2 })
    const four = await created({ personas: 4 })
    const more = await created({ personas: 4, hora_reserva: '21:15' })
    await setMesas(admin, [
      { nombre: 'A', plazas: 4 },
      { nombre: 'B', plazas: 2 },
    ])
    expect([await mesaOf(couple.id), await mesaOf(four.id), await mesaOf(more.id)]).toEqual(['B', 'A', null])
    expect((await fila(couple.id)).version).toBe(2)
    await setMesas(admin, [
      { nombre: 'A', plazas: 4 },
      { nombre: 'B', plazas: 2 },
      { nombre: 'C', plazas: 6 },
    ])
    expect([await mesaOf(four.id), await mesaOf(more.id)]).toEqual(['A', 'C'])
  })

  test('a table that goes or shrinks, or a join that changes, moves its party to another or to none', async () => {
    const big = [
      { nombre: '1', plazas: 4 },
      { nombre: '2', plazas: 4 },
      { nombre: '3', plazas: 4 },
    ]
    await setMesas(admin, [...big, { nombre: 'J', plazas: 8, minimo: 5, unidas: ['1', '2'] }])
    const eight = await created({ personas: 8 })
    const four = await created({ personas: 4 })
    expect([await mesaOf(eight.id), await mesaOf(four.id)]).toEqual(['J', '3'])
    await setMesas(admin, [...big, { nombre: 'J', plazas: 8, minimo: 5, unidas: ['1', '3'] }])
    expect([await mesaOf(eight.id), await mesaOf(four.id)]).toEqual(['J', '2'])
    expect(await doublySeated()).toEqual([])
    await setMesas(admin, big.slice(0, 2))
    expect([await mesaOf(eight.id), await mesaOf(four.id)]).toEqual([null, '2'])
    await setMesas(admin, [
      { nombre: '1', plazas: 2 },
      { nombre: '2', plazas: 5 },
    ])
    expect(await mesaOf(four.id)).toBe('2')
  })

  test('what cannot be is refused: none, two of a name, a join of a join, somebody who saved meanwhile', async () => {
    await expect(setMesas(admin, [])).rejects.toThrow('422 mesas')
    const two = [
      { nombre: '1', plazas: 2 },
      { nombre: '2', plazas: 2 },
    ]
    await expect(setMesas(admin, [...two, { nombre: ' 1', plazas: 2 }])).rejects.toThrow('repetida')
    const join = { nombre: 'J', plazas: 4, unidas: ['1', '2'] }
    await expect(
      setMesas(admin, [...two, join, { nombre: 'K', plazas: 9, unidas: ['J', '1'] }]),
    ).rejects.toThrow('422 mesas')
    const [area] = await sql`select id, version from zonas where clave = 'interior'`
    const stale = { zona: area?.id, por_mesas: false, mesas: [], version: Number(area?.version) - 1 }
    expect(await probe('guardar_mesas', stale, admin)).toBe('409 conflicto')
  })

  test('each table has its history, under the name of who changed it', async () => {
    const ids = await setMesas(admin, [{ nombre: 'H', plazas: 2 }])
    await setMesas(admin, [{ nombre: 'H', plazas: 5 }])
    const lines =
      await sql`select operacion, antes -> 'plazas' as antes, despues -> 'plazas' as despues, titulo, quien
      from historial where tabla = 'mesas' and fila = ${ids.H ?? ''} order by id`
    expect(lines).toMatchObject([
      { operacion: 'alta', antes: null, despues: 2, titulo: 'H', quien: admin.id },
      { operacion: 'cambio', antes: 2, despues: 5, quien: admin.id },
    ])
  })
})
