import { describe, expect, test } from 'vitest'
import type { Draft } from '../../../lib/chat/state.ts'
import { understand } from '../../../lib/chat/understand.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import { converse, DRAFT, MODES, WEDNESDAY } from './converse.ts'

const summary = (locale: Locale, over: Partial<Draft> = {}) => {
  const { confirming } = MODES
  if (confirming.mode !== 'confirming') throw new Error('no summary')
  return converse(locale, {}, { ...confirming, draft: { ...DRAFT, ...over } })
}

describe('issue 18: at the summary a proposed value changes the booking', () => {
  test.each([
    ['es', '¿podría ser a las 9 y cuarto?', { time: '21:15' }],
    ['en', 'can we do 8:15?', { time: '20:15' }],
    ['en', 'actually can we push it half an hour', { time: '21:30' }],
    ['fr', "pourriez-vous avancer d'une demi-heure ?", { time: '20:30' }],
    ['fr', 'c possible 20h15 ?', { time: '20:15' }],
    ['de', 'geht auch viertel nach acht?', { time: '20:15' }],
    ['de', 'ne stunde später', { time: '22:00' }],
    ['it', 'si può fare alle 20:15?', { time: '20:15' }],
    ['it', 'potremmo anticipare alle 20?', { time: '20:00' }],
    ['it', 'mezz ora più tardi', { time: '21:30' }],
    ['en', 'could you make it 5 of us instead of 4?', { guests: 5 }],
    ['en', '2 no 3 no 2', { guests: 2 }],
  ] as const)('%s "%s"', (locale, said, draft) => {
    const chat = summary(locale)
    const turn = chat.say(said)
    expect([turn.asked, chat.step(), chat.saves]).toEqual([[], 'confirm', []])
    expect(chat.draft()).toMatchObject(draft)
  })

  test('an hour that is none of the house changes nothing, and the nearest are offered', () => {
    const chat = summary('en')
    const turn = chat.say('can we do 8:10?')
    expect(turn.codes).toEqual(['invalid_time'])
    expect(turn.text).toContain('20:15')
    expect(chat.draft().time).toBe('21:00')
  })
})

describe('issue 18: a day counts from the one that is chosen', () => {
  test.each([
    ['en', 'same time but sunday', '2026-12-05', '2026-12-06'],
    ['de', 'lieber den Sonntag, gleiche Zeit', '2026-12-05', '2026-12-06'],
    ['es', 'mejor este domingo', '2026-12-05', '2026-11-29'],
    ['fr', 'finalement plutôt le 30', '2026-12-31', '2026-12-30'],
    ['es', 'mejor el martes', '2026-11-28', '2026-12-01'],
  ] as const)('%s "%s" after %s is %s', (locale, said, from, to) => {
    const chat = summary(locale, { date: from })
    chat.say(said)
    expect(chat.draft()).toMatchObject({ date: to, time: '21:00' })
  })

  test('"the Saturday after next" is a week later', () => {
    const chat = converse('en')
    chat.say('table for two the saturday after next')
    expect(chat.draft().date).toBe('2026-12-05')
  })
})

describe('issue 18: a name put right keeps its other words', () => {
  test.each([
    ['en', 'Dai Pritchard', 'no wait my name is spelled Dai Prichard, no t', 'Dai Prichard'],
    ['en', 'Dai Pritchard', 'my surname is spelt Prichard', 'Dai Prichard'],
    ['fr', 'Maud Lepic', 'en fait mon nom s écrit Lépicq', 'Maud Lépicq'],
    ['de', 'Heinrich Voss', 'Der Name schreibt sich Voß', 'Heinrich Voß'],
    ['it', 'Gigi Moro', 'il cognome è Morro', 'Gigi Morro'],
  ] as const)('%s %s: "%s"', (locale, name, said, right) => {
    const chat = summary(locale, { name })
    chat.say(said)
    expect([chat.draft().name, chat.step()]).toEqual([right, 'confirm'])
  })
})

describe('issue 18: a value said in another language than the page’s', () => {
  test.each([
    ['fr', 'three', { guests: 3 }],
    ['it', 'vier personen jetzt', { guests: 4 }],
    ['es', 'at half past eight', { time: '20:30' }],
  ] as const)('%s: "%s" is no note', (locale, said, draft) => {
    const { booking } = MODES
    if (booking.mode !== 'booking') throw new Error('not a booking')
    const given = DRAFT.given.filter((slot) => slot !== 'notes')
    const chat = converse(locale, {}, { ...booking, step: 'notes', draft: { ...DRAFT, guests: 2, given } })
    chat.say(said)
    expect(chat.draft()).toMatchObject({ ...draft, notes: null })
  })

  test('"we are three" is no yes to the summary of a French page', () => {
    const chat = summary('fr')
    chat.say('we are three')
    expect([chat.draft().guests, chat.saves]).toEqual([3, []])
  })
})

