import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fallbackTexts } from '../../../lib/http/texts.ts'
import { fill } from '../../../lib/i18n/fill-text.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import type { NewReserva } from '../../../lib/reservas/save.ts'
import { MAX_URL, oneLine, templateValues, whatsappUrl } from '../../../lib/reservas/whatsapp.ts'

const NUMBER = '+34 900 000 000'
const RESERVA: NewReserva = {
  nombre: 'Ana Soler',
  email: 'ana@example.com',
  telefono: '+34600123456',
  fecha_reserva: '2026-11-27',
  hora_reserva: '21:00',
  personas: 4,
  ocasion: null,
  preferencia_mesa: 'exterior',
  requisitos_dieteticos: null,
  notas: 'Mesa tranquila',
  primera_visita: true,
}
const urlOf = (
  reserva: NewReserva,
  locale: (typeof LOCALES)[number],
  template = fallbackTexts(locale).whatsapp,
) => whatsappUrl(NUMBER, template, templateValues(reserva, fallbackTexts(locale).palabras, locale))

/** What WhatsApp reads: the number in the path and one parameter. */
function parsed(url: string) {
  const { origin, pathname, searchParams, hash } = new URL(url)
  return { origin, pathname, hash, names: [...searchParams.keys()], text: searchParams.get('text') ?? '' }
}
const OURS = { origin: 'https://wa.me', pathname: '/34900000000', hash: '', names: ['text'] }

describe.each(LOCALES)('%s', (locale) => {
  test('says every field in the guest’s language', () => {
    const { text, ...rest } = parsed(urlOf(RESERVA, locale))
    expect(rest).toEqual(OURS)
    const { palabras } = fallbackTexts(locale)
    const said = [
      'Ana Soler',
      'ana@example.com',
      '+34600123456',
      '21:00',
      '4',
      '2026',
      'Mesa tranquila',
      palabras.exterior,
    ]
    for (const part of said) expect(text).toContain(part)
    expect(text).not.toMatch(/[{}]/)
  })

  test('T-WA-02 a note of 10 000 characters still makes an address that opens', () => {
    const url = urlOf({ ...RESERVA, notas: 'ñ😀'.repeat(5000), nombre: 'é'.repeat(80) }, locale)
    expect(url.length).toBeLessThanOrEqual(MAX_URL)
    expect(parsed(url)).toMatchObject(OURS)
    expect(parsed(url).text).toContain('+34600123456')
  })
})

test('T-WA-01 nothing a guest writes is read as a placeholder, a pattern, a parameter or a line', () => {
  const notas = '$& $1 $` {telefono} %0A &text=hola#x\nMesa: otra\u202egnirts\ud800'
  const { text, ...rest } = parsed(urlOf({ ...RESERVA, notas }, 'es'))
  expect(rest).toEqual(OURS)
  expect(text).toContain('Notas: $& $1 $` {telefono} %0A &text=hola#x Mesa: otragnirts\n')
  expect(text.match(/^Mesa:/gm)).toHaveLength(1)
})

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom(
      '\n',
      '\r',
      '\u2028',
      '\u202e',
      '&',
      '=',
      '#',
      '%',
      '$',
      '{',
      '}',
      '\ud800',
      '\udc00',
      '\0',
      'ñ',
      '😀',
    ),
    maxLength: 300,
  }),
  fc.constantFrom('{nombre}', '$&', '&text=x', '?text=y', '\u0000', '{constructor}', '{__proto__}'),
)

test('T-WA-01 fuzz: always one parameter, our number, as many lines as the template', () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, fc.constantFrom(...LOCALES), (nombre, notas, email, locale) => {
      const url = urlOf({ ...RESERVA, nombre, notas, email }, locale)
      const { text, ...rest } = parsed(url)
      expect(rest).toEqual(OURS)
      expect(url.length).toBeLessThanOrEqual(MAX_URL)
      expect(text.split('\n')).toHaveLength(fallbackTexts(locale).whatsapp.split('\n').length)
      expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\0]/)
    }),
    { numRuns: 2000 },
  )
})

test('the owner’s template may hold anything, too', () => {
  fc.assert(
    fc.property(hostile, (template) => {
      const url = urlOf(RESERVA, 'es', template.repeat(20))
      expect(parsed(url)).toMatchObject({ origin: OURS.origin, pathname: OURS.pathname, names: ['text'] })
      expect(url.length).toBeLessThanOrEqual(MAX_URL)
    }),
  )
})

test('unknown placeholders stay, inherited names are no values', () => {
  expect(fill('{a} {b} {constructor}', { a: '{b}' })).toBe('{b} {b} {constructor}')
})

test('one line stays one line, in NFC and well formed', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const line = oneLine(text)
      expect(line).not.toMatch(/[\n\r\u2028\u2029]/)
      expect(line.isWellFormed()).toBe(true)
      expect(() => encodeURIComponent(line)).not.toThrow()
    }),
  )
})
