import { describe, expect, test } from 'vitest'
import type { Slot } from '../../../../lib/chat/state.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { bookingAt, converse, DRAFT, givenBut, MODES, reach } from '../converse.ts'

const at = (locale: Locale, step: Slot) =>
  converse(locale, {}, bookingAt(step, { given: givenBut(step, 'notes') }))
const offered = (locale: Locale) =>
  converse(locale, {}, { ...MODES.offered, mode: 'offered', draft: DRAFT, misses: 0 })

describe('18 an order to send with a question sends and asks', () => {
  test.each([
    ['de', 'passt, senden. welche vorspeisen habt ihr', 'welche vorspeisen habt ihr'],
    ['en', 'send it. what starters do you have', 'what starters do you have'],
    ['es', 'perfecto, envíala. ¿hay parking?', '¿hay parking?'],
    ['fr', 'oui, envoyez. vous avez un parking ?', 'vous avez un parking ?'],
    ['it', 'invia pure. che dolci avete', 'che dolci avete'],
  ] as const)('in %s "%s"', (locale, said, asked) => {
    const chat = converse(locale)
    reach(chat)
    expect(chat.say(said).asked).toEqual([asked])
    expect([chat.saves.length, chat.step()]).toEqual([1, 'completed'])
    expect(chat.state().talk.day).toBeNull()
  })

  test.each([
    ['en', 'yes, but is there parking?'],
    ['de', 'ja, aber gibt es parkplätze?'],
    ['es', 'sí, ¿pero hay parking?'],
    ['fr', 'oui. il y a un parking ?'],
    ['it', "sì ma c'è parcheggio?"],
    ['en', 'send it, but is there parking first?'],
  ] as const)('in %s "%s" is answered first', (locale, said) => {
    const chat = converse(locale)
    reach(chat)
    expect(chat.say(said).asked).toHaveLength(1)
    expect([chat.saves.length, chat.step()]).toEqual([0, 'confirm'])
  })
})

describe('18 a yes to the offer keeps what stands beside it', () => {
  test.each([
    ['de', 'ja. und der ringbauer steffen bin ich', 'Ringbauer Steffen'],
    ['it', 'sì, Davide Conti', 'Davide Conti'],
    ['it', 'si alle 13:30, Marchetti', 'Marchetti'],
    ['it', 'va bene alle 21, nome Rossi Giulia', 'Rossi Giulia'],
    ['en', 'yes at 8, Miller', 'Miller'],
    ['en', 'yes Miller', 'Miller'],
    ['es', 'sí, a nombre de Ana Ruiz', 'Ana Ruiz'],
    ['fr', "oui, Paul Delmas c'est moi", 'Paul Delmas'],
    ['de', 'ja, um 20 Uhr, Steffen Ringbauer', 'Steffen Ringbauer'],
  ] as const)('in %s "%s" gives a name', (locale, said, name) => {
    const chat = offered(locale)
    chat.say(said)
    expect(chat.draft().name).toBe(name)
  })

  test.each([
    ['de', 'ja, Fensterplatz'],
    ['de', 'ja, vegan bin ich'],
    ['de', 'ja, der Name steht schon drin'],
    ['en', 'Yes, Thanks'],
    ['en', 'Yes, Indoors'],
    ['it', 'sì, Terrazza'],
    ['es', 'sí, Viernes'],
  ] as const)('in %s "%s" gives none', (locale, said) => {
    const chat = offered(locale)
    chat.say(said)
    expect(chat.draft().name).toBe(DRAFT.name)
  })

  test.each([
    ['de', 'ja. kann die firma per rechnung zahlen'],
    ['en', 'yes. can my dog come'],
    ['es', 'sí. ¿se puede ir con perro?'],
    ['fr', 'oui. est-ce que les chiens sont acceptés'],
    ['it', 'sì. posso portare il cane'],
  ] as const)('in %s "%s" begins and asks', (locale, said) => {
    const chat = converse(locale)
    chat.send({ type: 'book' })
    expect(chat.say(said).asked).toHaveLength(1)
    expect(chat.step()).toBe('name')
  })
})

test.each([
  ['de', 'nein danke. habt ihr sonntag auf', 'habt ihr sonntag auf'],
  ['en', 'no thanks. are you open on sunday', 'are you open on sunday'],
  [
    'de',
    'nein ich will nix reservieren ich frag nur ob man ohne reservierung reinkommt',
    'ich frag nur ob man ohne reservierung reinkommt',
  ],
  ['es', 'no, gracias. ¿abrís el domingo?', '¿abrís el domingo?'],
  ['it', 'no grazie. siete aperti domenica', 'siete aperti domenica'],
] as const)('18 in %s "%s" turns the offer down and asks', (locale, said, asked) => {
  const chat = offered(locale)
  expect(chat.say(said).asked).toEqual([asked])
  expect(chat.state().mode).toBe('talking')
})

test.each([
  ['de', 'email', 'j.oe@web.de und handy 0171 5558842', '+49 171 5558842'],
  ['en', 'email', 'ann@lee.com and my mobile is 07700 900123', '+44 7700 900123'],
  ['es', 'email', 'ana@ruiz.es, mi móvil 600 111 222', '+34 600 111 222'],
  ['fr', 'email', 'paul@delmas.fr et mon portable 06 12 34 56 78', '+33 6 12 34 56 78'],
  ['it', 'phone', '334 556 7788. per la finestra si può?', '+39 334 556 7788'],
] as const)('18 in %s at %s "%s" is asked about with its prefix, once', (locale, step, said, whole) => {
  const booking = at(locale, step)
  if (step === 'email') booking.send({ type: 'edit', slot: 'email' })
  const chat = converse(
    locale,
    {},
    {
      ...booking.state(),
      mode: 'booking',
      step,
      isEditing: false,
      misses: 0,
      refused: false,
      draft: {
        ...DRAFT,
        phone: null,
        given: DRAFT.given.filter((slot) => slot !== 'phone' && slot !== step && slot !== 'notes'),
      },
    },
  )
  expect(chat.say(said).text.split(whole)).toHaveLength(2)
})

