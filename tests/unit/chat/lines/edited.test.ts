import { expect, test } from 'vitest'
import type { ChatState } from '../../../../lib/chat/state.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { bookingAt, converse, DRAFT, givenBut, MODES } from '../converse.ts'

test.each([
  ['fr', 'change le nom mets Paul Durand', 'Paul Durand'],
  ['fr', 'changez le nom en paul durand svp', 'Paul Durand'],
  ['es', 'cambia el nombre de la reserva a luis gil', 'Luis Gil'],
  ['es', 'cambia el nombre pon Luis Gil', 'Luis Gil'],
  ['en', 'change the name to bob hill please', 'Bob Hill'],
  ['de', 'ändere den namen bitte auf Karl Huber', 'Karl Huber'],
  ['de', 'name ändern auf karl huber', 'Karl Huber'],
  ['it', 'cambia nome metti Luca Bianchi', 'Luca Bianchi'],
] as const)('§4 in %s "%s": the name is changed at once', (locale, said, name) => {
  const chat = converse(locale, {}, MODES.confirming)
  chat.say(said)
  expect([chat.state().mode, chat.draft().name]).toEqual(['confirming', name])
})

test.each([
  ['en', "can you change the name to my wife's"],
  ['es', 'cambia el nombre a otro'],
  ['it', 'cambia nome in quello di mia moglie'],
  ['fr', "change le nom s'il te plait"],
] as const)('§4 in %s "%s" names nobody: it is asked', (locale, said) => {
  const chat = converse(locale, {}, MODES.confirming)
  chat.say(said)
  expect(chat.state()).toMatchObject({ mode: 'booking', step: 'name' })
})

const edited = (locale: Locale) =>
  converse(locale, {}, { ...bookingAt('name', { given: DRAFT.given }), isEditing: true } as ChatState)

test.each([
  ['fr', 'rien envoie'],
  ['es', 'nada, envía'],
  ['en', 'nothing, just send it'],
  ['de', 'nichts, abschicken'],
  ['it', 'niente, invia'],
] as const)('§4 in %s "%s" leaves the name as it was, and sends', (locale, said) => {
  const chat = edited(locale)
  chat.say(said)
  expect([chat.state().mode, chat.draft().name]).toEqual(['completed', DRAFT.name])
})

test.each([
  ['en', 'never mind'],
  ['en', "actually no, it's fine"],
  ['es', 'no, está bien así'],
  ['fr', 'non laisse comme ça'],
  ['de', 'doch nicht, passt so'],
  ['it', 'lascia così'],
] as const)('§4 in %s "%s" leaves the name as it was, and shows the summary', (locale, said) => {
  const chat = edited(locale)
  chat.say(said)
  expect([chat.state().mode, chat.draft().name]).toEqual(['confirming', DRAFT.name])
})

test('§4 the notes are asked again when they are to be changed, and not emptied', () => {
  const draft = { ...DRAFT, notes: 'soy celíaca' }
  const chat = converse('es', {}, { ...MODES.confirming, draft } as ChatState)
  chat.say('cambia las notas')
  expect(chat.state()).toMatchObject({ mode: 'booking', step: 'notes', draft: { notes: 'soy celíaca' } })
})

const named = (locale: Locale, name: string) =>
  converse(locale, {}, bookingAt('email', { name, email: null, given: givenBut('email') }))

test.each([
  ['es', 'Carmen', 'mi apellido es Ruiz', 'Carmen Ruiz'],
  ['en', 'Ann', "my surname is o'neill", "Ann O'Neill"],
  ['de', 'Max', 'mein nachname ist Moser', 'Max Moser'],
  ['fr', 'Paul', "mon nom de famille c'est durand", 'Paul Durand'],
  ['it', 'Anna', 'il mio cognome è Rossi', 'Anna Rossi'],
  ['es', 'Carmen Lopes', 'mi apellido es López', 'Carmen López'],
  ['es', 'Carmen Gil', 'no, mi apellido es Ruiz', 'Carmen Ruiz'],
] as const)('§4 in %s, of %s, "%s" is %s', (locale, known, said, name) => {
  const chat = named(locale, known)
  chat.say(said)
  expect(chat.draft().name).toBe(name)
})

test.each([
  ['es', 'mi teléfono es 611 222 333', 'sí', '+34611222333'],
  ['es', 'el telefono esta mal, es 611 222 333', 'si', '+34611222333'],
  ['de', 'nummer falsch, 0171 5558842', 'ja', '+491715558842'],
] as const)('§5 in %s, at the summary, a yes behind "%s" is to its prefix', (locale, said, yes, phone) => {
  const chat = converse(locale, {}, MODES.confirming)
  chat.say(said)
  chat.say(yes)
  expect([chat.state().mode, chat.draft().phone]).toEqual(['confirming', phone])
})
