import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { converse } from './converse.ts'

/** One conversation, said by a native of each language. */
const SCRIPT: Readonly<Record<Locale, readonly string[]>> = {
  es: [
    'quiero una mesa para 4 el sábado a las nueve y media',
    'sí',
    'Ana Mora',
    'ana@example.com',
    '600 123 456',
    '+34 600 123 456',
    'en la terraza',
    'no',
    'no, mejor dentro',
    'cambia el teléfono',
    '+34 611 222 333',
    'sí',
  ],
  en: [
    'I want a table for 4 on Saturday at half past nine',
    'yes',
    'Ana Mora',
    'ana@example.com',
    '600 123 456',
    '+34 600 123 456',
    'on the terrace',
    'no',
    'no, rather inside',
    'change the phone',
    '+34 611 222 333',
    'yes',
  ],
  fr: [
    'je voudrais une table pour 4 samedi à neuf heures et demie',
    'oui',
    'Ana Mora',
    'ana@example.com',
    '600 123 456',
    '+34 600 123 456',
    'en terrasse',
    'non',
    'non, plutôt dedans',
    'changer le téléphone',
    '+34 611 222 333',
    'oui',
  ],
  de: [
    'ich möchte einen Tisch für 4 am Samstag um halb zehn',
    'ja',
    'Ana Mora',
    'ana@example.com',
    '600 123 456',
    '+34 600 123 456',
    'auf der Terrasse',
    'nein',
    'nein, lieber drinnen',
    'Telefon ändern',
    '+34 611 222 333',
    'ja',
  ],
  it: [
    'vorrei un tavolo per 4 sabato alle nove e mezza',
    'sì',
    'Ana Mora',
    'ana@example.com',
    '600 123 456',
    '+34 600 123 456',
    'in terrazza',
    'no',
    'no, meglio dentro',
    'cambiare il telefono',
    '+34 611 222 333',
    'sì',
  ],
}

describe('one script in five languages', () => {
  const run = (locale: Locale) => {
    const chat = converse(locale, { newKey: 'clave' })
    const effects = SCRIPT[locale].map((text) => chat.say(text).effects)
    return { effects, state: chat.state(), saves: chat.saves }
  }
  const source = run('es')
  test.each(LOCALES)('%s: the same effects and the same final state', (locale) => {
    expect(run(locale)).toEqual(source)
  })
  test('it ends in one reservation, inside, with the corrected phone', () => {
    expect(source.saves).toHaveLength(1)
    expect(source.saves[0]?.body).toMatchObject({
      preferencia_mesa: 'interior',
      telefono: '+34611222333',
      hora_reserva: '21:30',
      fecha_reserva: '2026-11-28',
    })
  })
})

describe('a guest may write in another language than the page', () => {
  test.each([
    ['es', 'I would like to book a table', 'offer'],
    ['de', 'quiero reservar una mesa', 'offer'],
    ['it', 'je voudrais réserver une table', 'offer'],
  ] as const)('%s: %s', (locale, text, step) => {
    const chat = converse(locale)
    chat.say(text)
    expect(chat.step()).toBe(step)
  })
})
