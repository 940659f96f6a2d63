import { describe, expect, test } from 'vitest'
import type { ChatState } from '../../../lib/chat/state.ts'
import { converse, DRAFT, MODES } from './converse.ts'

const AT_NOTES = {
  ...MODES.booking,
  step: 'notes',
  draft: { ...DRAFT, given: DRAFT.given.filter((slot) => slot !== 'notes') },
} as ChatState

/** A booking for two on Friday at 21:00 that is offered, and waits for a yes. */
function offered(locale: 'es' | 'en' | 'fr' | 'de' | 'it') {
  const chat = converse(locale)
  chat.say(
    {
      es: 'mesa para 2 el viernes a las 21:00',
      en: 'a table for 2 on friday at 21:00',
      fr: 'une table pour 2 vendredi à 21h',
      de: 'ein Tisch für 2 am Freitag um 21 Uhr',
      it: 'un tavolo per 2 venerdì alle 21',
    }[locale],
  )
  expect(chat.state().mode).toBe('offered')
  return chat
}

describe('§4 a guest answers in another order than the chat asks', () => {
  test.each([
    ['fr', 'Julie Lefèvre'],
    ['de', 'Lena Müller-Schmidt'],
    ['it', 'Giulia Ferri'],
    ['es', 'Marta Gil'],
    ['en', "Tom O'Brien"],
  ] as const)('%s "%s": a name where a yes was asked agrees and is kept', (locale, name) => {
    const chat = offered(locale)
    chat.say(name)
    expect([chat.step(), chat.draft().name]).toEqual(['email', name])
  })

  test('a yes where a name was asked, or a dish, is no name', () => {
    for (const said of ['Oui', 'Arroz Negro']) {
      const chat = offered('fr')
      chat.say(said)
      expect(chat.draft().name).toBeNull()
    }
  })

  test.each([
    ['fr', '06 12 34 56 78', 'oui', '+33612345678'],
    ['en', '07700 900123', 'yes', '+447700900123'],
    ['it', '347 1234567', 'si italiano', '+393471234567'],
  ] as const)(
    '%s "%s": a phone without prefix where a name was asked is asked about, then the name',
    (locale, said, yes, phone) => {
      const chat = offered(locale)
      chat.send({ type: 'yes' })
      expect(chat.step()).toBe('name')
      chat.say(said)
      expect([chat.step(), chat.draft().phone]).toEqual(['name', null])
      chat.say(yes)
      expect([chat.step(), chat.draft().phone, chat.draft().name]).toEqual(['name', phone, null])
    },
  )

  test.each([
    ['de', 'meine freundin hat ne nussallergie'],
    ['en', 'my son is allergic to peanuts'],
    ['es', 'mi marido es celiaco'],
  ] as const)(
    '%s "%s": an allergy told while something else is asked is noted, and no name',
    (locale, said) => {
      const chat = offered(locale)
      chat.send({ type: 'yes' })
      chat.say(said)
      expect([chat.step(), chat.draft().name, chat.draft().notes]).toEqual(['name', null, said])
    },
  )

  test.each([
    ['es', 'gracias guapo'],
    ['en', 'thanks mate'],
  ] as const)('%s "%s": thanks where notes were asked are no note', (locale, said) => {
    const chat = converse(locale, {}, AT_NOTES)
    chat.say(said)
    expect([chat.step(), chat.draft().notes]).toEqual(['confirm', null])
  })

  test.each([
    ['es', 'espera q pregunto', 'sin prisa'],
    ['en', 'hang on', 'take your time'],
    ['fr', 'deux secondes', 'prenez votre temps'],
    ['de', 'moment, ich frag kurz', 'Zeit'],
    ['it', 'un attimo', 'con calma'],
  ] as const)('%s "%s": who asks for a moment gets it, and the question stays', (locale, said, words) => {
    const chat = offered(locale)
    expect(chat.say(said).text).toContain(words)
    expect(chat.state().mode).toBe('offered')
    chat.send({ type: 'yes' })
    chat.say(said)
    expect([chat.step(), chat.draft().name]).toEqual(['name', null])
  })

  test('it "un bimbo di 2 anni": an age is no day', () => {
    const chat = offered('it')
    chat.send({ type: 'yes' })
    const { date } = chat.draft()
    chat.say('un bimbo di 2 anni serve seggiolone')
    expect(chat.draft().date).toBe(date)
  })

  test('en "6ish people around half 8" counts six, at half past eight', () => {
    const chat = converse('en')
    chat.say('any chance of a table tomorrow for 6ish people around half 8')
    expect([chat.draft().guests, chat.draft().time]).toEqual([6, '20:30'])
  })

  test('fr "pff laissez tomber, annulez": a sigh before it calls the booking off, also where notes were asked', () => {
    const chat = converse('fr', {}, AT_NOTES)
    chat.say('pff laissez tomber, annulez la réservation mon mari veut plus venir')
    expect(chat.state().mode).toBe('talking')
  })

  test.each([
    ['fr', "sinon la dernière fois j'ai oublié mon parapluie chez vous"],
    ['de', 'ich hab meinen schirm bei euch liegen lassen'],
    ['it', 'ho dimenticato la mia giacca da voi'],
  ] as const)('%s "%s": a lost thing is heard while a table is offered', (locale, said) => {
    const chat = offered(locale)
    expect(chat.say(said).asked).toEqual([said])
  })

  test('de "ja. Jürgen Wieland": a yes and the name behind it are both taken', () => {
    const chat = offered('de')
    chat.say('ja. Jürgen Wieland')
    expect([chat.step(), chat.draft().name]).toEqual(['email', 'Jürgen Wieland'])
  })

  test('fr "attends c chauffé la terrasse ?": a place in a question is no seat', () => {
    const chat = offered('fr')
    chat.send({ type: 'yes' })
    const said = 'attends c chauffé la terrasse en décembre ?'
    expect(chat.say(said).asked).toEqual([said])
    expect(chat.draft().given).not.toContain('seating')
  })

  test('fr "tant pis, dehors": a value that was asked gives nothing up', () => {
    const chat = converse('fr', {}, {
      ...AT_NOTES,
      step: 'seating',
      draft: { ...DRAFT, given: DRAFT.given.filter((slot) => slot !== 'seating') },
    } as ChatState)
    chat.say('tant pis, dehors qd meme')
    expect([chat.step(), chat.draft().seating]).toEqual(['confirm', 'outdoor'])
  })

  test('en "no forget it, cancel the booking": a no before it does not take the cancelling back', () => {
    const chat = converse('en', {}, MODES.confirming)
    chat.say('actually no forget it, cancel the booking')
    expect(chat.state().mode).toBe('talking')
  })

  test('de "acht ist besser als viertel nach sieben": the worse hour is not taken', () => {
    const chat = converse('de', {}, MODES.confirming)
    chat.say('um acht ist besser als viertel nach sieben')
    expect(chat.draft().time).toBe('20:00')
  })

  test('fr "laissez tomber la troupe, on sera 19, le 11 décembre à 21h" gives up the crowd and wishes a table', () => {
    const chat = converse('fr')
    chat.say('bon laissez tomber la troupe, on sera 19, le 11 décembre a 21h')
    expect([chat.state().mode, chat.draft().guests, chat.draft().time]).toEqual(['offered', 19, '21:00'])
  })

  test('en "actually can we do 9:30 instead" where notes were asked changes the hour', () => {
    const chat = converse('en', {}, AT_NOTES)
    chat.say('actually can we do 9:30 instead')
    expect([chat.draft().time, chat.draft().notes]).toEqual(['21:30', null])
  })

  test.each([
    ['time', 'wait whats the latest you can sit down for dinner'],
    ['email', 'can the bill be split between us btw'],
  ] as const)('en, asked for %s, "%s" is a question', (step, said) => {
    const chat = converse('en', {}, { ...MODES.booking, step } as ChatState)
    expect(chat.say(said).asked).toEqual([said])
  })
})

