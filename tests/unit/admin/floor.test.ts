import { describe, expect, test } from 'vitest'
import { floorAt, mesasFor, partiesAt, partiesFor } from '../../../lib/admin/libro/floor.ts'
import type { Dia, FloorMesa, LibroEntry } from '../../../lib/admin/libro/shapes.ts'

/** 19.21 what the plan of a day shows. */
const mesa = (nombre: string, plazas: number, unidas: string[] = []): FloorMesa => ({
  ...{ id: nombre, nombre, plazas, minimo: 1, zona: 'interior', x: null, y: null, unidas },
})
const party = (id: string, hora: string, hasta: string, mesa_id: string | null, more = {}) =>
  ({
    id,
    nombre: id,
    hora,
    hasta,
    mesa_id,
    mesa: 'interior',
    personas: 2,
    estado: 'confirmada',
    ...more,
  }) as LibroEntry
const day = (reservas: LibroEntry[], espera: object[] = []) =>
  ({
    reservas,
    espera,
    mesas: [mesa('1', 2), mesa('2', 2), mesa('3', 4), mesa('1+2', 4, ['1', '2'])],
  }) as unknown as Dia
const at = (dia: Dia, minute: number, late: string[] = []) =>
  Object.fromEntries(
    floorAt(dia, 'interior', minute, ({ id }) => late.includes(id)).map(({ mesa, state, until }) => [
      mesa.nombre,
      [state, until],
    ]),
  )

describe('19.21 the plan of a day', () => {
  test('free until the next party, expected, late, seated, offered; a join is its tables', () => {
    const dia = day(
      [
        party('Ana', '21:00', '23:00', '1+2', { personas: 4 }),
        party('Bea', '19:00', '20:30', '1', { estado: 'sentada' }),
        party('Eva', '19:00', '20:30', '3', { estado: 'cancelada_cliente' }),
      ],
      [{ id: 'oferta', hora: '19:00', hasta: '20:00', mesa_id: '2' }],
    )
    expect(at(dia, 1150)).toEqual({ 1: ['sentada', 1230], 2: ['oferta', 1200], 3: ['libre', null] })
    expect(at(dia, 1240)).toEqual({ 1: ['libre', 1260], 2: ['libre', 1260], 3: ['libre', null] })
    expect(at(dia, 1260)).toEqual({ 1: ['esperada', 1380], 2: ['esperada', 1380], 3: ['libre', null] })
    expect(at(dia, 1290, ['Ana'])).toMatchObject({ 1: ['tarde', 1380] })
    expect(at(dia, 1380)).toMatchObject({ 1: ['libre', null] })
  })

  test('a stay past midnight is still there at its end', () => {
    const dia = day([party('Ana', '23:00', '01:00', '3')])
    expect(at(dia, 1439)).toMatchObject({ 3: ['esperada', 1500] })
  })

  test('where a party may go, the rule’s choice first; who may take a table, those without one first', () => {
    const seated = party('Ana', '21:00', '23:00', '3')
    const without = party('Bea', '21:30', '23:30', null)
    const other = party('Eva', '13:00', '15:00', '2')
    const dia = day([seated, other, without])
    expect(mesasFor(dia, without).map(({ id }) => id)).toEqual(['1', '2', '1+2'])
    expect(mesasFor(dia, seated)[0]?.id).toBe('3')
    expect(partiesFor(dia, mesa('1', 2)).map(({ id }) => id)).toEqual(['Bea', 'Eva', 'Ana'])
    expect(partiesAt(dia, 'interior', 1300).map(({ id }) => id)).toEqual(['Bea', 'Ana'])
    expect(partiesAt(dia, 'exterior', 1300)).toEqual([])
  })
})
