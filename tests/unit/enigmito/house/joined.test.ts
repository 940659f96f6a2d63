import { expect, it } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { ask } from '../support.ts'

it.each<[Locale, string, string, string]>([
  ['es', 'hay wifi? y puedo ir con mi perro?', '¿Hay wifi? Sí', '¿Se puede ir con perro? Sí'],
  ['en', 'is there wifi? and may I bring my dog?', 'Is there Wi-Fi? Yes', 'Are dogs allowed? Yes'],
  [
    'fr',
    'le wifi et les chiens, c’est possible ?',
    'Y a-t-il le wifi ? Oui',
    'Les chiens sont-ils admis ? Oui',
  ],
  ['de', 'habt ihr wlan und darf man rauchen?', 'Gibt es WLAN? Ja', 'Darf man rauchen? Nein'],
  ['it', 'c’è il wifi? e si può fumare?', 'C’è il Wi-Fi? Sì', 'Si può fumare? No'],
])('says which of two questions each yes or no answers: %s', (lang, text, first, second) => {
  const { message } = ask(text, lang)
  const plain = message.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')
  expect(plain).toContain(first)
  expect(plain).toContain(second)
})

it('answers a single question without repeating it', () => {
  expect(ask('are dogs allowed?', 'en').message).toMatch(/^Yes, on the terrace/)
  expect(ask('les chiens sont admis en terrasse ?', 'fr').message).toMatch(/^Oui, en terrasse et en laisse/)
})

it('leaves an answer that names its matter as it is', () => {
  const { message } = ask('is there parking? and is there wifi?', 'en')
  expect(message).toMatch(/^We have no car park/)
  expect(message).toContain('Is there Wi-Fi? Yes')
})

it.each<[Locale, string, string]>([
  ['de', 'kann man sich an die theke setzen', 'Theke'],
  ['it', 'si può stare al banco?', 'banco'],
  ['de', 'wie viel kostet service für torte', '2 €'],
  ['en', 'u bring food my home?', 'do not deliver'],
  ['en', 'short trousers ok for enter?', 'straight from the beach'],
  ['es', 'menu medio dia hay o k', 'la misma carta'],
])('understands a question of the house with little grammar: %s %s', (lang, text, told) => {
  expect(ask(text, lang).message.replaceAll('\u00a0', ' ')).toContain(told)
})
