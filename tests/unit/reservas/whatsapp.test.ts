import { describe, expect, test } from 'vitest'
import { fill } from '../../../lib/i18n/fill-text.ts'
import { MAX_URL, oneLine, templateValues, whatsappUrl } from '../../../lib/reservas/whatsapp.ts'
import { asked } from './sample.ts'

/** T-WA-02: what gives way when the address would be too long, and what each placeholder stands for. */
const WORDS = { interior: 'Interior', exterior: 'Terraza', si: 'Sí', no: 'No' }
const text = (template: string, values: Record<string, string>, number = '+34 900-000-000') =>
  new URL(whatsappUrl(number, template, values)).searchParams.get('text')

test('the number is digits alone, the text is one parameter', () => {
  expect(whatsappUrl('+34 900-000 (000)', 'Hola & adiós', {})).toBe(
    'https://wa.me/34900000000?text=Hola%20%26%20adi%C3%B3s',
  )
})

test('every placeholder', () => {
  const full = {
    ...asked('2026-11-27', '21:00'),
    ...{
      ocasion: 'Cumple\nde Ana',
      requisitos_dieteticos: 'Sin gluten',
      notas: 'Trona',
      primera_visita: false,
    },
  }
  expect(templateValues({ ...full, preferencia_mesa: 'exterior', nombre: ' Ana\n' }, WORDS, 'es')).toEqual({
    ...{ fecha: 'viernes, 27 de noviembre de 2026', hora: '21:00', personas: '2', nombre: 'Ana' },
    ...{
      telefono: '+34600111222',
      email: 'lola@example.com',
      preferencia: 'Terraza',
      ocasion: 'Cumple de Ana',
    },
    ...{ requisitos: 'Sin gluten', notas: 'Trona', primera_visita: 'No' },
  })
  const bare = templateValues({ ...asked('mañana', '21:00'), notas: ' ', primera_visita: true }, WORDS, 'en')
  expect(bare).toMatchObject({
    ...{
      fecha: 'mañana',
      preferencia: 'Interior',
      ocasion: '–',
      requisitos: '–',
      notas: '–',
      primera_visita: 'Sí',
    },
  })
})

test('filling: known names once, unknown and inherited ones stay', () => {
  expect(fill('{a}{b}{a} {c} {toString} {a', { a: '{b}', b: '$&' })).toBe('{b}$&{b} {c} {toString} {a')
})

test('one line: breaks and tabulators are one space each run, what hides goes', () => {
  expect(oneLine(' a\r\n\tb   c\u2028d\u2029e ')).toBe('a b c d e')
  expect(oneLine('\u061c\u200ba\u200f\u202a\u202eb\u2060\u2069\ufeff\ud800')).toBe('ab')
  expect(oneLine('Jose\u0301')).toBe('José')
})

describe('too long for an address', () => {
  const notes = (notas: string) => text('N: {notas}', { notas }) ?? ''
  test.each([
    ['n', 2500, 400],
    ['ñ', 500, 200],
    ['語', 500, 200],
    ['🦀', 500, 200],
  ])('%s × %i is cut at %i, at a whole character', (char, times, room) => {
    const said = notes(char.repeat(times))
    const kept = char.repeat(Math.floor((room - 1) / char.length))
    expect(said).toBe(`N: ${kept}…`)
  })
  test('what fits is not cut', () => {
    const most = MAX_URL - whatsappUrl('+34 900-000-000', 'N: ', {}).length
    expect(notes('n'.repeat(most))).toBe(`N: ${'n'.repeat(most)}`)
    expect(notes('n'.repeat(most + 1))).toBe(`N: ${'n'.repeat(399)}…`)
  })
  test('many long values are all cut shorter, each the same', () => {
    const values = Object.fromEntries([...'abcdefgh'].map((name) => [name, 'ñ'.repeat(500)]))
    const template = [...'abcdefgh'].map((name) => `{${name}}`).join(' ')
    const said = text(template, values)
    expect(said).toBe([...'abcdefgh'].map(() => `${'ñ'.repeat(29)}…`).join(' '))
    const short = text(template.repeat(3), values)
    expect(short?.split('…')[0]).toBe('ñ'.repeat(11))
  })
  test('a value that just fits its room stays whole', () => {
    const values = { a: 'ñ'.repeat(100), b: 'ñ'.repeat(500) }
    expect(text('{a} {b}', values)).toBe(`${'ñ'.repeat(100)} ${'ñ'.repeat(199)}…`)
  })
  test('a value of exactly its room is whole, and an address of exactly the longest is taken', () => {
    expect(text('{a} {b}', { a: 'n'.repeat(400), b: 'n'.repeat(2500) })).toBe(
      `${'n'.repeat(400)} ${'n'.repeat(399)}…`,
    )
    // The ellipsis is nine characters of an address.
    const room = MAX_URL - whatsappUrl('+34 900-000-000', '', {}).length - 8
    expect(text('x'.repeat(2 * room), {})).toBe(`${'x'.repeat(room - 1)}…`)
  })
  test('then the template is halved until it fits, and holds no half character', () => {
    expect(text('x'.repeat(5000), {})).toBe(`${'x'.repeat(1249)}…`)
    expect(text(`${'🦀'.repeat(1000)}`, {})).toBe(`${'🦀'.repeat(124)}…`)
    expect(text('\ud800Hola', {})).toBe('\ufffdHola')
    expect(text(`\ud800${'x'.repeat(4999)}`, {})).toBe(`\ufffd${'x'.repeat(1248)}…`)
  })
  test('a number without end leaves no text at all', () => {
    expect(text('Hola', {}, '9'.repeat(3000))).toBe('')
  })
})
