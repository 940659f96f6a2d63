import { describe, expect, test } from 'vitest'
import type { ChatState, Draft, Slot } from '../../../../lib/chat/state.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { bookingAt, converse, DRAFT, givenBut, MODES } from '../converse.ts'

/** Found by guests who tried the chat on a telephone: each lost something of a booking, or put in something wrong. */

const offered = (draft: Partial<Draft> = {}): ChatState => ({
  ...MODES.offered,
  mode: 'offered',
  misses: 0,
  draft: { ...DRAFT, notes: null, ...draft, given: givenBut('notes') },
})
const confirming = (draft: Partial<Draft> = {}): ChatState => ({
  ...MODES.confirming,
  mode: 'confirming',
  clave: 'clave-vieja',
  misses: 0,
  draft: { ...DRAFT, ...draft },
})
const draftAfter = (locale: Locale, text: string, from: ChatState): Draft => {
  const chat = converse(locale, {}, from)
  chat.say(text)
  return chat.draft()
}

describe('#18 what somebody must not eat is told beside something else', () => {
  test.each<[Locale, ChatState, string, number, string]>([
    ['en', offered(), 'actually make it 7 my mums coming and shes coeliac', 7, 'shes coeliac'],
    [
      'en',
      bookingAt('notes'),
      'make it 5 my sisters coming shes coeliac too and allergic to sesame',
      5,
      'my sisters coming shes coeliac too and allergic to sesame',
    ],
    [
      'fr',
      bookingAt('notes'),
      'en fait 6 et c mon ex qui est allergique au sesame',
      6,
      'c mon ex qui est allergique au sesame',
    ],
    ['es', bookingAt('notes'), 'al final somos 6 y mi hermana es celiaca', 6, 'mi hermana es celiaca'],
  ])('%s: "%s" changes how many come, and is noted', (locale, from, text, guests, notes) => {
    expect(draftAfter(locale, text, from)).toMatchObject({ guests, notes })
  })

  test.each<[Locale, string, string, string]>([
    [
      'es',
      'mi hija es alergica a los cacahuetes',
      'ah y mi marido es vegetariano',
      'mi marido es vegetariano',
    ],
    ['en', 'my son is allergic to nuts', 'oh and my wife is vegan', 'my wife is vegan'],
    ['fr', 'ma fille est allergique au lait', 'ah et mon mari est végétarien', 'mon mari est végétarien'],
    ['de', 'meine Tochter hat Zöliakie', 'ach und mein Mann ist Vegetarier', 'mein Mann ist Vegetarier'],
    ['it', 'mia figlia è celiaca', 'ah e mio marito è vegetariano', 'mio marito è vegetariano'],
  ])('%s: "%s" stays when "%s" is added', (locale, first, then, added) => {
    const { notes } = draftAfter(locale, then, confirming({ notes: first }))
    expect(notes).toContain(first)
    expect(notes).toContain(added)
  })

  test('it: what the question named is noted with the allergy', () => {
    const { notes } = draftAfter('it', 'ma avete piatti senza lattosio? sono allergica', bookingAt('phone'))
    expect(notes).toBe('sono allergica. senza lattosio')
  })
})

describe('#18 a question is no value of the booking', () => {
  test.each<[Locale, Slot, string]>([
    ['fr', 'notes', 'c quoi comme vin avec des huitres'],
    ['fr', 'email', 'au fait y a moyen de venir avec le chien'],
  ])('%s at %s: "%s" is asked, and nothing is noted', (locale, step, text) => {
    const chat = converse(locale, {}, bookingAt(step, { seating: 'indoor' }))
    const { asked } = chat.say(text)
    expect(asked).toEqual([text])
    expect([chat.draft().notes, chat.draft().seating]).toEqual([null, 'indoor'])
  })

  test('en: "terrace pls is it cold tho" chooses the terrace', () => {
    expect(
      draftAfter('en', 'terrace pls is it cold tho', bookingAt('seating', { seating: 'indoor' })).seating,
    ).toBe('outdoor')
  })

  test.each<[Locale, string]>([
    ['en', 'how much for 2 bottles of the first n 2 steaks'],
    ['fr', 'on est 3 filles, 3 cocktails sans alcool a 7,50 et 2 cheesecake ca fait cb'],
  ])('%s: "%s" wishes for no table', (locale, text) => {
    const chat = converse(locale)
    chat.say(text)
    expect(chat.state().mode).toBe('talking')
  })

  test('es: a dish is no name', () => {
    expect(draftAfter('es', 'el hummus', bookingAt('name', { name: null })).name).toBeNull()
  })

  test('fr: "je voudrai reservé" wishes for a table, and has none', () => {
    const chat = converse('fr')
    chat.say('je voudrai reservé mardi midi pour 3')
    expect([chat.state().mode, chat.draft().guests]).toEqual(['offered', 3])
  })
})

