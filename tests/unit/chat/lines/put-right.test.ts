import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { converse } from '../converse.ts'

const heard = (locale: Locale, ...said: string[]) => {
  const chat = converse(locale)
  for (const text of said) chat.say(text)
  return chat
}

describe('18 a day, an hour and a party name nobody', () => {
  test.each<[Locale, string, string, string]>([
    ['de', 'tisch für 4 am freitag', 'ja', 'samstag halb acht zu fünft'],
    ['en', 'table for 4 on friday', 'yes', 'saturday half seven for five'],
    ['es', 'mesa para 4 el viernes', 'si', 'sabado a las siete y media para cinco'],
    ['fr', 'une table pour 4 vendredi', 'oui', 'samedi 19h30 à cinq'],
    ['it', 'tavolo per 4 venerdi', 'si', 'sabato alle sette e mezza in cinque'],
  ])('%s: "%s", "%s", "%s"', (locale, ...said) => {
    const { name, date, time, guests } = heard(locale, ...said).draft()
    expect({ name, date, time, guests }).toEqual({ name: null, date: '2026-11-28', time: '19:30', guests: 5 })
  })

  test.each<[Locale, string, string, string]>([
    ['es', 'mesa para 4 el viernes', 'si', 'Domingo Ocho'],
    ['it', 'tavolo per 4 venerdi', 'si', 'Sabato Rossi'],
  ])('%s: "%s", "%s", "%s" is a name', (locale, ...said) => {
    expect(heard(locale, ...said).draft().name).toBe(said[2])
  })
})

describe('18 a party that is put right with its children is the whole', () => {
  test.each<[Locale, string, string, number]>([
    ['de', 'tisch für 4 am samstag', 'ach ne wir sind 5 mit baby', 5],
    ['de', 'tisch für 6 am samstag', 'nein 5 insgesamt das baby ist schon mitgezählt', 5],
    ['en', 'table for 4 on friday', 'we are 5 with the baby', 5],
    ['es', 'mesa para 4 el viernes', 'no, somos 6 con dos niños', 6],
    ['fr', 'une table pour 4 vendredi', 'non on est 5 avec le bébé', 5],
    ['it', 'tavolo per 4 sabato', 'anzi 6 con due bimbi', 6],
    ['it', 'tavolo per 4 sabato', 'siamo 5 adulti con due bimbi', 7],
  ])('%s: "%s", then "%s" are %i', (locale, first, then, guests) => {
    expect(heard(locale, first, then).draft().guests).toBe(guests)
  })

  test.each<[Locale, string, string]>([
    ['en', 'table for 6 on saturday', 'make it 7, my brother is not coming. hang on i mean 5 people not 7'],
    ['de', 'tisch für 6 am samstag', 'wir sind 7. moment ich meine 5 personen nicht 7'],
    ['es', 'mesa para 6 el sabado', 'mejor somos 7. espera quiero decir 5 personas no 7'],
    ['fr', 'une table pour 6 samedi', 'plutôt on est 7. attendez je veux dire 5 personnes pas 7'],
    ['it', 'tavolo per 6 sabato', 'anzi siamo 7. aspetta volevo dire 5 persone non 7'],
  ])('%s: "%s", then "%s": the last number counts', (locale, first, then) => {
    expect(heard(locale, first, then).draft().guests).toBe(5)
  })
})

describe('18 what is asked is no note, and what is told before it is', () => {
  test.each<[Locale, string, string, string | null]>([
    [
      'de',
      'tisch für 4 am samstag',
      'meine mutter sitzt im rollstuhl kommt sie da rein',
      'meine mutter sitzt im rollstuhl',
    ],
    [
      'de',
      'tisch für 4 am samstag',
      'eine von uns ist schwanger was sollte die nicht essen',
      'eine von uns ist schwanger',
    ],
    ['en', 'table for 4 on friday', 'my mum is in a wheelchair can she get in', 'my mum is in a wheelchair'],
    [
      'es',
      'mesa para 4 el viernes',
      'mi madre va en silla de ruedas puede entrar',
      'mi madre va en silla de ruedas',
    ],
    [
      'fr',
      'une table pour 4 vendredi',
      'ma mère est en fauteuil roulant elle peut entrer',
      'ma mère est en fauteuil roulant',
    ],
    [
      'it',
      'tavolo per 4 sabato',
      'mia madre è in sedia a rotelle riesce a entrare',
      'mia madre è in sedia a rotelle',
    ],
    ['en', 'table for 4 on friday', 'actually if it rains what do we do with the dog', null],
    ['en', 'table for 4 on friday', 'can we bring our own cake and will you do candles', null],
  ])('%s: "%s", then "%s"', (locale, first, then, notes) => {
    const chat = heard(locale, first)
    const { asked } = chat.say(then)
    expect(chat.draft().notes).toBe(notes)
    expect(asked.length).toBe(1)
  })

  test('18 en: the minutes of an hour are no part of a note', () => {
    expect(
      heard('en', 'table for 6 saturday at 19:30', 'saturday at 19:30 with a high chair').draft().notes,
    ).toBe('with a high chair')
  })
})
