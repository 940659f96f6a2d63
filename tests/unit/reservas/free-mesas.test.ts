import { describe, expect, test } from 'vitest'
import { type HHmm, minutes } from '../../../lib/core/dates.ts'
import { freeMesas, type Mesa, type Stay } from '../../../lib/reservas/free-mesas.ts'
import shared from '../../fixtures/mesas.cases.json'

const HOURS = 120
const MESAS: Mesa[] = shared.mesas.map(({ unidas = [], ...mesa }) => ({ ...mesa, id: mesa.nombre, unidas }))

describe('19.21 which table a party gets', () => {
  test.each(shared.cases)('$case', ({ taken, personas, hora, own = null, byHand = false, free }) => {
    const stays = taken.map(([mesa, at], i): Stay => {
      const from = minutes(String(at) as HHmm)
      return { id: `r${i}`, mesa_id: mesa === null ? null : String(mesa), from, to: from + HOURS }
    })
    const from = minutes(hora as HHmm)
    const party = { id: 'own', mesa_id: own, personas, from, to: from + HOURS }
    const mine = own === null ? [] : [party]
    expect(freeMesas(MESAS, [...stays, ...mine], party, byHand).map(({ nombre }) => nombre)).toEqual(free)
  })

  test('the order of the rows before it does not matter, nor the order of who sits', () => {
    const stays = [
      { id: 'a', mesa_id: '2', from: 1200, to: 1320 },
      { id: 'b', mesa_id: '4', from: 1210, to: 1330 },
    ]
    const party = { id: 'c', mesa_id: null, personas: 2, from: 1230, to: 1350 }
    expect(freeMesas(MESAS, stays, party)).toEqual(freeMesas(MESAS, stays.toReversed(), party))
  })
})
