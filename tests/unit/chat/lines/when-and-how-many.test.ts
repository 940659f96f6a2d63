import { describe, expect, test } from 'vitest'
import { bookingAt, converse, DRAFT, MODES } from '../converse.ts'

describe('a question whether one may eat there, for so many at an hour of a day, is offered a table', () => {
  test.each([
    ['es', 'se puede cenar el sábado a las nueve, seríamos tres', 3, '21:00'],
    ['en', 'can i come and eat with you on saturday at 8, three of us', 3, '20:00'],
    ['fr', "est-ce qu'on peut venir manger samedi à 20h à quatre", 4, '20:00'],
    ['de', 'hallo kann man bei euch am samstag abend um sieben zu zweit essen', 2, '19:00'],
    ['it', 'si può mangiare da voi sabato alle 20 in due?', 2, '20:00'],
  ] as const)('in %s "%s"', (locale, said, guests, time) => {
    const chat = converse(locale)
    chat.say(said)
    expect(chat.step()).toBe('offer')
    expect(chat.draft()).toMatchObject({ date: '2026-11-28', time, guests })
  })

  test.each([
    ['de', 'kann man bei euch am samstag abend draußen essen'],
    ['de', 'was kann man am samstag um 19 uhr zu zweit essen?'],
    ['en', 'can you eat gluten-free on saturday?'],
    ['it', 'si può mangiare in terrazza sabato?'],
  ] as const)('in %s "%s" is a question of the house', (locale, said) => {
    const chat = converse(locale)
    expect([chat.say(said).asked, chat.step()]).toEqual([[said], null])
  })
})

describe('a day with its number, before another day that is told as a reason', () => {
  test.each([
    ['es', 'mejor el 29, los niños tienen partido el sábado'],
    ['en', 'make it the 29th, kids have a thing on the saturday'],
    ['fr', 'plutôt le 29, les enfants ont un match samedi'],
    ['de', 'lieber am 29., die kinder haben samstag ein spiel'],
    ['it', 'meglio il 29, i bambini hanno una partita sabato'],
  ] as const)('in %s "%s" is that day', (locale, said) => {
    const chat = converse(locale, {}, MODES.confirming)
    chat.say(said)
    expect([chat.draft().date, chat.step()]).toEqual(['2026-11-29', 'confirm'])
  })

  test.each([
    ['en', 'on the 28th, saturday evening if possible'],
    ['es', 'el 28, el sábado por la noche'],
    ['de', 'am 28., also am samstag abend'],
  ] as const)('in %s "%s" is the weekday with its number', (locale, said) => {
    const chat = converse(locale, {}, bookingAt('date'))
    chat.say(said)
    expect(chat.draft().date).toBe('2026-11-28')
  })
})

describe('more than twenty', () => {
  test.each([
    ['en', 'school trip on saturday: 22 kids and 3 teachers, 25 altogether. can i book that here?', '25'],
    ['en', '19 children and 4 leaders, so 23 in all. can i reserve here?', '23'],
    ['en', 'my cousins wedding in feb, 60 guests', '60'],
  ] as const)('children and who comes with them are counted in all: %s "%s"', (locale, said, all) => {
    const chat = converse(locale)
    const { codes, text } = chat.say(said)
    expect([codes, chat.step(), text.includes(all)]).toEqual([['invalid_guests'], null, true])
  })

  test.each([
    ['es', 'el 12 de diciembre abrís?', 'mi hermana quiere celebrar su boda en primavera, seríamos 40'],
    ['en', 'are you open on 12 december?', 'my sister wants a lunch next summer, 35 people'],
    ['fr', 'ouverts le 12 décembre ?', 'ma soeur veut fêter son mariage au printemps, 35 personnes'],
    ['de', 'seid ihr am 12. dezember offen?', 'und im mai möchte mein chef ein sommerfest, 35 leute'],
    ['it', 'siete aperti il 12 dicembre?', 'per il battesimo a febbraio siamo in 32'],
  ] as const)('in %s a season is not on the day spoken of before: "%s", then "%s"', (locale, first, then) => {
    const chat = converse(locale)
    chat.say(first)
    const { text } = chat.say(then)
    expect([chat.step(), text.includes('12')]).toEqual([null, false])
  })

  test.each([
    ['es', 'al final seremos 23 con los primos'],
    ['fr', 'mince, avec le guide on est 21 en fait'],
    ['de', 'oh je, mit den kollegen sind wir jetzt 24'],
  ] as const)('in %s "%s" leads to the house at a step where no party was told yet', (locale, said) => {
    const chat = converse(locale, {}, bookingAt('email', { given: ['name'] }))
    expect([chat.say(said).codes, chat.step()]).toEqual([['invalid_guests'], null])
  })
})