describe('#18 a name in a row with what reaches its holder', () => {
  test.each<[Locale, string, string]>([
    ['es', 'mesa el viernes a las 22h para 4 nombre Ana Lopez correo ana@example.com', 'Ana Lopez'],
    ['en', 'table friday 8pm for 4 name ann lee email ann@example.com', 'Ann Lee'],
    ['fr', 'table vendredi 20h pour 4 nom tom girard tel +33612340000', 'Tom Girard'],
    ['de', 'reservieren 10.12. 20:00 4 personen name max moser mail max@example.com', 'Max Moser'],
    ['it', 'tavolo venerdi alle 21 per 4 nome anna riva mail anna@example.com', 'Anna Riva'],
  ])('%s: "%s"', (locale, text, name) => {
    expect(draftAfter(locale, text, MODES.talking)).toMatchObject({ name, guests: 4 })
  })
})

describe('#18 a German number with its point is a day', () => {
  test.each<[string, Partial<Draft>]>([
    ['hm dann 8. um 20 uhr', { date: '2026-12-08', time: '20:00', guests: 4 }],
    ['na 11. statt 10. und 21 uhr', { date: '2026-12-11', time: '21:00', guests: 4 }],
    ['gut dann 26. um halb zwei für 6 personen', { time: '13:30', guests: 6 }],
  ])('"%s"', (text, draft) => {
    expect(draftAfter('de', text, offered({ date: '2026-12-10' }))).toMatchObject(draft)
  })

  test('"um halb 8. bitte" is an hour', () => {
    expect(draftAfter('de', 'um halb 8. bitte', offered()).date).toBe(DRAFT.date)
  })

  test('"am 2. Feiertag" is Saint Stephen’s day', () => {
    expect(draftAfter('de', 'Tisch am 2. Feiertag um 20 Uhr für 4', MODES.talking).date).toBe('2026-12-26')
  })
})

test('en: "730pm" is half past seven', () => {
  expect(draftAfter('en', 'table for 2 on saturday 730pm', MODES.talking).time).toBe('19:30')
})

test('de: "zum Znacht" is for dinner', () => {
  const chat = converse('de')
  expect(chat.say('grüezi wir möchten gern am samstag zum znacht kommen sind 4').text).toContain('Abendessen')
})

test('it: an address with a comma is refused, and its end is no name', () => {
  const chat = converse(
    'it',
    {},
    bookingAt('name', { name: null, email: null, given: givenBut('name', 'email') }),
  )
  chat.say('marta@example,com')
  expect([chat.draft().name, chat.draft().email]).toEqual([null, null])
})

describe('#18 nothing is turned down, and nothing more is wished', () => {
  test('en: "no allergies" keeps what was offered', () => {
    const chat = converse('en', {}, offered())
    chat.say('no allergies')
    expect(chat.state().mode).toBe('offered')
  })

  test.each<[Locale, string]>([
    ['es', 'no nada mas'],
    ['en', 'no thats it'],
    ['fr', 'non c tout'],
    ['de', 'nein das wars'],
    ['it', 'no niente altro'],
  ])('%s: "%s" at the summary shows it once more, and asks', (locale, text) => {
    const chat = converse(locale, {}, confirming())
    const { text: said } = chat.say(text)
    expect(said).toContain('Lola Prueba')
    expect(chat.state().mode).toBe('confirming')
  })

  test('de: "nein danke brich ab" calls the booking off', () => {
    const chat = converse('de', {}, bookingAt('name', { name: null }))
    chat.say('nein danke brich ab')
    expect(chat.state().mode).toBe('talking')
  })

  test('it: "siamo in 6 piu il cane" are six', () => {
    expect(draftAfter('it', 'no aspe siamo in 6 piu il cane', bookingAt('name', { guests: 5 })).guests).toBe(
      6,
    )
  })
})

