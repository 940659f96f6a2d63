import { expect, test } from 'vitest'
import type { Asking } from '../../../lib/chat/state.ts'
import { understand } from '../../../lib/chat/understand.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import { WEDNESDAY } from './converse.ts'

const read = (locale: Locale, asking: Asking, text: string) =>
  understand(text, { locale, asking, ahora: WEDNESDAY, rules: DEFAULT_RULES })
const people = (locale: Locale, asking: Asking, text: string): readonly string[] | undefined =>
  read(locale, asking, text).found.find(({ slot }) => slot === 'guests')?.values

test.each([
  ['es', 'seremos 8, no, perdón, 9', '9'],
  ['es', 'cuatro, bueno, cinco', '5'],
  ['en', "there'll be eight, no wait, nine", '9'],
  ['en', 'six, sorry, seven', '7'],
  ['fr', 'huit, non, neuf', '9'],
  ['de', 'acht, nein, neun', '9'],
  ['it', 'otto, anzi nove', '9'],
  ['es', 'somos 4, no alérgicos', '4'],
  ['es', 'yo, mi mujer y tres niños', '5'],
  ['en', 'me, my wife and three kids', '5'],
  ['fr', 'moi, ma femme et trois enfants', '5'],
  ['de', 'ich, meine Frau und drei Kinder', '5'],
  ['it', 'io, mia moglie e tre bambini', '5'],
] as const)('README 5.1: in %s "%s" are %s people, not the number taken back', (locale, text, n) => {
  expect(people(locale, 'guests', text)).toEqual([n])
})

test('the number put right counts in a first sentence too', () => {
  expect(people('en', null, 'table for 4, no, 5 on Saturday at 9pm')).toEqual(['5'])
  expect(people('es', null, 'mesa el sábado para 4 personas, perdón, 5 personas, en la terraza')).toEqual([
    '5',
  ])
})

test.each([
  ['es', null, 'quiero cambiar mi reserva del sábado'],
  ['es', null, 'ya he reservado para el viernes a las 9, ¿podéis poner una trona?'],
  ['en', null, 'I need to change my booking for Saturday'],
  ['en', null, 'I have a reservation tonight, can I bring one more?'],
  ['fr', null, 'je voudrais modifier ma réservation de samedi'],
  ['de', null, 'ich möchte meine Reservierung von Samstag ändern'],
  ['it', null, 'ho prenotato per stasera, possiamo essere uno in più?'],
  ['es', 'offer', '¿es gratis reservar?'],
  ['en', 'offer', 'is it free to book?'],
  ['fr', 'offer', "c'est gratuit de réserver ?"],
  ['it', 'offer', 'prenotare è gratis?'],
  ['en', null, 'is there a deposit when booking?'],
] as const)(
  'README 5.1: in %s at %s "%s" is a question about bookings, no wish for a table',
  (locale, asking, text) => {
    expect(read(locale, asking, text)).toMatchObject({ question: true, wish: false, found: [] })
  },
)

test.each([
  ['es', 'quiero hacer una reserva para el viernes'],
  ['en', 'could I have a reservation for Friday at 8?'],
  ['fr', "j'aimerais une réservation pour samedi"],
  ['de', 'ich hätte gern eine Reservierung für Freitag'],
  ['it', 'vorrei una prenotazione per venerdì'],
] as const)('in %s "%s" is a wish for a table', (locale, text) => {
  expect(read(locale, null, text)).toMatchObject({ question: false, wish: true })
})
