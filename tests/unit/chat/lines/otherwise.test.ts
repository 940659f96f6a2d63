import { describe, expect, test } from 'vitest'
import { understand } from '../../../../lib/chat/understand.ts'
import { bookingAt, contextWith, converse, DRAFT, givenBut, MODES, whyOf } from '../converse.ts'

const OFFERED = { ...MODES.offered, draft: { ...DRAFT, name: null, given: ['date', 'time', 'guests'] } }
const from = { ...OFFERED, mode: 'offered' } as typeof MODES.offered

describe('§4 a yes in other clothes', () => {
  test.each([
    ['es', 'ándele sí'],
    ['es', 'órale va'],
    ['it', 'daje sì'],
    ['fr', 'banco'],
  ] as const)('%s "%s" begins the booking', (locale, text) => {
    const chat = converse(locale, {}, from)
    chat.say(text)
    expect(chat.step()).toBe('name')
  })

  test.each([
    ['es', 'ándale pues, Lupe Carranza', 'Lupe Carranza'],
    ['en', 'go for it, Zoë Hartnell', 'Zoë Hartnell'],
    ['fr', 'vas y, Nadège Ollivier', 'Nadège Ollivier'],
    ['it', 'ma sì dai, Ginevra Tosi', 'Ginevra Tosi'],
    ['de', 'jap, bin Lukas Koch', 'Lukas Koch'],
    ['fr', 'oui voilà, prénom et nom Régis Poisson', 'Régis Poisson'],
    ['it', 'sì, sono Gaia Ferri', 'Gaia Ferri'],
    ['it', 'sì. Salvo Lo Cascio', 'Salvo Lo Cascio'],
    ['de', 'ja. Jochen Freitag heiß ich', 'Jochen Freitag'],
  ] as const)('%s "%s" gives the name too', (locale, text, name) => {
    const chat = converse(locale, {}, from)
    chat.say(text)
    expect([chat.draft().name, chat.step()]).toEqual([name, 'email'])
  })

  test('"ese es" agrees to the prefix that is asked about', () => {
    const doubt = { slot: 'phone', options: ['+34654129876'] } as const
    const chat = converse('es', {}, bookingAt('phone', { phone: null, doubt }))
    chat.say('ese es')
    expect(chat.draft().phone).toBe('+34654129876')
  })
})

describe('§4 what changes an offer agrees to nothing', () => {
  test.each([
    ['es', 'entonces sí? mesa el 28 a las 14:00'],
    ['en', 'a table for 9 on saturday at 2pm then'],
    ['it', 'mia cognata dice meglio sabato 28, alle 14'],
  ] as const)('%s "%s" is offered anew', (locale, text) => {
    const chat = converse(locale, {}, from)
    chat.say(text)
    expect([chat.step(), chat.draft().date, chat.draft().time]).toEqual(['offer', '2026-11-28', '14:00'])
  })
})

describe('§5 a day that cannot be is no reading of the date', () => {
  test.each([
    ['es', 'ostras mira no, mañana no puc, mejor el domingo'],
    ['es', 'mañana ya no podré, el domingo mejor'],
    ['fr', 'demain je pourrai pas, plutôt dimanche'],
    ['de', 'morgen klappt doch nicht, lieber sonntag'],
    ['it', 'domani non ce la faccio, meglio domenica'],
    ['es', 'uy perdona, que mi novio trabaja, mejor el domingo'],
  ] as const)('%s "%s"', (locale, text) => {
    const chat = converse(locale, {}, bookingAt('email', { date: '2026-11-26' }))
    chat.say(text)
    expect([chat.draft().date, chat.step()]).toEqual(['2026-11-29', 'email'])
  })
})

