import { describe, expect, test } from 'vitest'
import {
  isMensajeAviso,
  isMensajeField,
  MAX,
  mensajeInput,
  PATTERNS,
  refusedFields,
} from '../../../lib/contacto/schema.ts'

const LETTER = {
  nombre: 'Ana Soler',
  email: 'ana@example.com',
  texto: 'Buenas tardes.',
  privacidad: 'on',
}
const refused = (raw: object) => {
  const read = mensajeInput.safeParse({ ...LETTER, ...raw })
  return read.success ? [] : refusedFields(read.error)
}

test('a letter needs a name, an address, a text and the policy read; the rest may be missing', () => {
  expect(mensajeInput.parse(LETTER)).toEqual({
    ...LETTER,
    privacidad: true,
    telefono: null,
    asunto: null,
    locale: 'es',
  })
  expect(refused({ nombre: ' ', email: 'ana@example', texto: '\u0000 ', privacidad: undefined })).toEqual([
    'nombre',
    'email',
    'texto',
    'privacidad',
  ])
})

test('what is stored is clean: composed, trimmed, one line where there is one', () => {
  const read = mensajeInput.parse({
    ...LETTER,
    nombre: '  Ana Soler ',
    telefono: '0034 600 12 34 56',
    asunto: ' Una\r\nfiesta\t de 20 ',
    texto: 'Uno\r\n\r\nDos\u202e',
    locale: 'fr',
  })
  expect(read).toMatchObject({
    nombre: 'Ana Soler',
    telefono: '+34600123456',
    asunto: 'Una fiesta de 20',
    texto: 'Uno\n\nDos',
    locale: 'fr',
  })
})

test('lengths are counted in characters, as the database counts them', () => {
  expect(refused({ texto: '🦐'.repeat(MAX.texto) })).toEqual([])
  expect(refused({ texto: 'a'.repeat(MAX.texto + 1) })).toEqual(['texto'])
  expect(refused({ asunto: 'a'.repeat(MAX.asunto + 1) })).toEqual(['asunto'])
  expect(refused({ nombre: 'a'.repeat(MAX.nombre + 1) })).toEqual(['nombre'])
})

test('a phone has its prefix or is left out', () => {
  expect(refused({ telefono: '' })).toEqual([])
  expect(refused({ telefono: '600 123 456' })).toEqual(['telefono'])
})

test('other types are refusals, never exceptions', () => {
  for (const value of [1, null, [], {}, true])
    expect(refused({ nombre: value, email: value, texto: value })).toEqual(['nombre', 'email', 'texto'])
})

test('an unknown language is Spanish', () => {
  expect(mensajeInput.parse({ ...LETTER, locale: 'pt' }).locale).toBe('es')
})

describe('what a browser checks by itself', () => {
  const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'v')
  test('refuses nothing the schema takes', () => {
    for (const email of ["o'brien+x@sub.example.com", 'a_b-c.d@x-y.io', 'A!#$%&*+/=?^_`{|}~-b@example.org']) {
      expect(refused({ email }), email).toEqual([])
      expect(email, email).toMatch(whole(PATTERNS.email))
    }
    for (const telefono of ['+34 600 123 456', '0034600123456', '+44 (0)20 7946 0958', '+49-151-23456789']) {
      expect(refused({ telefono }), telefono).toEqual([])
      expect(telefono).toMatch(whole(PATTERNS.telefono))
    }
  })
  test('and stops the usual slips', () => {
    for (const email of ['ana', 'ana@example', 'ana @example.com'])
      expect(email).not.toMatch(whole(PATTERNS.email))
    for (const telefono of ['600123456', '+34', 'llámame'])
      expect(telefono).not.toMatch(whole(PATTERNS.telefono))
  })
})

test('only known words of an address mean anything', () => {
  expect([isMensajeField('email'), isMensajeField('__proto__'), isMensajeField(['email'])]).toEqual([
    true,
    false,
    false,
  ])
  expect([isMensajeAviso('limite'), isMensajeAviso('x')]).toEqual([true, false])
})
