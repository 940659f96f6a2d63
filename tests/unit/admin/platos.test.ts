import { expect, test } from 'vitest'
import {
  completeness,
  completenessOf,
  TEXTOS_DE_PLATO,
} from '../../../components/admin/translations/completeness.ts'
import { readForm, typed } from '../../../lib/admin/action/form.ts'
import { platoSchema } from '../../../lib/admin/carta/plato-schema.ts'
import { slugOf } from '../../../lib/admin/kit/slug.ts'

const TEXTOS = ['en', 'fr', 'de', 'it'].flatMap((l) =>
  ['nombre', 'descripcion', 'ingredientes'].map((f): [string, string] => [`traducciones.${l}.${f}`, '']),
)
const BASE: [string, string][] = [
  ['nombre', 'Gamba roja'],
  ['descripcion', ''],
  ['ingredientes', 'gamba roja\r\n\r\n sal '],
  ['categoria_id', '7fc7e465-018a-4040-a32a-d85de4aa85c0'],
  ['precios.0.formato', 'racion'],
  ['precios.0.importe', '24,00'],
  ['alergenos.crustaceos', 'contiene'],
  ['alergenos.gluten', 'sin_declarar'],
  ['declaracion', 'declarado'],
  ...TEXTOS,
]
function read(...changes: [string, string | null][]) {
  const form = new FormData()
  const values = new Map<string, string | null>([...BASE, ...changes])
  for (const [name, value] of values) if (value !== null) form.append(name, value)
  return readForm(platoSchema, form)
}
const errors = (...changes: [string, string | null][]) => {
  const result = read(...changes)
  return result.ok ? {} : result.errores
}

test('a form becomes a dish: euros are cents, lines are a list, ticks are booleans', () => {
  const result = read(
    ['visible', 'on'],
    ['traducciones.en.nombre', 'Red prawn'],
    ['traducciones.en.borrador', 'on'],
  )
  if (!result.ok) throw new Error(JSON.stringify(result.errores))
  expect(result.value).toMatchObject({
    nombre: 'Gamba roja',
    ingredientes: ['gamba roja', 'sal'],
    precios: [{ formato: 'racion', cents: 2400 }],
    alergenos: { crustaceos: 'contiene' },
    visible: true,
    destacado: false,
    traducciones: { en: { nombre: 'Red prawn', estado: 'borrador' }, fr: { estado: 'revisado' } },
  })
})

test.each([
  ['24', 2400],
  ['24,5', 2450],
  ['24.05', 2405],
  ['0,29', 29],
  ['19,99 €', 1999],
  [' 1050,10 ', 105010],
])('%s is %i cents', (amount, cents) => {
  const result = read(['precios.0.importe', amount])
  expect(result.ok && result.value.precios).toEqual([{ formato: 'racion', cents }])
})

test.each(['gratis', '-3', '24,005', '1.000,00', '1e3', '99999', '0'])('%s is no price', (amount) => {
  expect(Object.keys(errors(['precios.0.importe', amount]))).toContain('precios.0.importe')
})

test('prices: at least one, each format once', () => {
  expect(errors(['precios.0.importe', ''])).toHaveProperty('precios')
  expect(errors(['precios.1.formato', 'racion'], ['precios.1.importe', '12'])).toHaveProperty('precios')
  expect(errors(['precios.1.formato', 'media'], ['precios.1.importe', '12'])).toEqual({})
})

// T-ALG-01
test('the decision about allergens is forced, and cannot contradict the list', () => {
  expect(errors(['declaracion', null])).toHaveProperty('declaracion')
  expect(errors(['declaracion', 'ninguno'])).toHaveProperty('declaracion')
  expect(errors(['alergenos.crustaceos', 'sin_declarar'])).toHaveProperty('declaracion')
  expect(errors(['declaracion', 'ninguno'], ['alergenos.crustaceos', 'comprobado_sin'])).toEqual({})
  expect(errors(['declaracion', 'pendiente'])).toEqual({})
})

test('what was typed comes back; prototypes and NUL do not get in', () => {
  const form = new FormData()
  form.append('nombre', 'a\0b')
  form.append('__proto__', 'x')
  form.append('$ACTION_ID', 'x')
  form.append('traducciones.__proto__.nombre', 'x')
  const values = typed(form)
  expect(values).toEqual({ nombre: 'ab', 'traducciones.__proto__.nombre': 'x' })
  readForm(platoSchema, form)
  expect(Object.prototype).not.toHaveProperty('nombre')
})

test.each([
  ['Gamba roja de la lonja', 'gamba-roja-de-la-lonja'],
  ['  Ñora & «ajo», n.º 2 ', 'nora-ajo-n-2'],
  ['東京', 'plato'],
  ['a'.repeat(90), 'a'.repeat(70)],
])('%s is %s in an address', (nombre, slug) => {
  expect(slugOf(nombre)).toBe(slug)
})

test('how far a translation is, in words', () => {
  const es = { nombre: 'Gamba', descripcion: 'A la sal', ingredientes: ['gamba', 'sal'] }
  const full = { nombre: 'Prawn', descripcion: 'In salt', ingredientes: ['prawn', 'salt'] }
  const degree = (en: Record<string, string | string[]> | undefined, huella = 'x') =>
    completenessOf(
      { ...es, huella, traducciones: en ? { en: { ...en, origen: 'x' } } : {} },
      'en',
      TEXTOS_DE_PLATO,
    )
  expect(degree(undefined)).toEqual({ grade: 'falta', motivo: 'sin traducir' })
  expect(degree({ descripcion: 'In salt' }).motivo).toBe('falta el nombre')
  expect(degree({ nombre: 'Prawn' }).motivo).toBe('falta la descripción')
  expect(degree({ ...full, ingredientes: ['prawn'] }).motivo).toBe('1 de 2 ingredientes')
  expect(degree({ ...full, estado: 'borrador' }).motivo).toBe('borrador sin publicar')
  expect(degree(full, 'y').motivo).toBe('el español ha cambiado')
  expect(degree(full).grade).toBe('completo')
  expect(completeness([{ dicho: 'la nota', es: null, t: '' }], 'revisado', false).grade).toBe('completo')
})
