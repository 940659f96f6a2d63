import { describe, expect, test } from 'vitest'
import type { Draft } from '../../../../lib/chat/state.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { bookingAt, converse, DRAFT, MODES } from '../converse.ts'

/** Friday 27 November, one o'clock, four people, indoors; the address is asked. */
const BASE: Draft = { ...DRAFT, email: null, phone: null, time: '13:00', seating: 'indoor', notes: null }
const given = ['name', 'date', 'time', 'guests'] as const
const atEmail = bookingAt('email', { ...BASE, given: [...given] })
const atSeat = (seating: Draft['seating']) =>
  bookingAt('seating', { ...BASE, seating, given: [...given, 'email', 'phone'] })
const offered = { ...MODES.offered, draft: { ...BASE, name: null, given: ['date', 'time', 'guests'] } }
type Value = readonly [Locale, string, Partial<Draft>]

const draftAfter = (locale: Locale, from: typeof atEmail, ...said: readonly string[]): Draft => {
  const chat = converse(locale, {}, from)
  for (const one of said) chat.say(one)
  return chat.draft()
}

describe('§4 what stands in the place of something else counts', () => {
  test.each<Value>([
    ['en', 'sorry, can we do 14.00 instead of 13.00', { time: '14:00' }],
    ['en', 'instead of 13.00 could we do 14.00', { time: '14:00' }],
    ['de', 'kann ich 14.00 statt 13.00 haben', { time: '14:00' }],
    ['fr', "on préfère 14h plutôt qu'à 13h", { time: '14:00' }],
    ['es', 'en lugar de la una, las dos', { time: '14:00' }],
    ['it', 'possiamo fare alle 14.00 invece delle 13.00', { time: '14:00' }],
    ['de', 'statt zu viert kommen wir zu sechst', { guests: 6 }],
    ['it', 'invece di 4 siamo in 6', { guests: 6 }],
    ['fr', 'à la place de vendredi, samedi', { date: '2026-11-28' }],
    ['es', 'cámbialo de la una a las dos', { time: '14:00' }],
    ['en', 'move it from friday to saturday', { date: '2026-11-28' }],
    ['it', 'spostare dalle 13 alle 14', { time: '14:00' }],
    ['en', '13.00 -> 14.00', { time: '14:00' }],
    ['es', 'cambia 4 por 5', { guests: 5 }],
  ])('%s "%s"', (locale, text, value) => {
    expect(draftAfter(locale, atEmail, text)).toMatchObject(value)
  })

  test('a wish with a number is no hour', () => {
    const chat = converse('es', {}, bookingAt('notes', { ...BASE, time: '13:00' }))
    chat.say('dos tronas en vez de una')
    expect([chat.draft().time, chat.draft().notes]).toEqual(['13:00', 'dos tronas en vez de una'])
  })
})

describe('§4 of two places the one that answers is chosen', () => {
  test.each<readonly [Locale, string, Draft['seating']]>([
    ['en', 'indoors it is too nippy for us on a terrace', 'indoor'],
    ['en', 'indoors my bones cant take a terrace anymore', 'indoor'],
    ['de', 'drinnen auf der Terrasse ist es uns zu frisch', 'indoor'],
    ['fr', "à l'intérieur on caille en terrasse", 'indoor'],
    ['es', 'dentro en la terraza nos quedamos pajarito', 'indoor'],
    ['it', 'dentro in terrazza si gela', 'indoor'],
    ['en', "terrace it's too loud for us inside", 'outdoor'],
    ['es', 'terraza dentro hay demasiado ruido', 'outdoor'],
    ['de', 'draußen es ist mir zu stickig drinnen', 'outdoor'],
    ['en', 'never mind the terrace, inside is fine', 'indoor'],
    ['de', 'drinnen neben der Terrasse', 'indoor'],
  ])('%s "%s"', (locale, text, seating) => {
    const other = seating === 'indoor' ? 'outdoor' : 'indoor'
    const draft = draftAfter(locale, atSeat(other), text)
    expect([draft.seating, draft.given.includes('seating')]).toEqual([seating, true])
  })
})

describe('§4 a feast that a meal is called after says no day', () => {
  test.each<Value>([
    [
      'es',
      'comida de navidad del departamento, seríamos veinte el jueves diecisiete a las dos y media',
      { date: '2026-12-17' },
    ],
    ['en', 'our team christmas dinner on saturday at 8pm for 8', { date: '2026-11-28' }],
    ['fr', 'le dîner de Noël de la boîte samedi à 21h pour 8', { date: '2026-11-28' }],
    ['it', "la cena di natale dell'ufficio sabato alle 21 per 8", { date: '2026-11-28' }],
    ['en', 'team christmas dinner for 8', { date: null }],
    ['en', 'table for 4 on christmas day', { date: '2026-12-25' }],
    ['en', 'table for 4 on friday, christmas day', { date: '2026-12-25' }],
    ['it', 'pranzo di natale per 4', { date: '2026-12-25' }],
  ])('%s "%s"', (locale, text, value) => {
    expect(draftAfter(locale, MODES.talking, text)).toMatchObject(value)
  })
})

