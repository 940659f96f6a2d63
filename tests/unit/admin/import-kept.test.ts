import { expect, test } from 'vitest'
import { keptColumns } from '../../../lib/admin/import/plan.ts'

test('an import keeps the columns that have no place in its spreadsheet, and takes the others from there alone', () => {
  const row = {
    id: 'a',
    version: 3,
    nombre: 'Pulpo',
    visible: true,
    destacado: false,
    nota: null,
    precios: [{}],
  }
  expect(keptColumns(row, ['nombre'])).toEqual({ id: 'a', version: '3', visible: 'on' })
  expect(keptColumns(row, ['nombre', 'visible'])).toEqual({ id: 'a', version: '3' })
})
