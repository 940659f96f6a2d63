import { expect, test } from 'vitest'
import { initialState, step } from '../../../lib/chat/machine.ts'
import type { ChatState } from '../../../lib/chat/state.ts'
import { contextWith, converse } from './converse.ts'

const offeredByTheFunction: ChatState = {
  ...initialState,
  talk: {
    ...initialState.talk,
    day: '2026-11-27',
    frame: { act: 'book', of: null, want: [], exclude: [], max: null, min: null, sort: null, ask: [] },
  },
}

test('§4 a yes to the offer in an answer begins the booking, with the day spoken of', () => {
  const [next] = step(offeredByTheFunction, { type: 'text', text: 'sí, por favor' }, contextWith())
  expect(next).toMatchObject({ mode: 'booking', step: 'name', draft: { date: '2026-11-27' } })
  const [asked] = step(offeredByTheFunction, { type: 'text', text: '¿hay parking?' }, contextWith())
  expect(asked.mode).toBe('talking')
})

test('§4 a wish in another language than the chat’s is read whole, not by its figures alone', () => {
  const [next] = step(
    initialState,
    { type: 'text', text: 'vale, mesa para 3 el viernes a las 21:00 en la terraza' },
    contextWith({ locale: 'en' }),
  )
  expect(next).toMatchObject({
    mode: 'offered',
    draft: { date: '2026-11-27', time: '21:00', guests: 3, seating: 'outdoor' },
  })
})

test.each([
  ['es', '25 personas el 12 de diciembre', 'y si fueramos 18?', 18],
  ['en', '22 of us on the 5th of December', "what if we're 19", 19],
  ['fr', 'on est 25 le 12 décembre', 'et si on est 18 ?', 18],
  ['de', '24 leute am 10. dezember', 'und wenns nur 20 werden?', 20],
  ['it', 'siamo 24 il 10 dicembre', 'facciamo 20 allora', 20],
] as const)('§9 %s: after "%s", "%s" is a party that is booked here', (locale, many, fewer, guests) => {
  const chat = converse(locale)
  chat.say(many)
  expect(chat.step()).toBeNull()
  chat.say(fewer)
  expect([chat.step(), chat.draft().guests]).toEqual(['offer', guests])
})

test.each([
  ['en', "We'd be 30 people", '2 are coeliac'],
  ['es', 'somos 30 personas', '4 son niños'],
  ['fr', 'on est 30 personnes', '4 sont végétariens'],
] as const)('§9 %s: after "%s", "%s" is some of them, and no booking', (locale, many, some) => {
  const chat = converse(locale)
  chat.say(many)
  chat.say(some)
  expect(chat.step()).toBeNull()
})