describe('what else is said while a table is offered or booked', () => {
  test.each([
    ['es', '4.. no espera somos 5', 5],
    ['en', "4.. no wait we're 5", 5],
    ['fr', 'on sera 3 enfin 4 avec ma mère', 4],
    ['de', '4 nein warte wir sind 5', 5],
    ['it', '4 no aspetta siamo in 5', 5],
  ] as const)('%s "%s": the number said last counts', (locale, text, guests) => {
    const chat = offered(locale)
    chat.say(text)
    expect([chat.step(), chat.draft().guests]).toEqual(['offer', guests])
  })

  test.each([['es', 'y uno es alergico a los frutos secos, q puede comer de arroces']] as const)(
    '%s "%s" is neither a yes nor a no: it is answered, and the offer stands',
    (locale, text) => {
      const chat = offered(locale)
      expect([chat.say(text).asked, chat.step()]).toEqual([[text], 'offer'])
    },
  )

  test.each([
    ['de', 'vergiss es, ich ruf an. nummer?', 'ich ruf an. nummer?'],
    ['en', "forget it, what's your number?", "what's your number?"],
  ] as const)('%s "%s" calls off what was begun and answers the rest', (locale, text, rest) => {
    const chat = offered(locale)
    expect([chat.say(text).asked, chat.state().mode]).toEqual([[rest], 'talking'])
  })

  test.each([
    ['es', 'alergia al marisco'],
    ['en', 'allergic to shellfish'],
    ['fr', 'allergie aux crustacés'],
    ['de', 'eine Nussallergie'],
    ['it', 'allergia ai crostacei'],
  ] as const)('T-ALG %s "%s" is noted, whatever is being asked', (locale, text) => {
    const chat = offered(locale)
    chat.say({ es: 'sí', en: 'yes', fr: 'oui', de: 'ja', it: 'sì' }[locale])
    const turn = chat.say(text)
    expect([turn.asked, chat.draft().notes, chat.step()]).toEqual([[], text, 'name'])
  })

  test('minutes count no people', () => {
    for (const locale of ['es', 'en', 'fr', 'de', 'it'] as const) {
      const chat = offered(locale)
      chat.say('25 min')
      expect(chat.draft().guests).toBe(2)
    }
  })

  test.each([
    ['es', 'kiero mesa pa mañana por la noche', 'para cenar'],
    ['en', 'table for 2 tmrw nite', 'for dinner'],
    ['fr', 'une table samedi midi pour 3', 'pour déjeuner'],
    ['de', 'tisch übermorgen abend', 'zum Abendessen'],
    ['it', 'vorrei un tavolo domani a pranzo', 'a pranzo'],
  ] as const)('%s "%s": lunch or dinner is understood before the hour', (locale, text, said) => {
    const chat = converse(locale)
    expect(chat.say(text).text).toContain(said)
    expect(chat.step()).toBe('offer')
    chat.say({ es: 'a las 21', en: 'at 9 pm', fr: 'à 13h', de: 'um 21 Uhr', it: 'alle 13' }[locale])
    expect(chat.say('?').text).not.toContain(said)
  })

  test.each([
    ['es', 'me dejé las gafas ahí el sábado'],
    ['en', 'i left a scarf at the restaurant on saturday'],
    ['fr', "j'ai oublié les lunettes chez vous samedi"],
    ['de', 'am samstag hab ich bei euch den schirm vergessen'],
    ['it', 'ho lasciato gli occhiali da voi sabato'],
  ] as const)('%s "%s": what was left behind is no day of a booking', (locale, text) => {
    const chat = offered(locale)
    const before = chat.draft().date
    expect([chat.say(text).asked, chat.draft().date]).toEqual([[text], before])
  })

  test.each([
    ['es', 'mesa para 2 el lunes 30', 'pues el martes'],
    ['en', 'table for 2 on monday the 30th', 'tuesday then'],
    ['fr', 'une table pour 2 le lundi 30', 'ah mince. mardi alors'],
    ['de', 'ein tisch für 2 am montag den 30.', 'dann dienstag'],
    ['it', 'un tavolo per 2 lunedì 30', 'allora martedì'],
  ] as const)(
    '%s "%s", a closed day, then "%s": one of the days offered in its place',
    (locale, closed, then) => {
      const chat = converse(locale)
      chat.say(closed)
      expect(chat.draft().date).toBeNull()
      chat.say(then)
      expect(chat.draft().date).toBe('2026-12-01')
    },
  )

  test.each([
    ['en', 'never mind the weather. do you have parking?'],
    ['fr', 'laisse tomber la terrasse. vous avez un parking ?'],
    ['it', 'lascia perdere la terrazza. avete parcheggio?'],
  ] as const)('%s "%s" calls off no table', (locale, text) => {
    const chat = offered(locale)
    chat.say(text)
    expect(chat.state().mode).toBe('offered')
  })

  test.each([
    ['es', 'reserva para el lunes 14 de diciembre', 'este jueves', '2026-11-26'],
    ['en', 'book for Monday 14 December', 'thursday this week', '2026-11-26'],
    ['de', 'tisch am montag 14. dezember', 'diesen donnerstag', '2026-11-26'],
  ] as const)('%s "%s", a closed day, then "%s": this week is this week', (locale, closed, then, day) => {
    const chat = converse(locale)
    chat.say(closed)
    chat.say(then)
    expect(chat.draft().date).toBe(day)
  })

  test.each([
    ['en', "a table for 2 on the 28th, we're getting married in January", '2026-11-28'],
    ['es', 'mesa para 2 el 28, nos casamos en enero', '2026-11-28'],
    ['de', 'ein Tisch für 2 am 28., wir heiraten im Januar', '2026-11-28'],
    ['es', 'mesa para 2 el 26, el de diciembre', '2026-12-26'],
  ] as const)('%s "%s": a month with company of its own says nothing of the day', (locale, text, day) => {
    const chat = converse(locale)
    chat.say(text)
    expect(chat.draft().date).toBe(day)
  })

  test('a question about lunch books no lunch; "dinner, sorry" is said back', () => {
    const chat = converse('es')
    chat.say('¿la comida lleva gluten?')
    expect(chat.say('quiero reservar para 2').text).not.toContain('para comer')
    const other = offered('en')
    expect([other.say('dinner, sorry').text, other.step()]).toEqual([
      expect.not.stringContaining('understand'),
      'offer',
    ])
  })
})
