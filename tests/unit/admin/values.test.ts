import { expect, test } from 'vitest'
import { changedValues, differs } from '../../../components/admin/form/values.ts'

test('what was typed since: other words, a new field, one emptied, a box ticked and one unticked', () => {
  const antes = { nombre: 'Gamba', precio: '24', vegano: 'on', notas: 'x' }
  const now = { nombre: 'Gamba', precio: '25', picante: 'on', notas: '', nuevo: 'y' }
  expect(changedValues(antes, now)).toEqual({
    precio: '25',
    vegano: '',
    picante: 'on',
    notas: '',
    nuevo: 'y',
  })
})

test('a box that is not ticked and a field that is empty are the same as none', () => {
  expect(changedValues({ notas: '' }, {})).toEqual({})
  expect(differs({ notas: '' }, {})).toBe(false)
})
