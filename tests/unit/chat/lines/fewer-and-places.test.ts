import { describe, expect, test } from 'vitest'
import { understand } from '../../../../lib/chat/understand.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../../lib/reservas/default-rules.ts'
import { converse, DRAFT, MODES } from '../converse.ts'

const heard = (locale: Locale, text: string, asking: 'phone' | 'seating' | 'name' | null) =>
  understand(text, {
    ...{ asking, ahora: { fecha: '2026-11-25', hora: '18:30' }, rules: DEFAULT_RULES, locale },
    known: { guests: 6, date: '2026-11-27', time: '20:00' },
  })
const guests = (locale: Locale, text: string) =>
  heard(locale, text, 'phone').found.find(({ slot }) => slot === 'guests')?.values
const places = (locale: Locale, text: string) =>
  heard(locale, text, 'seating').spoken.find(({ slot }) => slot === 'seating')?.values

describe('§4 who does not come makes the party smaller', () => {
  test.each<[Locale, string, string]>([
    ['es', 'se bajan dos más', '4'],
    ['es', 'espera q se caen dos, al final 4', '4'],
    ['en', "two can't make it", '4'],
    ['en', 'one more bailed, so 5', '5'],
    ['fr', '2 ne viennent plus', '4'],
    ['de', 'zwei kommen doch nicht', '4'],
    ['it', 'due hanno dato buca', '4'],
  ])('%s "%s" leaves %s', (locale, text, left) => {
    expect(guests(locale, text)).toEqual([left])
  })
  test.each<[Locale, string]>([
    ['es', 'se caen dos, mejor a las 9'],
    ['de', 'zwei kommen doch nicht, und lieber um 9'],
  ])('%s "%s" makes no party of nine', (locale, text) => {
    expect(guests(locale, text)).not.toEqual(['9'])
  })
  test('"on va être 4 finalement" tells the party', () =>
    expect(guests('fr', 'on va être 4 finalement')).toEqual(['4']))
  test('"35 a bottle" is a price, and no party', () =>
    expect(heard('en', 'keep it below 35 a bottle mate', null).found).toEqual([]))
})

describe('§4 a place that is chosen, and one that is only spoken of', () => {
  test.each<[Locale, string, string]>([
    ['de', 'draußen. ach schmarrn, drinnen', 'indoor'],
    ['es', 'adentro... naa afuera mejor', 'outdoor'],
    ['en', 'outside if possible?', 'outdoor'],
    ['es', 'si puede ser fuera?', 'outdoor'],
    ['fr', 'si on peut, dehors ?', 'outdoor'],
  ])('%s "%s"', (locale, text, place) => {
    expect(places(locale, text)).toEqual([place])
  })
  test.each<[Locale, string]>([
    ['en', 'what if we sit outside and it rains?'],
    ['it', 'ma se stiamo fuori e piove?'],
    ['fr', "et si on est dehors et qu'il pleut ?"],
    ['de', 'und wenn wir draußen sitzen und es regnet?'],
    ['en', 'is it gonna be freezing on the terrace lol'],
  ])('%s "%s" chooses none', (locale, text) => {
    expect(places(locale, text)).toBeUndefined()
  })
  test('a place is no name', () =>
    expect(heard('fr', "à l'intérieur", 'name').found).toEqual([{ slot: 'seating', values: ['indoor'] }]))
})

describe('§4 who greets gives a name behind it', () => {
  test.each<[Locale, string, string]>([
    ['en', 'hi, dana cole', 'dana cole'],
    ['fr', 'bonjour, marc lefebvre', 'marc lefebvre'],
    ['it', 'ciao, luca bianchi', 'luca bianchi'],
    ['es', 'buenas, ana ruiz', 'ana ruiz'],
    ['de', 'hallo, anna weber', 'anna weber'],
  ])('%s "%s"', (locale, text, name) => {
    expect(heard(locale, text, 'name').found).toEqual([{ slot: 'name', values: [name] }])
  })
})

describe('§8 where the house can be written to is asked', () => {
  test.each<[Locale, string]>([
    ['es', 'vuestro correo'],
    ['en', 'id rather write, your email address'],
    ['fr', 'votre mail svp'],
    ['de', 'eure mail adresse bitte'],
    ['it', 'la vostra mail'],
  ])('%s "%s"', (locale, text) => {
    expect(heard(locale, text, null).asksAddress).toBe(true)
  })
  test('an address that is given asks for none', () =>
    expect(heard('en', 'my email is ann@example.com', null).asksAddress).toBe(false))
})

describe('§9 behind a request that was sent', () => {
  test.each<[Locale, string]>([
    ['es', 'entonces la mesa ya es segura?'],
    ['en', 'so is the table definitely ours now?'],
    ['fr', 'donc la table est sûre à 100 % ?'],
    ['de', 'ist der tisch jetzt fix?'],
    ['it', 'quindi il tavolo è già sicuro al 100%?'],
  ])('%s "%s" is asked, and begins no second booking', (locale, text) => {
    const chat = converse(locale, {}, { ...MODES.completed, draft: DRAFT } as typeof MODES.completed)
    chat.say(text)
    expect(chat.step()).toBe('completed')
  })
})

describe('§9 a booking there is, and what is asked of it', () => {
  test.each<[Locale, string]>([
    ['en', 'got a booking for friday under Nguyen, need to drop it from 6 to 4'],
    ['en', 'already booked for 4 this thurs, can we bring it to 6'],
    ['en', "we're booked in again thurs, can you make it 6 of us instead of 4"],
    ['fr', "j'ai demandé une table pour demain 20h, et tjs pas de confirmation"],
    ['fr', 'on avait aussi une table mardi, ce sera sans nous'],
  ])('%s "%s"', (locale, text) => {
    expect(heard(locale, text, null).existing).toBe(true)
  })
  test('"could I have a reservation for Friday" wishes for one', () =>
    expect(heard('en', 'could I have a reservation for Friday at 8?', null).existing).toBe(false))
  test.each<[Locale, string]>([
    ['en', 'say i cancel altogether, am i charged'],
    ['fr', "et si j'annule c'est septante balles d'amende ?"],
    ['it', 'con quanto anticipo devo avvisare se salta tutto'],
  ])('%s "%s" asks what it costs', (locale, text) => {
    expect(heard(locale, text, null).aboutOwn).toBe(false)
  })
})
