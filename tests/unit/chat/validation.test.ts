import { describe, expect, test } from 'vitest'
import type { Slot } from '../../../lib/chat/state.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { bookingAt, converse, DRAFT, MENSAJES, MODES } from './converse.ts'

const at = (locale: Locale, step: Slot) => converse(locale, {}, bookingAt(step))
const first = (locale: Locale, key: string): string => {
  const [space = '', name = ''] = key.split('.')
  return (
    (MENSAJES[locale][space]?.[name] ?? '').replace('{min}', '1').replace('{max}', '20').split('{')[0] ?? ''
  )
}

/** §5: what is refused at each step, with the code and the text. */
const REFUSED: readonly (readonly [Slot, string, string, string])[] = [
  ['name', '12345', 'invalid_name', 'Error.name'],
  ['email', 'lola@example', 'invalid_email', 'Error.email'],
  ['email', 'lola@example.c', 'invalid_email', 'Error.email'],
  ['email', 'lola @example.com', 'invalid_email', 'Error.email'],
  ['phone', '600123456', 'invalid_phone', 'Pregunta.prefijo'],
  ['phone', '+34 600', 'invalid_phone', 'Error.phone'],
  ['date', '2026-02-30', 'invalid_date', 'Error.date'],
  ['date', '2027-02-29', 'invalid_date', 'Error.date'],
  ['date', 'xyz', 'invalid_date', 'Error.date'],
  ['date', '2026-11-24', 'past_date', 'Error.past'],
  ['date', '2026-11-30', 'closed_monday', 'Error.monday'],
  ['time', '12:00', 'invalid_time', 'Error.time'],
  ['time', '21:10', 'invalid_time', 'Error.time'],
  ['time', 'xyz', 'invalid_time', 'Error.timeUnclear'],
  ['guests', '0', 'invalid_guests', 'Error.guests'],
  ['guests', '21', 'invalid_guests', 'Error.many'],
  ['guests', 'xyz', 'invalid_guests', 'Error.guests'],
  ['notes', 'x'.repeat(501), 'too_long', 'Error.notes'],
]
const TAKEN: readonly (readonly [Slot, string, string | number | null])[] = [
  ['name', 'Lola', 'Lola'],
  ['email', 'Lola.B+1@sub.example.com', 'Lola.B+1@sub.example.com'],
  ['phone', '+34 600-123.456', '+34600123456'],
  ['phone', '0034 600 123 456', '+34600123456'],
  ['date', '2026-12-05', '2026-12-05'],
  ['time', '18:30', '18:30'],
  ['time', '15:15', '15:15'],
  ['guests', '1', 1],
  ['guests', '20', 20],
  ['seating', 'terraza', 'outdoor'],
  ['seating', 'exterior', 'outdoor'],
  ['seating', 'partout', 'indoor'],
  ['notes', 'no', null],
  ['notes', 'non', null],
  ['notes', 'nein', null],
  ['notes', 'none', null],
  ['notes', 'ninguna', null],
  ['notes', 'ninguno', null],
  ['notes', 'nessuna', null],
  ['notes', 'rien', null],
]

describe.each(LOCALES)('validation in %s', (locale) => {
  test.each(REFUSED)('%s refuses %s', (slot, text, code, key) => {
    const chat = at(locale, slot)
    const turn = chat.say(text)
    expect(turn.codes).toEqual([code])
    expect(turn.text).toContain(first(locale, key))
    expect(chat.step()).toBe(slot)
    expect(chat.draft()[slot]).toEqual(DRAFT[slot])
  })
  test.each(TAKEN)('%s takes %s', (slot, text, value) => {
    const chat = at(locale, slot)
    expect(chat.say(text).codes).toEqual([])
    expect(chat.draft()[slot]).toBe(value)
  })
})

describe('the specified sentences', () => {
  test('Mondays', () => {
    expect(at('en', 'date').say('monday').text).toContain(
      'Sorry, we are closed on Mondays. Please choose another day.',
    )
  })
  test('guests', () => {
    expect(at('en', 'guests').say('21').text).toContain('Please enter a number between 1 and 20')
  })
  test('a slot of today that has passed', () => {
    const chat = converse('es', { ahora: { fecha: '2026-11-27', hora: '20:00' } }, MODES.confirming)
    expect(chat.say('mejor a las 19:00').codes).toEqual(['past_time'])
  })
  test('a message that is too long', () => {
    expect(converse('es').say('x'.repeat(2001)).codes).toEqual(['too_long'])
  })
})
