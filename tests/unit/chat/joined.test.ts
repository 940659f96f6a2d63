import { expect, test } from 'vitest'
import type { Slot } from '../../../lib/chat/state.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { bookingAt, converse, givenBut, reach } from './converse.ts'

const at = (locale: Locale, step: Slot) =>
  converse(locale, {}, bookingAt(step, { given: givenBut(step, 'notes') }))

test.each([
  ['es', 'guests', 'somos 6 y hay tronas?', 'y hay tronas?', { guests: 6 }],
  ['en', 'guests', 'for 6, and do you have high chairs?', 'and do you have high chairs?', { guests: 6 }],
  ['fr', 'time', '21h et y a un parking ?', 'et y a un parking ?', { time: '21:00' }],
  ['it', 'time', "alle nove e un quarto, c'è parcheggio?", "c'è parcheggio?", { time: '21:15' }],
  [
    'de',
    'email',
    'jannis@example.com und darf der Hund mit?',
    'und darf der Hund mit?',
    { email: 'jannis@example.com' },
  ],
  [
    'fr',
    'name',
    'Inès Haddad, c est possible de venir avec un chien ?',
    'c est possible de venir avec un chien ?',
    { name: 'Inès Haddad' },
  ],
  ['es', 'seating', 'fuera, se puede fumar?', 'se puede fumar?', { seating: 'outdoor' }],
  ['en', 'guests', 'do you have high chairs? we are 6', 'do you have high chairs?', { guests: 6 }],
] as const)('issue 18: in %s at %s "%s" keeps the value and asks', (locale, step, said, asked, draft) => {
  const chat = at(locale, step)
  const turn = chat.say(said)
  expect(turn.asked).toEqual([asked])
  expect(turn.text).toContain('RESPUESTA')
  expect(chat.draft()).toMatchObject(draft)
  expect(chat.step()).not.toBe(step)
})

test.each([
  ['en', 'seating', 'the terrace, is it heated?'],
  ['it', 'seating', 'ma la terrazza è coperta?'],
  ['es', 'name', 'Chicos, hay parking?'],
] as const)('in %s "%s" only asks', (locale, step, said) => {
  const chat = at(locale, step)
  expect(chat.say(said).asked).toEqual([said])
  expect(chat.step()).toBe(step)
})

test.each([
  ['de', 'guests', 'sieben oder acht, nehmen Sie acht', { guests: 8 }],
  ['fr', 'guests', "nous serons six, s'il vous plaît ?", { guests: 6 }],
  ['es', 'seating', 'sin terraza, que hace frío', { seating: 'indoor' }],
] as const)('in %s at %s "%s" asks nothing', (locale, step, said, draft) => {
  const chat = at(locale, step)
  expect(chat.say(said).asked).toEqual([])
  expect(chat.draft()).toMatchObject(draft)
})

test('a first message is offered with what it says, and answered', () => {
  const chat = converse('fr')
  const turn = chat.say('de la place vendredi soir pour 4 et vous avez des chaises bébé ?')
  expect(turn.asked).toEqual(['et vous avez des chaises bébé ?'])
  expect(chat.draft()).toMatchObject({ date: '2026-11-27', guests: 4 })
  expect(chat.step()).toBe('offer')
})

test('a yes with a question begins the booking, and the question is answered', () => {
  const chat = converse('de')
  chat.say('Tisch für morgen')
  expect(chat.say('ja für 4 und habt ihr Hochstühle?').asked).toEqual(['und habt ihr Hochstühle?'])
  expect([chat.draft().guests, chat.step()]).toEqual([4, 'name'])
})

test('at the summary the change is told, the question answered, and nothing is sent', () => {
  const chat = converse('en')
  reach(chat)
  const turn = chat.say('make it 5, and is there parking?')
  expect(turn.text).toContain('5 guests')
  expect([chat.draft().guests, chat.step(), chat.saves.length]).toEqual([5, 'confirm', 0])
})

test('a diet beside a value and a question reaches the function', () => {
  const chat = at('es', 'guests')
  expect(chat.say('somos 4 y una es celiaca. tenéis terraza?').asked.join()).toContain('celiaca')
  expect(chat.draft().guests).toBe(4)
})
