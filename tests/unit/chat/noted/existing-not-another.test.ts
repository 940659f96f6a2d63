import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { bookingAt, converse, DRAFT, MODES } from '../converse.ts'

const LINK = '/reservations/enlace'

describe('§4 who wants no other booking, only the one there is changed, makes no second one', () => {
  test.each<[Locale, string]>([
    ['es', 'que no quiero otra reserva!!! solo cambiar la que hay'],
    ['en', "I don't want another booking, just change the one I have"],
    ['fr', "je ne veux pas une autre réservation, juste modifier celle que j'ai"],
    ['de', 'ich will keine neue Reservierung, nur die bestehende ändern'],
    ['it', "non voglio un'altra prenotazione, solo cambiare quella che ho"],
  ])('%s "%s", at the offer and in the middle of a booking', (locale, text) => {
    for (const state of [MODES.offered, bookingAt('email', { email: null })]) {
      const chat = converse(locale, {}, state)
      const turn = chat.say(text)
      expect(chat.step()).toBeNull()
      expect(turn.text).toContain(LINK)
    }
  })

  test('es "ya la tenemos hecha", where a table is offered', () => {
    const chat = converse('es', {}, MODES.offered)
    const turn = chat.say(
      'no no, cambiar la reserva! ya la tenemos hecha. sabado a las 2, a nombre de Carme Bosch',
    )
    expect(chat.step()).toBeNull()
    expect(turn.text).toContain(LINK)
  })
})

describe('§4 a booking that there is, and what is to become of it', () => {
  test.each<[Locale, string]>([
    ['en', 'hi ive got a booking for tomorrow under marsh, 8 oclock, can we come at half 7 instead'],
    ['es', 'tengo reserva para mañana a nombre de Roca, ¿está todo en orden?'],
    ['en', 'I booked for tomorrow under Marsh, is it all in order?'],
    [
      'fr',
      "j'ai réservé une table pour demain soir au nom de Rochat, pourriez-vous me dire si tout est en ordre ?",
    ],
    ['de', 'ich habe für morgen auf den Namen Roth reserviert. Ist alles in Ordnung?'],
    ['it', 'ho prenotato per domani a nome Rossi, è tutto in ordine?'],
  ])('%s "%s": an earlier hour, or whether all is well, is of it', (locale, text) => {
    const chat = converse(locale)
    const turn = chat.say(text)
    expect([chat.step(), turn.asked]).toEqual([null, []])
    expect(turn.text).toContain(LINK)
  })

  test.each<[Locale, string, string]>([
    ['es', 'tengo una reserva para el domingo y ahora somos 6', '¿y podemos adelantar a las 13:30?'],
    ['en', 'I have a booking for Sunday, we are 6 now', 'and can you bring it forward to 1 pm?'],
    ['fr', "j'ai réservé pour dimanche, on sera 6", 'et on peut avancer à 13h ?'],
    [
      'de',
      'ich hab für Sonntag um 14 Uhr reserviert. jetzt sind wir 6',
      'und können wir auf 13 Uhr vorziehen?',
    ],
    ['it', 'ho prenotato per domenica, ora siamo in 6', 'e possiamo anticipare alle 13?'],
  ])('%s "%s", then "%s": still of it', (locale, text, then) => {
    const chat = converse(locale)
    chat.say(text)
    const turn = chat.say(then)
    expect([chat.step(), turn.asked]).toEqual([null, []])
    expect(turn.text).toContain('tel:+34900000000')
  })
})

describe('§4 a weekday that is over is no day of a booking', () => {
  test.each<[Locale, string]>([
    ['es', 'comimos ahí el domingo pasado'],
    ['en', 'we ate there last Sunday'],
    ['fr', 'on y a mangé dimanche dernier'],
    ['de', 'wir waren letzten Sonntag bei euch'],
    ['it', 'siamo venuti domenica scorsa'],
  ])('%s "%s": the guest was here, and the day stays', (locale, text) => {
    const chat = converse(locale, {}, MODES.confirming)
    chat.say(text)
    expect([chat.draft().date, chat.draft().isFirstVisit]).toEqual([DRAFT.date, false])
  })

  test.each<[Locale, string]>([
    ['en', 'a table on the last Sunday of December'],
    ['de', 'einen Tisch am letzten Sonntag im Dezember'],
    ['es', 'mesa el último domingo de diciembre'],
    ['fr', 'une table le dernier dimanche de décembre'],
    ['it', "un tavolo l'ultima domenica di dicembre"],
  ])('%s "%s" is one', (locale, text) => {
    const chat = converse(locale)
    chat.say(text)
    expect(chat.draft().date).toBe('2026-12-27')
  })
})

describe('19.4 nobody is told that it is their first visit', () => {
  test.each<Locale>(['es', 'en', 'fr', 'de', 'it'])('%s: who was not asked, nor said so', (locale) => {
    const chat = converse(locale, {}, bookingAt('notes', { notes: null }))
    expect(chat.say('no').text).not.toMatch(/visit|visita|besuch/i)
    expect(chat.step()).toBe('confirm')
  })

  test.each<[Locale, string, boolean]>([
    ['it', 'torniamo a sabato', true],
    ['fr', 'on revient au samedi', true],
    ['en', "let's come back to Saturday", true],
    ['it', 'torniamo da voi', false],
    ['it', 'ci siamo venuti nel 2019', false],
    ['en', 'we love coming back', false],
  ])('%s "%s": back to a day, or back at the house', (locale, text, isFirst) => {
    const chat = converse(locale, {}, MODES.confirming)
    chat.say(text)
    expect(chat.draft().isFirstVisit).toBe(isFirst)
  })
})