describe('§5 where notes are asked', () => {
  const notes = bookingAt('notes', { seating: 'indoor', date: '2026-11-28' })
  test.each([
    ['es', 'uy podemos a las nueve y media mejor', '21:30'],
    ['en', 'och can we make it half past one instead', '13:30'],
    ['fr', 'oh on peut dire 20h30 à la place', '20:30'],
  ] as const)('%s "%s" is another hour, and no note', (locale, text, time) => {
    const chat = converse(locale, {}, notes)
    chat.say(text)
    expect([chat.draft().time, chat.draft().notes, chat.step()]).toEqual([time, null, 'notes'])
  })

  test.each([
    ['it', 'noi avere piccolo cane, cane è possibile?'],
    ['es', 'el perro es permitido? yo tengo un perro pequeño'],
    ['de', 'hund ist erlaubt? ich habe kleine hund'],
  ] as const)('%s "%s" asks leave: nothing is noted before it is given', (locale, text) => {
    const chat = converse(locale, {}, notes)
    expect(chat.say(text).asked).toEqual([text])
    expect([chat.draft().notes, chat.draft().seating, chat.step()]).toEqual([null, 'indoor', 'notes'])
  })

  test('"but the high chair, do you have it" asks without its mark', () => {
    const { ahora, rules } = contextWith()
    const said = understand('ma il seggiolone ce l avete', { asking: 'name', ahora, rules, locale: 'it' })
    expect(said.wished.wishes).toEqual([])
  })

  test.each([
    ['es', 'que mi padre es alergico al pescado, importante', 'mi padre es alergico al pescado'],
    ['it', 'che mia zia è allergica alle uova, mi raccomando', 'mia zia è allergica alle uova'],
  ] as const)('%s "%s": what only presses is no part of the note', (locale, text, noted) => {
    const chat = converse(locale, {}, MODES.confirming)
    chat.say(text)
    expect([chat.draft().notes, chat.step()]).toEqual([noted, 'confirm'])
  })
})

describe('§5 what is dictated anew, or taken back', () => {
  const seated = bookingAt('seating', { phone: '+447400123456' })
  test.each([
    [
      'en',
      'sorry the number is wrong it is plus four four seven four zero zero one two three four nine nine',
      '+447400123499',
    ],
    [
      'de',
      'moment falsch die richtige nummer ist plus vier neun eins fünf eins zwei drei vier fünf sechs sieben acht acht',
      '+4915123456788',
    ],
  ] as const)('%s "%s" puts the number right, and seats nobody', (locale, text, phone) => {
    const chat = converse(locale, {}, seated)
    chat.say(text)
    expect([chat.draft().phone, chat.step()]).toEqual([phone, 'seating'])
  })

  test('"brich die Reservierung ab" calls it off', () => {
    const chat = converse('de', {}, bookingAt('phone'))
    chat.say('ach egal brich die reservierung ab, wir gehn döner essen')
    expect(chat.step()).toBeNull()
  })

  test.each([
    ['fr', 'Ah mince, la direction préfère le vendredi 27 finalement'],
    ['it', 'Guardi, annulli pure tutto, non prenoto più'],
  ] as const)('%s "%s" holds no name', (locale, text) => {
    const chat = converse(locale, {}, bookingAt('name', { name: null, given: givenBut('name', 'email') }))
    chat.say(text)
    expect(chat.draft()?.name ?? null).toBeNull()
  })
})

test.each([
  ['es', 'no tengo correo', 'es que no tengo movil, hace falta?'],
  ['en', 'i dont have an email is it required', 'is the phone number mandatory'],
  ['fr', 'jai pas de mail c obligatoire ?', "le tel c'est vraiment nécessaire"],
  ['de', 'hab keine mail, muss das sein?', 'ist die telefonnummer notwendig'],
  ['it', 'non ho la mail è obbligatoria?', 'devo per forza dare il numero'],
] as const)('§4 in %s, who has no address or number hears why it is asked', (locale, email, phone) => {
  for (const [slot, said] of [
    ['email', email],
    ['phone', phone],
  ] as const) {
    const chat = converse(locale, {}, bookingAt(slot))
    expect(chat.say(said).text).toContain(whyOf(locale, slot))
  }
})

test.each([
  ['es', 'te lo doy luego'],
  ['es', 'no quiero dar el correo'],
  ['en', 'i dont want to give it'],
  ['en', 'can i give it later'],
  ['fr', 'je vous le donne plus tard'],
  ['de', 'geb ich später'],
  ['it', 've la mando dopo'],
] as const)('§4 in %s, who gives no address now ("%s") hears why it is asked now', (locale, said) => {
  const chat = converse(locale, {}, bookingAt('email'))
  expect(chat.say(said).text).toContain(whyOf(locale, 'email'))
})

test.each([
  ['es', 'hace falta traer efectivo?'],
  ['es', 'no tengo coche, hay autobús?'],
  ['en', "we don't have a car, is there a bus?"],
  ['it', 'non ho la macchina, c’è un autobus?'],
  ['fr', 'je sais pas si vous avez un parking ?'],
  ['de', 'muss man vorher bestellen?'],
] as const)('§4 in %s "%s" is asked of the house, also where an address is', (locale, said) => {
  const chat = converse(locale, {}, bookingAt('email'))
  expect(chat.say(said).asked).toHaveLength(1)
})
