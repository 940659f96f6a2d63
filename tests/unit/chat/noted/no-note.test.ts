import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { bookingAt, converse, MODES } from '../converse.ts'

describe('§4 what was given already is no note', () => {
  test.each<[Locale, string]>([
    ['es', 'ya te pasé el teléfono y el mail'],
    ['en', 'I already gave you my phone and email'],
    ['fr', 'je vous ai déjà donné mon téléphone et mon mail'],
    ['de', 'die Nummer habe ich schon gegeben'],
    ['it', 'ho già dato telefono e mail'],
  ])('%s "%s"', (locale, text) => {
    const chat = converse(locale, {}, bookingAt('notes', { notes: null }))
    chat.say(text)
    expect([chat.step(), chat.draft().notes]).toEqual(['notes', null])
  })

  test('de "Nein, weiter nichts. Ist der Cava trocken?": no note, and a question', () => {
    const chat = converse('de', {}, bookingAt('notes', { notes: null }))
    const turn = chat.say('Nein, weiter nichts. Ist der Cava trocken?')
    expect([chat.draft().notes, turn.asked]).toEqual([null, ['Ist der Cava trocken?']])
  })
})

describe('§4 what somebody does not bear is noted, without the order to tell the kitchen', () => {
  test.each<[Locale, string, string]>([
    ['es', 'el ajo me sienta mal, ¿podéis decirlo en cocina?', 'el ajo me sienta mal'],
    ['en', 'garlic does not agree with me, could you tell the kitchen', 'garlic does not agree with me'],
    ['fr', "ma mère digère mal l'ail, pouvez-vous le dire en cuisine ?", "ma mère digère mal l'ail"],
    [
      'de',
      'meine Frau verträgt keinen Knoblauch, könnt ihr das der Küche sagen?',
      'meine Frau verträgt keinen Knoblauch',
    ],
    ['it', "mia madre non digerisce l'aglio, potete dirlo in cucina?", "mia madre non digerisce l'aglio"],
    ['en', '3 of us eat no pork', '3 of us eat no pork'],
  ])('%s "%s"', (locale, text, note) => {
    const chat = converse(locale, {}, MODES.confirming)
    chat.say(text)
    expect(chat.draft().notes).toContain(note)
    expect(chat.draft().notes).not.toMatch(/[ck]ocina|kitchen|cuisine|k[üu]che|cucina/i)
  })
})

describe('§4 "only this note: …" stands in the place of what was noted', () => {
  test.each<[Locale, string, string, string]>([
    ['es', 'cumpleaños', 'solo esta nota: aniversario, 30 años', 'aniversario, 30 años'],
    ['en', 'birthday', 'please, just this note: anniversary, 30 years', 'anniversary, 30 years'],
    ['fr', 'anniversaire', 'juste cette note : noces de perle, 30 ans', 'noces de perle, 30 ans'],
    [
      'de',
      'Hochzeitstag',
      'und bitte nur diese Notiz: Hochzeitstag 30 Jahre, Meerblick',
      'Hochzeitstag 30 Jahre, Meerblick',
    ],
    ['it', 'compleanno', 'solo questa nota: anniversario, 30 anni', 'anniversario, 30 anni'],
  ])('%s "%s", then "%s"', (locale, notes, text, note) => {
    const chat = converse(locale, {}, bookingAt('notes', { notes, unasked: true }))
    chat.say(text)
    expect(chat.draft().notes).toBe(note)
  })

  test('de: a day keeps its sign, and the feast is noted without it', () => {
    const chat = converse('de')
    chat.say(
      'wir möchten am 5. Dezember abends unseren Hochzeitstag feiern, zu zweit, bitte einen Tisch mit Meerblick',
    )
    expect(chat.draft().notes).toBe('unseren Hochzeitstag feiern. bitte einen Tisch mit Meerblick')
  })
})