describe('#18 what only looks like it', () => {
  test('es: a note that tells what was told before, and more, is a note', () => {
    const from = bookingAt('notes', { notes: 'necesitamos una trona', unasked: true })
    const notes = draftAfter('es', 'una trona y venimos de lejos con maletas', from).notes ?? ''
    expect(notes).toContain('venimos de lejos con maletas')
    expect(notes).toContain('trona')
  })

  test('en: a high chair for a coeliac child becomes two, and the child stays coeliac', () => {
    const from = confirming({ notes: 'a high chair for my coeliac son' })
    expect(draftAfter('en', 'no, two high chairs', from).notes).toContain('coeliac')
  })

  test('es: "2 más y mi hermana es celiaca" are two more', () => {
    const { guests, notes } = draftAfter('es', 'seremos 2 más y mi hermana es celiaca', confirming())
    expect([guests, notes]).toEqual([6, 'mi hermana es celiaca'])
  })

  test.each<[string, Slot]>([
    ['5. Bitte', 'guests'],
    ['Wir wären 4. Um 20 Uhr', 'guests'],
    ['8. Bitte', 'time'],
  ])('de: "%s" at %s is no day', (text, step) => {
    expect(draftAfter('de', text, bookingAt(step)).date).toBe(DRAFT.date)
  })

  test.each(['Draußen ist es zu kalt', 'Draußen wird es zu kalt, glaube ich'])(
    'de: "%s" is inside',
    (text) => {
      expect(draftAfter('de', text, bookingAt('seating')).seating).toBe('indoor')
    },
  )

  test.each<[Locale, string]>([
    ['es', 'el nombre esta bien pero el correo es ana@gmail.com'],
    ['de', 'der Name passt aber die Mail ist ana@gmail.com'],
    ['fr', 'le nom est bon mais mon mail est ana@gmail.com'],
    ['it', 'il nome va bene ma la mail è ana@gmail.com'],
  ])('%s: "%s" changes the address alone', (locale, text) => {
    expect(draftAfter(locale, text, confirming())).toMatchObject({
      name: 'Lola Prueba',
      email: 'ana@gmail.com',
    })
  })

  test.each<[Locale, string]>([
    ['es', 'ana@gmail.com,mi telefono es +34600112233'],
    ['en', 'ana@gmail.com,my phone is +34600112233'],
  ])('%s: "%s": a comma ends an address', (locale, text) => {
    expect(draftAfter(locale, text, bookingAt('email', { email: null })).email).toBe('ana@gmail.com')
  })

  test.each<[Locale, string]>([
    ['en', "no, that's all wrong"],
    ['de', 'Nein, das war falsch'],
    ['fr', 'non je préfère d’autres places'],
    ['es', 'no, nada mas que me he equivocado'],
  ])('%s: "%s" at the summary asks what to change', (locale, text) => {
    expect(converse(locale, {}, confirming()).say(text).text).not.toContain('lola@example.com')
  })

  test('it: "il mio numero" ends a name', () => {
    const from = bookingAt('name', { name: null, phone: null, given: givenBut('name', 'phone') })
    expect(draftAfter('it', 'Luca Rossi il mio numero è +39 333 1234567', from).name).toBe('Luca Rossi')
  })

  test.each<[Locale, string]>([
    ['it', 'avete un 2015 Amarone per venerdì?'],
    ['de', 'wir sind 120 am Freitag'],
    ['fr', 'on est 130 amis'],
  ])('%s: "%s" tells no hour', (locale, text) => {
    expect(draftAfter(locale, text, MODES.talking).time).toBeNull()
  })

  test.each([
    ['El amrani youssef', 'El amrani youssef'],
    ['des lynam', 'Des Lynam'],
    ['una healy', 'Una Healy'],
  ])('"%s" is a name', (text, name) => {
    expect(draftAfter('es', text, bookingAt('name', { name: null })).name).toBe(name)
  })

  test.each<[Locale, string]>([
    ['es', '¿Se puede ir sin reserva? Soy alérgica'],
    ['en', 'Are you free on Saturday? I have allergies'],
    ['es', 'mi hijo come sin gluten, es alérgico'],
  ])('%s: "%s" notes no more than the need', (locale, text) => {
    expect(draftAfter(locale, text, bookingAt('phone')).notes ?? '').not.toMatch(/reserva|free|\. sin gluten/)
  })

  test.each<[Locale, string]>([
    ['en', 'no, too little for vegans'],
    ['es', 'no, si no tenéis nada vegano no'],
  ])('%s: "%s" turns the table down', (locale, text) => {
    const chat = converse(locale, {}, offered())
    chat.say(text)
    expect(chat.state().mode).toBe('talking')
  })
})
