import { expect, test } from 'vitest'
import { bookingAt, converse, DRAFT, MODES } from '../converse.ts'

const offered = { ...MODES.offered, draft: DRAFT } as typeof MODES.offered

test.each([
  ['en', 'table on friday at 1.30pm for 6, need to be out by 3', '13:30'],
  ['en', 'table on friday at 7pm for 4, at 9 we have to leave', '19:00'],
  ['es', 'mesa el viernes a las 13:30 para 4, tenemos que salir antes de las 15', '13:30'],
  ['es', 'mesa el viernes a las 13:30 para 4, a las 15 tenemos que irnos', '13:30'],
  ['fr', 'table vendredi à 13h pour 6, il faut être sorti à 14h30', '13:00'],
  ['fr', 'table vendredi à 13h pour 4, on doit partir à 15h', '13:00'],
  ['de', 'tisch am freitag um 13 uhr für 4, wir müssen um 15 uhr wieder weg', '13:00'],
  ['de', 'tisch am freitag um 13 uhr für 4, bis 15 uhr müssen wir fertig sein', '13:00'],
  ['it', 'tavolo venerdì alle 13 per 4, dobbiamo andare via alle 15', '13:00'],
  ['it', 'tavolo venerdì alle 13 per 4, dobbiamo finire entro le 15', '13:00'],
] as const)('18 in %s "%s": the hour at which a guest leaves is none of the table', (locale, said, time) => {
  const chat = converse(locale)
  chat.say(said)
  expect(chat.draft()).toMatchObject({ time, doubt: null })
})

test.each([
  ['en', 'we have to leave by 3 please note that'],
  ['es', 'tenemos que irnos a las 15'],
  ['fr', 'on doit partir à 15h'],
  ['de', 'wir müssen um 15 uhr weg'],
  ['it', 'dobbiamo andare via alle 15'],
] as const)('18 in %s, where the notes are asked, "%s" is a note and moves no booking', (locale, said) => {
  const chat = converse(locale, {}, bookingAt('notes', { time: '13:30' }))
  chat.say(said)
  expect(chat.draft()).toMatchObject({ time: '13:30', notes: said })
})

test.each([
  ['en', 'table on friday at 1.30pm for 6, need to be out by 3', 'need to be out by 3'],
  [
    'es',
    'mesa el viernes a las 13:30 para 4, tenemos que salir antes de las 15',
    'tenemos que salir antes de las 15',
  ],
  ['fr', 'table vendredi à 13h pour 4, on doit partir à 15h', 'on doit partir à 15h'],
  [
    'de',
    'tisch am freitag um 13 uhr für 4, wir müssen um 15 uhr wieder weg',
    'wir müssen um 15 uhr wieder weg',
  ],
  ['it', 'tavolo venerdì alle 13 per 4, dobbiamo finire entro le 15', 'dobbiamo finire entro le 15'],
] as const)('18 in %s "%s": the hour at which a guest leaves is noted', (locale, said, notes) => {
  const chat = converse(locale)
  chat.say(said)
  expect(chat.draft()).toMatchObject({ notes })
  const shown = converse(locale, {}, MODES.confirming)
  shown.say(notes)
  expect(shown.draft()).toMatchObject({ time: '21:00', notes: expect.stringMatching(/15|3/) })
})

test.each([
  ['en', 'we want to eat out on friday at 8, 4 people', '20:00'],
  ['es', 'queremos salir a cenar el viernes a las 9, somos 4', '21:00'],
  ['fr', 'on part sur 20h vendredi pour 4', '20:00'],
  ['fr', 'table vendredi pour 4 à 20h dehors', '20:00'],
  ['es', 'mesa el viernes para 4 a las 20 fuera', '20:00'],
  ['it', 'tavolo venerdì per 4 alle 20 fuori', '20:00'],
  ['de', 'tisch am freitag für 4 um 19 uhr draussen', '19:00'],
  ['de', 'kann es am freitag um 19 uhr losgehen, 4 personen', '19:00'],
] as const)(
  '18 in %s "%s": who goes out to eat, or sits outside, comes at that hour',
  (locale, said, time) => {
    const chat = converse(locale)
    chat.say(said)
    expect(chat.draft()).toMatchObject({ time })
  },
)

test.each([
  ['en', 'nothing else to add'],
  ['en', 'nowt else to add'],
  ['es', 'nada más que añadir'],
  ['fr', 'rien à ajouter'],
  ['it', 'niente da aggiungere'],
  ['de', 'nichts hinzuzufügen'],
] as const)('18 in %s "%s" adds nobody', (locale, said) => {
  const asked = converse(locale, {}, bookingAt('notes'))
  asked.say(said)
  expect(asked.draft()).toMatchObject({ guests: 4, notes: null })
  const chat = converse(locale, {}, offered)
  chat.say(said)
  expect(chat.state().mode === 'talking' || chat.draft()?.guests === 4).toBe(true)
})

test.each([
  ['es', 'mesa para 2 junto a la ventana', 2],
  ['it', 'un tavolo per 2, mario rossi', 2],
  ['en', 'a table for 2 match fans', 2],
] as const)('18 in %s "%s": a word that is like a month is none', (locale, said, guests) => {
  const chat = converse(locale)
  chat.say(said)
  expect(chat.draft()).toMatchObject({ guests, date: null })
})

test('18 a bunch of flowers is no first of March', () => {
  const chat = converse('it', {}, bookingAt('notes'))
  chat.say('potete far trovare un mazzo di fiori sul tavolo?')
  expect(chat.draft()).toMatchObject({ date: '2026-11-27' })
})

test.each([
  ['it', 'non è la prima visita, ci siamo venuti nel 2019'],
  ['en', "it's not the first time, we came in 2019 before"],
  ['es', 'no es la primera vez, vinimos antes en 2019'],
  ['fr', "ce n'est pas la première fois, on est venus avant en 2019"],
  ['de', 'wir waren schon mal da, 2019'],
] as const)('18 in %s "%s": a year is no hour', (locale, said) => {
  const chat = converse(locale, {}, MODES.confirming)
  chat.say(said)
  expect(chat.state().mode === 'confirming' && chat.draft()?.time).toBe('21:00')
})

test.each([
  ['fr', 'le théâtre finit à 21h30 vendredi, on peut manger à 22h15 ? juste nous 2'],
  ['en', 'the train leaves at 9 on friday, table for 2 at 7'],
  ['de', 'um 21 uhr geht am freitag das konzert los, tisch für 2 um 19 uhr'],
] as const)('18 in %s "%s": the hour of something else is no note', (locale, said) => {
  const chat = converse(locale)
  chat.say(said)
  expect(chat.draft().notes).toBeNull()
})
