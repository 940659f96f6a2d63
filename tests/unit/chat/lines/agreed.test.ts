import { expect, test } from 'vitest'
import { bookingAt, converse, DRAFT, MODES } from '../converse.ts'

const NUMBER = '+393339871122'
const ASKED = DRAFT.given.filter((slot) => slot !== 'phone' && slot !== 'notes')
const asked = {
  ...MODES.offered,
  draft: {
    ...DRAFT,
    phone: null,
    given: ASKED,
    doubt: { slot: 'phone', options: [NUMBER] },
  },
} as typeof MODES.offered

test.each([
  ['it', 'si', 'no'],
  ['es', 'sí', 'no'],
  ['en', 'yes', 'no'],
  ['fr', 'oui', 'non'],
  ['de', 'ja', 'nein'],
] as const)('18 in %s the prefix that is asked before the offer is asked once', (locale, yes, no) => {
  const agreed = converse(locale, {}, asked)
  agreed.say(yes)
  expect(agreed.draft()).toMatchObject({ phone: NUMBER, doubt: null })
  expect(agreed.state()).toMatchObject({ mode: 'booking', step: 'notes' })
  const refused = converse(locale, {}, asked)
  refused.say(no)
  expect(refused.draft()).toMatchObject({ phone: null, doubt: null })
  expect(refused.state()).toMatchObject({ mode: 'booking', step: 'phone' })
})

test.each([
  ['it', 'si', 'no'],
  ['es', 'sí', 'no'],
  ['en', 'yes', 'no'],
  ['fr', 'oui', 'non'],
  ['de', 'ja', 'nein'],
] as const)(
  '4 in %s a yes behind a no to the summary sends nothing before it is shown again',
  (locale, yes, no) => {
    const chat = converse(locale, {}, MODES.confirming)
    chat.say(no)
    chat.say(yes)
    expect(chat.state().mode).toBe('confirming')
    chat.say(yes)
    expect(chat.state().mode).toBe('completed')
  },
)

test.each([
  ['it', 'si'],
  ['es', 'sí'],
  ['en', 'yes send it'],
  ['fr', 'oui'],
  ['de', 'ja'],
] as const)('18 in %s a yes chooses none of two places', (locale, said) => {
  const chat = converse(
    locale,
    {},
    bookingAt('seating', { given: DRAFT.given.filter((slot) => slot !== 'seating') }),
  )
  chat.say(said)
  expect(chat.state()).toMatchObject({ mode: 'booking', step: 'seating' })
})

test('18 a number that begins with zero is not led abroad by "usa", which is no country there', () => {
  const chat = converse('it', {}, {
    ...bookingAt('phone'),
    draft: { ...DRAFT, phone: null, given: ASKED, doubt: { slot: 'phone', options: ['+390444512345'] } },
  } as never)
  chat.say('nelle note: mia moglie usa il girello')
  expect(chat.draft()).toMatchObject({ phone: null, notes: 'mia moglie usa il girello' })
})
