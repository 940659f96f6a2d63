import { expect, test } from 'vitest'
import { programadoSchema } from '../../../lib/admin/carta/programado-schema.ts'

const base = {
  tabla: 'platos',
  fila: '01a205c6-4b03-412a-8b1b-f56c4906f5ca',
  dia: '2027-03-01',
  hora: '09:00',
  ver: '',
  precios: { racion: '', media: '' },
  nombre: '',
  descripcion: '',
}
const read = (more: object) => programadoSchema.safeParse({ ...base, ...more })

test('point 18: what is left empty is no part of the change', () => {
  expect(read({ precios: { racion: '18,50', media: '' } }).data?.cambio).toEqual({
    precios: { racion: 1850 },
  })
  expect(read({ ver: 'no' }).data?.cambio).toEqual({ visible: false })
  expect(read({ ver: 'si', nombre: ' Arroz ', descripcion: 'x' }).data?.cambio).toEqual({
    visible: true,
    nombre: 'Arroz',
    descripcion: 'x',
  })
})

test('point 18: each mistake is told at its field', () => {
  for (const [more, field, said] of [
    [{}, 'ver', /Di qué cambia/],
    [{ ver: 'no', dia: '' }, 'dia', /Elige un día/],
    [{ ver: 'no', hora: '9' }, 'hora', /09:00/],
    [{ precios: { racion: 'gratis' } }, 'precios.racion', /en euros/],
    [{ precios: { racion: '0' } }, 'precios.racion', /mayor que cero/],
    [{ nombre: 'x' }, 'nombre', /nombre completo/],
  ] as const) {
    const issues = read(more).error?.issues ?? []
    const told = issues.find(({ path }) => path.join('.') === field)?.message
    expect([field, told]).toEqual([field, expect.stringMatching(said)])
  }
})