describe('issue 18: a party that grows too large in the middle of a booking', () => {
  test('is led to the house with its wish; fewer again, the booking goes on with all that was given', () => {
    const chat = summary('en')
    const turn = chat.say('oh no, the cousins are coming, we will be 24')
    expect([turn.codes, chat.step(), chat.state().talk.guests]).toEqual([['invalid_guests'], null, 24])
    expect(turn.text).toContain('24 guests, Friday, 27 November 2026, at 21:00')
    chat.say('ok they arent, back to 12')
    expect(chat.step()).toBe('confirm')
    expect(chat.draft()).toMatchObject({ guests: 12, name: 'Lola Prueba', date: '2026-11-27', time: '21:00' })
    expect(chat.saves).toEqual([])
  })

  test.each([
    [
      'es',
      'somos 26 el viernes 27 a las 21:00',
      'al final se rajan ocho, asi que 18. se puede por aqui?',
      18,
    ],
    [
      'en',
      "there's 24 of us on friday 27 november at 9pm",
      'a few dropped out, its 17 now. can you do it',
      17,
    ],
    ['de', 'wir sind 24, freitag 27. november um 21 uhr', 'ein paar sagen ab, wir sind nur noch 18', 18],
    ['fr', 'on sera 24 le vendredi 27 novembre a 21h', 'deux qui viennent pas on est 20, on peut ici ?', 20],
    ['it', 'siamo in 23 venerdi 27 novembre alle 21', 'alcuni non vengono, adesso siamo in 15', 15],
  ] as const)(
    'in %s "%s", then "%s" is offered for the day and hour told before',
    (locale, many, fewer, n) => {
      const chat = converse(locale)
      expect(chat.say(many).codes).toEqual(['invalid_guests'])
      chat.say(fewer)
      expect(chat.step()).toBe('offer')
      expect(chat.draft()).toMatchObject({ guests: n, date: '2026-11-27', time: '21:00' })
    },
  )

  test.each([
    ['es', 'somos 30 el viernes', 'y entonces si somos 30 cuanto sale lo de la tarta'],
    ['en', 'there are 30 of us on friday', 'can everyone pay separately?'],
    ['de', 'wir sind 30 am freitag', 'darf der hund mit?'],
  ] as const)('in %s "%s", then "%s" is asked, and the house is not named again', (locale, many, asked) => {
    const chat = converse(locale)
    chat.say(many)
    const turn = chat.say(asked)
    expect([turn.asked, turn.codes]).toEqual([[asked], []])
  })

  test('a question beside a large party is asked once it was led', () => {
    const chat = converse('fr')
    const turn = chat.say('nous serions trente-cinq samedi, et y a-t-il un accès pour fauteuil roulant ?')
    expect(turn.codes).toEqual(['invalid_guests'])
    expect(turn.asked).toHaveLength(1)
  })

  test('it is heard where notes are asked, too', () => {
    const { booking } = MODES
    if (booking.mode !== 'booking') throw new Error('not a booking')
    const given = DRAFT.given.filter((slot) => slot !== 'notes')
    const chat = converse('fr', {}, { ...booking, step: 'notes', draft: { ...DRAFT, given } })
    expect(chat.say("on me dit qu'on sera finalement 21").codes).toEqual(['invalid_guests'])
  })

  test('a yes meanwhile sends nothing', () => {
    const chat = summary('de')
    chat.say('wir werden doch 25')
    chat.say('ja')
    expect(chat.saves).toEqual([])
  })
})

test.each([
  ['es', '+34 644 555 66'],
  ['fr', '+33 6 44 55 66 7'],
] as const)('in %s a number that lacks a figure ("%s") is asked for again', (locale, said) => {
  const { booking } = MODES
  if (booking.mode !== 'booking') throw new Error('not a booking')
  const chat = converse(locale, {}, { ...booking, step: 'phone' })
  expect(chat.say(said).codes).toEqual(['invalid_phone'])
})

test('a hundred among dictated figures is read, and the chat goes on', () => {
  const { booking } = MODES
  if (booking.mode !== 'booking') throw new Error('not a booking')
  const chat = converse('en', {}, { ...booking, step: 'phone' })
  expect(chat.say('oh double seven double oh nine hundred one two three').codes).toEqual(['invalid_phone'])
})

test('"the number is wrong", where notes are asked, asks for it again', () => {
  const { booking } = MODES
  if (booking.mode !== 'booking') throw new Error('not a booking')
  const given = DRAFT.given.filter((slot) => slot !== 'notes')
  const chat = converse('es', {}, { ...booking, step: 'notes', draft: { ...DRAFT, given } })
  chat.say('ah el teléfono está mal, acaba en 445')
  expect([chat.step(), chat.draft().notes]).toEqual(['phone', null])
})

test('§4 en: a question that begins with its denial is no note', () => {
  const { question } = understand('isnt it freezing out there in december tho?', {
    asking: 'notes',
    ahora: WEDNESDAY,
    rules: DEFAULT_RULES,
    locale: 'en',
  })
  expect(question).toBe(true)
})
