import { expect, test } from 'vitest'
import { type Planned, stateAt } from '../../../lib/carta/scheduled.ts'

const NOW = {
  nombre: 'Arroz a banda',
  descripcion: null,
  visible: true,
  precios: { racion: 1600, media: 900 },
}
const plan = (en: string, cambio: Planned['cambio'], fila = 'arroz'): Planned => ({ fila, cambio, en })

test('point 18: a dish as it will be at a moment, with all that is planned until then', () => {
  const planned = [
    plan('2027-06-01T07:00:00+00:00', { visible: false }),
    plan('2027-03-01T08:00:00+00:00', { precios: { racion: 1800 } }),
    plan('2027-03-01T08:00:00+00:00', { precios: { racion: 1850 }, nombre: 'Arroz del señoret' }),
    plan('2027-01-01T08:00:00+00:00', { visible: false }, 'gamba'),
  ]
  const at = (moment: string) => stateAt('arroz', NOW, planned, moment)
  expect(at('2027-02-28T23:59:59Z')).toEqual(NOW)
  const spring = { ...NOW, nombre: 'Arroz del señoret', precios: { racion: 1850, media: 900 } }
  expect(at('2027-03-01T09:00:00+01:00')).toEqual(spring)
  expect(at('2027-06-01T07:00:00Z')).toEqual({ ...spring, visible: false })
  expect(stateAt('arroz', NOW, [], '2030-01-01T00:00:00Z')).toBe(NOW)
})
