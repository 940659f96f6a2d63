import { describe, expect, test } from 'vitest'
import { NO_TALK } from '../../../../lib/chat/talk.ts'
import { bookingAt, converse, DRAFT, MODES } from '../converse.ts'

const PHONE = { slot: 'phone', options: ['+4915112345678'] } as const
const askedPrefix = () => bookingAt('phone', { phone: null, doubt: PHONE })

describe('§5 phone: what stands beside the number', () => {
  test.each([
    ['en', '+44 20 7946 0958. 7.30pm', '+442079460958', '19:30'],
    ['en', '+44 7700 900123 7.30pm', '+447700900123', '19:30'],
    ['it', '+39 333 123 4567. 21.30 va bene?', '+393331234567', '21:30'],
  ] as const)('%s "%s": an hour behind it is no part of it', (locale, said, phone, time) => {
    const chat = converse(
      locale,
      {},
      bookingAt('phone', { phone: null, time: null, given: ['name', 'email'] }),
    )
    chat.say(said)
    expect(chat.draft()).toMatchObject({ phone, time })
  })

  test.each([
    ['de', 'ja. dann lieber draussen'],
    ['en', 'yes. and the terrace please'],
    ['it', 'sì. e in terrazza'],
    ['es', 'sí. y en la terraza'],
    ['fr', 'oui. et en terrasse'],
  ] as const)('%s "%s": a yes to the prefix, and a place', (locale, said) => {
    const given = ['name', 'email', 'date', 'time', 'guests'] as const
    const chat = converse(
      locale,
      {},
      bookingAt('phone', { phone: null, doubt: PHONE, seating: 'indoor', given }),
    )
    chat.say(said)
    expect(chat.draft()).toMatchObject({ phone: PHONE.options[0], seating: 'outdoor' })
  })

  test('de: a yes to the prefix is heard beside a question', () => {
    const chat = converse('de', {}, askedPrefix())
    const { asked } = chat.say('Ja. Ist das jetzt fix?')
    expect(chat.draft()).toMatchObject({ phone: PHONE.options[0] })
    expect(asked).toEqual(['Ist das jetzt fix?'])
  })
})

describe('18 how many come', () => {
  test.each([
    ['es', 'mesa para 2 chicos y yo mañana a las 21', 3],
    ['en', 'a table for three friends and me', 4],
    ['fr', 'une table pour deux amies et moi', 3],
    ['it', 'tavolo per due amici e me', 3],
    ['de', 'tisch für zwei kollegen und mich morgen', 3],
    ['it', 'vorremmo prenotare per domenica a pranzo, siamo in 5: noi due, i nonni e la bimba', 5],
    ['it', 'ciao, soliti 4 domani sera 20.30 dentro', 4],
  ] as const)('%s "%s"', (locale, said, guests) => {
    const chat = converse(locale)
    chat.say(said)
    expect(chat.draft()).toMatchObject({ guests })
  })

  test('it: "no siamo 5 in tutto" puts a number right', () => {
    const chat = converse('it', {}, {
      ...MODES.offered,
      draft: { ...DRAFT, guests: 3 },
    } as typeof MODES.offered)
    chat.say('no siamo 5 in tutto')
    expect(chat.draft()).toMatchObject({ guests: 5 })
  })

  test.each([
    ['fr', 'la petite a 18 mois'],
    ['es', 'la niña tiene 18 meses'],
    ['en', 'the little one is 18 months'],
    ['de', 'die kleine ist 18 monate alt'],
    ['it', 'la bimba ha 18 mesi'],
  ] as const)('%s "%s": an age is neither a party nor an hour', (locale, said) => {
    const chat = converse(locale, {}, bookingAt('email', { guests: 4, time: '21:00' }))
    chat.say(said)
    expect(chat.draft()).toMatchObject({ guests: 4, time: '21:00' })
  })
})

describe('18 a value, and something else', () => {
  test('it: a name is taken, and what is asked of the tables behind it is asked', () => {
    const chat = converse('it', {}, bookingAt('name', { name: null }))
    const { asked } = chat.say('Elena Sarti. i tavoli fuori sono riscaldati? mio suocero ha sempre freddo')
    expect(chat.draft()).toMatchObject({ name: 'Elena Sarti' })
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['it', 'i tavoli fuori sono riscaldati?'],
    ['en', 'are the tables outside heated?'],
    ['de', 'sind die tische draußen beheizt?'],
    ['es', '¿están climatizadas las mesas de la terraza?'],
    ['fr', 'les tables dehors sont chauffées ?'],
  ] as const)('%s "%s" wishes no table', (locale, said) => {
    const chat = converse(locale)
    expect(chat.say(said).asked).toEqual([said])
    expect(chat.step()).toBeNull()
  })

  test('en: a place with its "please" is chosen, beside a number and a question', () => {
    const given = ['name', 'email', 'date', 'time', 'guests'] as const
    const chat = converse('en', {}, bookingAt('phone', { phone: null, seating: 'indoor', given }))
    const { asked } = chat.say('+31 6 12345678. terrace please, and is somebody there who speaks dutch?')
    expect(chat.draft()).toMatchObject({ phone: '+31612345678', seating: 'outdoor' })
    expect(asked).toEqual(['and is somebody there who speaks dutch?'])
  })

  test.each([
    ['it', 'meglio domenica a pranzo'],
    ['en', 'better sunday lunch'],
    ['es', 'mejor el domingo a comer'],
  ] as const)('%s "%s": the hour of the evening falls away', (locale, said) => {
    const draft = {
      ...DRAFT,
      date: '2026-11-28' as const,
      time: '21:00' as const,
      given: ['date', 'time', 'guests'] as const,
    }
    const chat = converse(
      locale,
      {},
      {
        mode: 'offered',
        draft,
        misses: 0,
        invited: false,
        farewell: 0,
        context: null,
        talk: NO_TALK,
        booked: null,
      },
    )
    chat.say(said)
    expect(chat.draft()).toMatchObject({ date: '2026-11-29', time: null })
  })

  test('en: "inside, no dog" sits inside', () => {
    const chat = converse('en')
    chat.say('i want a table sunday 2pm for 4, inside no dog')
    expect(chat.draft()).toMatchObject({ seating: 'indoor' })
  })

  test.each([
    ['es', 'Sí, a las 21:00. y la factura a nombre de Gestoría Levante'],
    ['en', 'yes, 9pm. and the invoice in the name of Northlight'],
    ['de', 'ja, 21 Uhr. und die Rechnung auf den Namen Bauwerk'],
  ] as const)('%s "%s": whose bill it is names no booking', (locale, said) => {
    const chat = converse(locale, {}, bookingAt('time', { time: null, name: 'Marta Soler' }))
    chat.say(said)
    expect(chat.draft()).toMatchObject({ name: 'Marta Soler', time: '21:00' })
  })

  test.each([
    ['de', 'Hallo, wie immer: Samstag 28.11., 21 Uhr, 2 Personen, Name Jens Krüger'],
    ['en', 'Table for 2 on saturday at 9pm. Been before.'],
    ['es', 'como siempre: mesa para 2 el sábado a las 21'],
  ] as const)('%s "%s": who was here before is no new guest', (locale, said) => {
    const chat = converse(locale)
    chat.say(said)
    expect(chat.draft()).toMatchObject({ date: '2026-11-28', time: '21:00', guests: 2, isFirstVisit: false })
  })
})