describe('§4 a number that is dictated', () => {
  test.each<readonly [Locale, string, string]>([
    ['it', 'più trentanove, tre tre otto, uno due tre, quattro cinque sei sette', '+393381234567'],
    ['es', 'prefijo treinta y cuatro, seis cero cero, uno uno dos, dos tres tres', '+34600112233'],
    ['en', 'plus forty-four. seven seven double oh. nine double oh. one two three', '+447700900123'],
    ['fr', 'plus trente-trois, zéro six douze trente-quatre cinquante-six soixante-dix-huit', '+33612345678'],
    ['de', 'doppelnull vier neun, eins sieben null, eins zwei drei vier fünf sechs sieben', '+491701234567'],
  ])('%s "%s" is stored with its prefix', (locale, text, phone) => {
    const from = bookingAt('phone', { ...BASE, email: DRAFT.email, given: [...given, 'email'] })
    expect(draftAfter(locale, from, text).phone).toBe(phone)
  })

  test('an area code is no prefix', () => {
    const chat = converse('de', {}, bookingAt('phone', { ...BASE, given: [...given, 'email'] }))
    expect(chat.say('Vorwahl 0170 1234567').codes).toEqual(['invalid_phone'])
  })
})

describe('§4 what is no name, and what is one', () => {
  test.each<readonly [Locale, string]>([
    ['de', 'Entschuldigung Zahlendreher, meine Telefonnummer ist +49 160 5551243'],
    ['en', 'Sorry Typo, +44 7700 900124'],
    ['es', 'Error Mío, +34 600 112 244'],
    ['fr', 'Pardon Faute De Frappe, +33 612345679'],
    ['it', 'Scusi Errore di Battitura, +39 338 1234568'],
  ])('%s "%s" keeps the name', (locale, text) => {
    expect(draftAfter(locale, atSeat('indoor'), text).name).toBe(DRAFT.name)
  })

  test.each<readonly [Locale, string, string]>([
    ['it', 'sì, sono Rosa Bianchi (no, non è un vino ahah)', 'Rosa Bianchi'],
    ['es', 'sí, soy Rosa Blanco (no, no es un vino jaja)', 'Rosa Blanco'],
    ['en', "yes please, it's Derek Fish (no jokes please)", 'Derek Fish'],
    ['de', 'ja, ich bin Rosa Weiß (nein, kein Wein haha)', 'Rosa Weiß'],
  ])('%s "%s" at an offer', (locale, text, name) => {
    expect(draftAfter(locale, offered as typeof atEmail, text).name).toBe(name)
  })

  test.each<readonly [Locale, string]>([
    ['fr', 'dommage'],
    ['de', 'schade um die Zigarette'],
    ['it', 'peccato'],
    ['es', 'qué pena'],
    ['en', 'what a shame'],
  ])('%s "%s" is a sigh', (locale, text) => {
    const chat = converse(
      locale,
      {},
      bookingAt('name', { ...BASE, name: null, given: ['date', 'time', 'guests'] }),
    )
    const { codes } = chat.say(text)
    expect([chat.draft().name, chat.step(), codes]).toEqual([null, 'name', []])
  })
})

describe('§4 what is given up is that thing alone', () => {
  test.each<readonly [Locale, string, string]>([
    ['fr', 'il faut une chaise haute', 'tant pis pour la chaise haute'],
    ['de', 'wir brauchen einen Kinderstuhl', 'lass das mit dem Kinderstuhl'],
    ['es', 'necesitamos una trona', 'cancela la trona'],
    ['it', 'serve un seggiolone', 'lascia stare il seggiolone'],
    ['en', 'we need a high chair', 'cancel the high chair'],
  ])('%s "%s", then "%s"', (locale, wish, text) => {
    const chat = converse(locale, {}, atEmail)
    chat.say(wish)
    chat.say(text)
    expect([chat.step(), chat.draft().notes]).toEqual(['email', null])
  })

  test.each<readonly [Locale, string]>([
    ['it', "sai che c'è? lascia perdere, annulla tutto"],
    ['es', 'sabes qué? déjalo, cancélalo todo'],
    ['fr', 'tu sais quoi ? laisse tomber, annule tout'],
    ['de', 'weißt du was? lass gut sein, storniere alles'],
    ['en', 'you know what? forget it, cancel the lot'],
  ])('%s "%s" ends the booking', (locale, text) => {
    const chat = converse(locale, {}, atEmail)
    chat.say(text)
    expect(chat.step()).toBe(null)
  })
})

describe('§4 whether one may come without a booking is asked of the house', () => {
  test.each<readonly [Locale, string]>([
    ['en', 'can we just rock up w/out booking'],
    ['es', 'hace falta reservar o vamos directamente'],
    ['fr', 'faut réserver ou on peut venir comme ça'],
    ['de', "muss man reservieren oder geht's auch so"],
    ['it', 'si può venire senza prenotare'],
  ])('%s "%s" leaves the offer open', (locale, text) => {
    const chat = converse(locale, {}, offered as typeof atEmail)
    expect([chat.say(text).asked, chat.step()]).toEqual([[text], 'offer'])
  })
})

test('§4 what is noted of a feast is not noted again in other words', () => {
  const chat = converse('de', {}, atEmail)
  chat.say('meine Oma wird 80')
  chat.say('Omas 80. Geburtstag')
  expect(chat.draft().notes).toBe('meine Oma wird 80')
})

test('§4 the holiday that comes next is the day, where no other is near', () => {
  const at = (fecha: string) => {
    const chat = converse('de', { ahora: { fecha, hora: '11:00' } as never })
    chat.say('einen Tisch für 3 am Feiertag um 19 Uhr')
    return chat.draft().date
  }
  expect(at('2026-12-03')).toBe('2026-12-08')
  expect(at('2027-01-12')).toBe(null)
})
