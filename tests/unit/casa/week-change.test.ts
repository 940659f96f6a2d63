import { describe, expect, test } from 'vitest'
import {
  type Cell,
  cellIn,
  changesIn,
  entriesOf,
  SERVICIOS,
  timesBetween,
  WEEKDAYS,
} from '../../../lib/casa/week-change.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'

const SAME: Cell = { como: 'igual', de: '', a: '' }
const only =
  (dia: number, servicio: string, cell: Cell) =>
  (day: number, service: string): Cell =>
    day === dia && service === servicio ? cell : SAME

describe('point 18: a change of the hours as the owner makes it', () => {
  test('from the first table to the last, as far apart as the house’s', () => {
    expect(timesBetween('20:00', '21:00', DEFAULT_RULES.cena)).toEqual([
      '20:00',
      '20:15',
      '20:30',
      '20:45',
      '21:00',
    ])
    expect(timesBetween('20:00', '21:10', ['19:00', '19:30', '21:30'])).toEqual(['20:00', '20:30', '21:00'])
    expect(timesBetween('20:00', '20:30', [])).toEqual(['20:00', '20:15', '20:30'])
    expect(timesBetween('20:00', '20:00', ['13:00'])).toEqual(['20:00'])
    expect(timesBetween('13:00', '15:00', ['13:00', '15:00'])).toEqual(['13:00', '14:00', '15:00'])
  })

  test('only what is changed is stored, and it comes back as it was typed', () => {
    for (const dia of WEEKDAYS)
      for (const servicio of SERVICIOS)
        for (const cell of [
          { como: 'cerrado', de: '', a: '' },
          { como: 'horas', de: '20:00', a: '23:30' },
          { como: 'siempre', de: '', a: '' },
        ] as const) {
          const entries = entriesOf('2027-03-01', only(dia, servicio, cell), DEFAULT_RULES)
          expect(entries).toHaveLength(1)
          for (const day of WEEKDAYS)
            for (const service of SERVICIOS)
              expect(cellIn(entries, day, service)).toEqual(only(dia, servicio, cell)(day, service))
        }
    expect(entriesOf('2027-03-01', () => SAME, DEFAULT_RULES)).toEqual([])
    const halfTyped = only(7, 'cena', { como: 'horas', de: '20:00', a: '' })
    expect(entriesOf('2027-03-01', halfTyped, DEFAULT_RULES)).toEqual([])
  })

  test('changes stand in the order of their days', () => {
    const entry = (from: string, dia: number) => ({ dia, servicio: 'cena', desde: from, horas: [] }) as const
    const changes = changesIn([entry('2027-06-01', 7), entry('2027-03-01', 7), entry('2027-06-01', 1)])
    expect(changes.map(({ desde, entries }) => [desde, entries.map(({ dia }) => dia)])).toEqual([
      ['2027-03-01', [7]],
      ['2027-06-01', [1, 7]],
    ])
  })
})
