import { expect, test } from 'vitest'
import { semanaSchema } from '../../../lib/admin/casa/semana-schema.ts'

const same = { como: 'igual', de: '', a: '' }
const week = (change: Record<number, object> = {}) =>
  Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((dia) => [dia, { comida: same, cena: same, ...change[dia] }]))
const CLOSED = { como: 'cerrado', de: '', a: '' }
const errors = (input: object): Record<string, string> => {
  const { error } = semanaSchema.safeParse({ desde: '2027-03-01', ...input })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test('point 18: a change needs its day and something that changes', () => {
  expect(errors({ celda: week({ 7: { cena: CLOSED } }) })).toEqual({})
  for (const [input, field, said] of [
    [{ celda: week() }, 'celda.1.comida.como', /Di qué cambia/],
    [{ celda: week({ 7: { cena: CLOSED } }), desde: '' }, 'desde', /Elige un día/],
    [{ celda: week({ 7: { cena: CLOSED } }), desde: '2027-02-30' }, 'desde', /Elige un día/],
    [{ celda: week({ 5: { cena: { ...same, como: 'horas' } } }) }, 'celda.5.cena.de', /primera hora/],
    [
      { celda: week({ 5: { cena: { como: 'horas', de: '20:00', a: '' } } }) },
      'celda.5.cena.a',
      /última hora/,
    ],
    [
      { celda: week({ 5: { cena: { como: 'horas', de: '20:00', a: '19:00' } } }) },
      'celda.5.cena.a',
      /antes que la primera/,
    ],
    [{ celda: week({ 5: { cena: { como: 'horas', de: '8', a: '20:00' } } }) }, 'celda.5.cena.de', /20:30/],
    [
      {
        celda: week({
          6: {
            comida: { como: 'horas', de: '13:00', a: '19:00' },
            cena: { como: 'horas', de: '19:00', a: '22:00' },
          },
        }),
      },
      'celda.6.cena.de',
      /después de la última mesa/,
    ],
  ] as const)
    expect([field, errors(input)[field]]).toEqual([field, expect.stringMatching(said)])
})
