import { expect, test } from 'vitest'
import { namedClosings } from '../../../components/site/reservas/closings.ts'
import { addDays, type IsoDate, weekday } from '../../../lib/core/dates.ts'

/** December 2026 with Mondays, the 24th and the 25th closed. */
const days = Array.from({ length: 31 }, (_, i) => {
  const fecha = addDays('2026-12-01' as IsoDate, i)
  const closed = weekday(fecha) === 1 || ['2026-12-24', '2026-12-25'].includes(fecha)
  return { fecha, libre: !closed, motivo: closed ? 'cerrado' : null }
})

test('struck days: each that is no weekly rest is named, with the reason of the house', () => {
  const closings = [['2026-12-24' as IsoDate, '2026-12-24' as IsoDate, 'Cenamos en casa.']] as const
  expect(namedClosings(days, closings)).toEqual([
    { fecha: '2026-12-24', motivo: 'Cenamos en casa.' },
    { fecha: '2026-12-25', motivo: '' },
  ])
})

test('struck days: a full day is none of them', () => {
  const full = days.map((dia) =>
    dia.fecha === '2026-12-10' ? { ...dia, libre: false, motivo: 'lleno' } : dia,
  )
  expect(namedClosings(full, []).map(({ fecha }) => fecha)).toEqual(['2026-12-24', '2026-12-25'])
})