describe('how many come', () => {
  test.each([
    ['it', 'tavolo sabato sera ore 21, persone quattro grazie', 4],
    ['de', 'reservierung: samstag, 20 uhr, personen: 6', 6],
    ['de', 'Tisch, 4 P., Sa. 20:30', 4],
    ['de', 'wir bräuchten am samstag um acht einen tisch für etwa zwölf leut', 12],
    ['de', 'an tisch für mi und mei frau am samstag um sieme', 2],
    ['fr', 'table samedi 20h, on sera tout pile douze', 12],
    ['en', 'my wife and I would like dinner on saturday at 8, just the two of us', 2],
  ] as const)('in %s "%s"', (locale, said, guests) => {
    const chat = converse(locale)
    chat.say(said)
    expect([chat.step(), chat.draft().date, chat.draft().guests]).toEqual(['offer', '2026-11-28', guests])
  })

  test('"only three of us now" are three, and no three more', () => {
    const chat = converse('de', {}, bookingAt('seating'))
    chat.say('und wir sind nur noch 3, der Luc ist krank')
    expect(chat.draft().guests).toBe(3)
  })
})

describe('a couple that tells of its feast wishes no table yet', () => {
  test.each([
    [
      'it',
      "io e mio marito facciamo le nozze d'oro il giorno dell'Immacolata, l'8 dicembre. Quel giorno siete aperti?",
    ],
    ['de', 'meine Frau und ich begehen am 6. Januar unsere goldene Hochzeit. Haben Sie da geöffnet?'],
    ['en', 'my husband and I celebrate on 8 december. are you open then?'],
  ] as const)('in %s "%s" is asked', (locale, said) => {
    const chat = converse(locale)
    expect([chat.say(said).asked, chat.step()]).toEqual([[said], null])
  })
})

describe('a day that is asked about beside one that is wished', () => {
  test('each has its own: the first is asked, the second offered', () => {
    const chat = converse('de')
    const { asked } = chat.say('am 24.12. seid ihr zu oder? dann am 26.12. um 13 uhr mit 7 leuten')
    expect(asked).toEqual(['am 24.12. seid ihr zu oder?'])
    expect(chat.draft()).toMatchObject({ date: '2026-12-26', time: '13:00', guests: 7 })
  })

  test('an hour apart from its question is no question of another day', () => {
    const chat = converse('it')
    chat.say('il 24 a cena siete aperti?')
    expect(chat.step()).toBeNull()
  })

  test.each([
    ['de', 'neujahr is doch ein freitag oder?'],
    ['de', 'und heilige drei könige fällt doch auf nen mittwoch?'],
    ['de', 'is morgen eigentlich sonntag?'],
    ['fr', "et l'épiphanie ça tombe un mercredi non"],
  ] as const)('in %s "%s" asks which day a day is, and moves no booking', (locale, said) => {
    const chat = converse(locale, {}, bookingAt('email'))
    const before = chat.draft()
    expect(chat.say(said).asked).toEqual([said])
    expect([chat.step(), chat.draft()]).toEqual(['email', before])
  })
})

test('a place that the weather is asked of is not chosen', () => {
  const chat = converse('it', {}, bookingAt('seating'))
  chat.say('ma fuori fa freddo? avete le stufe?')
  expect(chat.step()).toBe('seating')
})

test('the first day of Christmas is the 25th', () => {
  const chat = converse('de', {}, bookingAt('date'))
  chat.say('der erste weihnachtstag')
  expect(chat.draft().date).not.toBe('2027-01-01')
})

test.each([
  ['es', 'el café con bebida de avena lo puede tomar el primero?'],
  ['it', 'per il primo cosa consigliate'],
  ['it', 'il secondo lo prendo senza glutine'],
  ['fr', 'le premier peut être sans gluten ?'],
  ['de', 'der erste ist vegetarisch'],
  ['en', 'can the second be spicy?'],
] as const)('§4 in %s "%s" names no day', (locale, said) => {
  const chat = converse(locale, {}, MODES.confirming)
  chat.say(said)
  expect(chat.draft().date).toBe(DRAFT.date)
})

test.each([
  ['es', 'date', 'el primero'],
  ['en', 'confirm', 'on the first instead'],
  ['de', 'confirm', 'lieber am ersten'],
] as const)('§4 in %s, at the step %s, "%s" is the first of the month', (locale, at, said) => {
  const chat = converse(locale, {}, at === 'date' ? bookingAt('date') : MODES.confirming)
  chat.say(said)
  expect(chat.draft().date).toBe('2026-12-01')
})
