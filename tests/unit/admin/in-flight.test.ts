import { expect, test } from 'vitest'
import { leaveInFlight, takeInFlight, typedOver } from '../../../components/admin/form/in-flight.ts'

const form = (path: string, clave = '') => ({
  path,
  clave,
  sent: { nombre: 'Gamba', precio: '22' },
  typed: { nombre: 'Gamba', precio: '22', notas: 'escrito mientras se guardaba' },
  focus: null,
  forget: () => undefined,
})

test('a save that lands: only what was typed after it was sent is put over the saved row', () => {
  const row = { nombre: 'Gamba', precio: '22,00', notas: '' }
  expect(typedOver(row, form('/x'))).toEqual({ ...row, notas: 'escrito mientras se guardaba' })
  expect(typedOver(row, { sent: { precio: '22' }, typed: { precio: '22' } })).toBeNull()
})

test('a form on its way is taken up once: by itself, or by the page of the row it made', () => {
  leaveInFlight(form('/platos/1', 'a'))
  expect(takeInFlight('/platos/1', 'b')).toBeNull()
  expect(takeInFlight('/platos/1', 'a')?.path).toBe('/platos/1')
  expect(takeInFlight('/platos/1', 'a')).toBeNull()
  leaveInFlight(form('/platos/nuevo'))
  expect(takeInFlight('/platos/1', '')?.path).toBe('/platos/nuevo')
})