test.each([
  ['es', 'name', 'el nombre es Amparo Soler y hora las 2', { name: 'Amparo Soler', time: '14:00' }],
  ['en', 'name', 'Ann Lee, six of us', { name: 'Ann Lee', guests: 6 }],
  ['fr', 'name', 'Paul Delmas et cette fois je veux un mail', { name: 'Paul Delmas' }],
  ['en', 'date', '1.30. is it freezing out there', { time: '13:30' }],
] as const)('18 in %s at %s "%s" keeps each value', (locale, step, said, draft) => {
  const chat = at(locale, step)
  chat.say(said)
  expect(chat.draft()).toMatchObject(draft)
})

test.each([
  ['de', 'super danke. gibts bei euch parkplätze'],
  ['en', 'thanks so much. do you have parking'],
  ['es', 'genial gracias. hay parking'],
  ['it', "perfetto grazie! c'è parcheggio"],
  ['fr', 'parfait merci. vous avez un parking'],
] as const)('18 in %s "%s" asks behind the thanks', (locale, said) => {
  expect(converse(locale).say(said).asked).toEqual([said])
})

test.each([
  ['de', 'ne moment 5 leute, die oma isst vegan', 5],
  ['en', 'make it 5, and my nan is vegan', 5],
] as const)(
  '18 in %s "%s" at the summary changes the party before it is asked about',
  (locale, said, guests) => {
    const chat = converse(locale)
    reach(chat)
    chat.say(said)
    expect([chat.draft().guests, chat.step()]).toEqual([guests, 'confirm'])
  },
)

test('18 two questions beside a value are asked together', () => {
  const chat = at('en', 'seating')
  const turn = chat.say('indoors. do you take cards? and is there parking?')
  expect(turn.asked).toEqual(['do you take cards? and is there parking?'])
  expect(chat.step()).toBe('notes')
})

test('18 no notes and a question', () => {
  const chat = at('en', 'notes')
  expect(chat.say('no. is there parking?').asked).toEqual(['is there parking?'])
  expect(chat.step()).toBe('confirm')
})

test.each([['send it. can we do saturday instead'], ['send it. do you have a table on saturday instead']])(
  '18 "%s" changes the day, and sends nothing yet',
  (said) => {
    const chat = converse('en')
    reach(chat)
    chat.say(said)
    expect([chat.draft().date, chat.saves.length, chat.step()]).toEqual(['2026-11-28', 0, 'confirm'])
  },
)

test('18 what is said behind a question is kept too', () => {
  const chat = converse('fr')
  chat.send({ type: 'book' })
  const turn = chat.say('oui, et vous avez un parking ? au nom de Paul Delmas')
  expect(turn.asked).toEqual(['et vous avez un parking ?'])
  expect([chat.draft().name, chat.step()]).toEqual(['Paul Delmas', 'email'])
})

test.each([
  ['en', 'guests', 'quick one is the salmonete a wine or a fish??'],
  ['fr', 'name', 'le mercredi aussi vous ouvrez non?'],
] as const)('18 in %s at %s "%s" only asks', (locale, step, said) => {
  const booking = at(locale, 'name').state()
  if (booking.mode !== 'booking') throw new Error('not a booking')
  const chat = converse(locale, {}, { ...booking, step })
  chat.say(said)
  expect([chat.draft().guests, chat.draft().date]).toEqual([DRAFT.guests, DRAFT.date])
})

describe('18 what is asked behind an address or a number is asked, without a sign between them', () => {
  test.each([
    [
      'es',
      'email',
      'toni@example.com q por cierto el pulpo lleva leche?',
      'q por cierto el pulpo lleva leche?',
    ],
    ['en', 'email', 'tom@example.com do you have parking?', 'do you have parking?'],
    ['fr', 'phone', '+33612345678 et vous prenez la carte ?', 'et vous prenez la carte ?'],
    ['de', 'email', 'lea@example.com gibts bei euch parkplätze?', 'gibts bei euch parkplätze?'],
    ['it', 'phone', '+39 333 1234567 avete un parcheggio?', 'avete un parcheggio?'],
  ] as const)('in %s at %s: "%s"', (locale, step, said, asked) => {
    const chat = at(locale, step)
    expect(chat.say(said).asked).toEqual([asked])
    expect(chat.draft()[step]).toBe(said.split(/ [a-z]/)[0]?.replaceAll(' ', ''))
  })
})

test.each([
  ['it', 'il 334 556 7788 non va? italiano', '+393345567788'],
  ['de', 'nee, deutsche Nummer, +49', '+4917604069123'],
  ['fr', 'nan français, +33', '+33612345678'],
] as const)('18 in %s "%s": the country that is told is the prefix', (locale, said, phone) => {
  const doubt = locale === 'it' ? {} : { doubt: { slot: 'phone' as const, options: [phone] } }
  const given = givenBut('phone', 'notes')
  const chat = converse(locale, {}, bookingAt('phone', { phone: null, given, ...doubt }))
  chat.say(said)
  expect(chat.draft()?.phone).toBe(phone)
})
