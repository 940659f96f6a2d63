import { expect, test } from 'vitest'
import { diaSchema } from '../../../lib/admin/casa/special-days-schema.ts'

const servicio = (como = 'siempre', horas = '') => ({ como, horas })
const nothing = { motivo: '' }
const dia = (more: Record<string, unknown> = {}) => ({
  tipo: 'cierre',
  desde: '2026-12-24',
  motivo: '',
  traducciones: { en: nothing, fr: nothing, de: nothing, it: nothing },
  comida: servicio(),
  cena: servicio(),
  aforo: { interior: '', exterior: '' },
  ...more,
})
const errors = (more: Record<string, unknown>): Record<string, string> => {
  const { error } = diaSchema.safeParse(dia(more))
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test('a closing needs nothing but its day', () => {
  expect(errors({})).toEqual({})
  expect(errors({ hasta: '2026-12-31' })).toEqual({})
})

test('each mistake is told at its field', () => {
  for (const [more, campo, said] of [
    [{ desde: '' }, 'desde', /Elige un día/],
    [{ desde: '2026-02-30' }, 'desde', /Elige un día/],
    [{ hasta: '24/12/2026' }, 'hasta', /o nada si es uno solo/],
    [{ hasta: '2026-12-23' }, 'hasta', /no puede ser anterior/],
    [{ tipo: 'fiesta' }, 'tipo', /Elige qué pasa/],
    [{ motivo: 'x'.repeat(301) }, 'motivo', /300/],
    [{ tipo: 'horario_especial' }, 'comida.como', /Di qué cambia/],
    [{ tipo: 'horario_especial', cena: servicio('horas') }, 'cena.horas', /al menos una hora/],
    [{ cena: servicio('horas', '25:00') }, 'cena.horas', /13:10 13:40/],
    [{ tipo: 'aforo_reducido' }, 'aforo.interior', /cuántas plazas/],
    [{ aforo: { interior: '-1', exterior: '' } }, 'aforo.interior', /entre 0 y 1000/],
  ] as const)
    expect([more, errors(more)[campo]]).toEqual([more, expect.stringMatching(said)])
})

test('times come in order and none twice', () => {
  const { data } = diaSchema.safeParse(
    dia({ tipo: 'horario_especial', cena: servicio('horas', '20:30, 20:00 20:30') }),
  )
  expect(data?.cena).toEqual({ como: 'horas', horas: ['20:00', '20:30'] })
})
