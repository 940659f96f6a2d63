import { expect, test } from 'vitest'
import { nearestFree, stillToCome } from '../../../components/admin/phone-call/turno-choice.ts'
import type { Turno } from '../../../lib/admin/libro/phone-call.ts'
import type { HHmm } from '../../../lib/core/dates.ts'

const turno = (hora: HHmm, interior: string | null, exterior: string | null = 'lleno'): Turno => ({
  hora,
  servicio: 'cena',
  areas: { interior: { motivo: interior, quedan: 4 }, exterior: { motivo: exterior, quedan: 0 } },
})
const DAY = [
  turno('19:00', 'pasado', 'pasado'),
  turno('20:30', null),
  turno('21:00', 'lleno', null),
  turno('21:30', null),
  turno('22:00', 'ritmo'),
]

test('point 19: the free time nearest to the one that is wished, the earlier of two, in that area alone', () => {
  expect(nearestFree(DAY, 'interior', '21:00')).toBe('20:30')
  expect(nearestFree(DAY, 'interior', '22:00')).toBe('21:30')
  expect(nearestFree(DAY, 'exterior', '22:30')).toBe('21:00')
  expect(nearestFree([], 'interior', '21:00')).toBe(null)
  expect(nearestFree([turno('21:00', 'lleno')], 'interior', '21:00')).toBe(null)
})

test('point 19: a time that has passed is not offered, a full one is', () => {
  expect(stillToCome(DAY).map(({ hora }) => hora)).toEqual(['20:30', '21:00', '21:30', '22:00'])
})
