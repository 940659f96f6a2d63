import { expect, test } from 'vitest'
import { toPlano, walkOf } from '../../../lib/casa/plano.ts'

const casa = { punto: 'casa', x: 39, y: 63, minutos: null }
const puerto = { punto: 'puerto', x: 58, y: 66, minutos: 2 }

test('19.12 the map shows the points of the rows, the house first', () => {
  expect(toPlano([puerto, casa])).toEqual([casa, puerto])
})

test('19.12 what is no point is not on the map; without the house there is none', () => {
  const wrong = [
    { ...puerto, x: 101 },
    { ...puerto, y: 1.5 },
    { ...puerto, minutos: 0 },
    { punto: 'faro' },
    null,
  ]
  for (const row of wrong) expect(toPlano([casa, row])).toEqual([casa])
  for (const valor of [undefined, null, 'x', {}, [], [puerto]]) expect(toPlano(valor)).toEqual([])
})

test('19.12 a walk begins at the house and ends at the point', () => {
  const [from, to] = toPlano([casa, puerto])
  expect(from && to && walkOf(from, to)).toMatch(/^M39 63Q[\d. -]+ 58 66$/)
})
