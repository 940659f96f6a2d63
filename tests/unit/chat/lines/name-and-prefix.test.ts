import { describe, expect, test } from 'vitest'
import { bookingAt, converse, DRAFT, givenBut, MODES } from '../converse.ts'

test.each([
  ['es', 'si. pepe lopez, 644 555 666', 'Pepe Lopez', 'si, correcto. pepe@example.com'],
  ['en', 'yes. gary potter, 07700 900123', 'Gary Potter', 'yes. pepe@example.com'],
  ['de', 'ja. lukas brandl, 0151 23456789', 'Lukas Brandl', 'ja. pepe@example.com'],
  ['fr', 'oui. marc lefebvre, 06 12 34 56 78', 'Marc Lefebvre', 'oui. pepe@example.com'],
  ['it', 'si. marco rossi, 333 1234567', 'Marco Rossi', 'si. pepe@example.com'],
] as const)(
  'in %s "%s" tells the name, and its prefix alone is asked about',
  (locale, said, name, agreed) => {
    const draft = { ...DRAFT, name: null, given: ['date', 'time', 'guests'] as const }
    const chat = converse(locale, {}, { ...MODES.offered, mode: 'offered', draft, misses: 0 })
    const turn = chat.say(said)
    expect(chat.draft()).toMatchObject({ name })
    expect(turn.codes).toEqual(['invalid_phone'])
    expect(turn.text.match(/\?/g)).toHaveLength(1)
    chat.say(agreed)
    expect(chat.draft().given).toEqual(['name', 'email', 'phone', 'date', 'time', 'guests'])
  },
)

test.each([
  ['es', 'si, pepe lopez. pepe@example.com'],
  ['en', 'yes, pepe lopez, pepe@example.com'],
] as const)('in %s "%s" agrees to the prefix and is kept', (locale, said) => {
  const given = givenBut('name', 'email', 'phone', 'notes')
  const doubt = { slot: 'phone', options: ['+34644555666'] } as const
  const chat = converse(locale, {}, bookingAt('name', { given, doubt }))
  chat.say(said)
  expect(chat.draft()).toMatchObject({
    name: 'Pepe Lopez',
    email: 'pepe@example.com',
    phone: '+34644555666',
  })
})

test.each([
  ['PEPE LOPEZ', 'Pepe Lopez'],
  ['JUAN DE LA FUENTE', 'Juan de la Fuente'],
  ['JJ', 'JJ'],
])('"%s" is written as a name', (said, name) => {
  const chat = converse('es', {}, bookingAt('name', { given: givenBut('name', 'notes') }))
  chat.say(said)
  expect(chat.draft().name).toBe(name)
})

test.each([
  ['es', 'dejalo, venga si envialo asi'],
  ['en', 'forget it, ok just send it'],
  ['de', 'ach lass es, ja dann sende halt so'],
  ['fr', 'laisse tomber, bon ok envoie'],
  ['it', 'lascia stare, va bene invia pure così'],
] as const)('in %s "%s" at the summary drops no booking', (locale, said) => {
  const chat = converse(locale, {}, MODES.confirming)
  chat.say(said)
  expect(chat.step()).toBe('confirm')
})

test.each([
  ['es', 'cancela, no la envies'],
  ['en', "forget it, don't send it"],
  ['de', 'abbrechen, nicht senden'],
  ['fr', "annule, n'envoie pas"],
  ['it', 'annulla, non inviare'],
] as const)('in %s "%s" calls it off', (locale, said) => {
  const chat = converse(locale, {}, MODES.confirming)
  chat.say(said)
  expect(chat.state().mode).toBe('talking')
})

describe('§5 a name beside the wish for a table', () => {
  test.each([
    ['es', 'una mesa mañana a las 9 para 2, Lola Gil', 'Lola Gil'],
    ['de', 'tisch für 2 morgen 13 uhr bitte, Tariq Haddad', 'Tariq Haddad'],
    ['fr', 'Bonjour, une table pour samedi, Marie Dubois', 'Marie Dubois'],
    ['en', 'book a table for 2 tomorrow at 1pm, Dorothy Hargreaves', 'Dorothy Hargreaves'],
    ['it', 'Buonasera, un tavolo per 2 domani, Lia Neri', 'Lia Neri'],
    ['it', 'Buona Sera, un tavolo per domenica sera', null],
    ['de', 'Einen Tisch für Samstag Abend, Terrasse Bitte', null],
    ['es', 'mesa el viernes, Menu Infantil', null],
  ] as const)('%s "%s"', (locale, text, name) => {
    const chat = converse(locale)
    chat.say(text)
    expect(chat.draft().name).toBe(name)
  })
})

test('§5 "American Express" is no country of a telephone', () => {
  const chat = converse('es', {}, bookingAt('phone', { phone: null }))
  chat.say('655 012 233')
  chat.say('antes de eso, cogéis american express??')
  expect([chat.draft().phone, chat.step()]).toEqual([null, 'phone'])
})
