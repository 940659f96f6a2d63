import { describe, expect, test } from 'vitest'
import type { Asking } from '../../../../lib/chat/state.ts'
import { understand } from '../../../../lib/chat/understand.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../../lib/reservas/default-rules.ts'

const read = (locale: Locale, asking: Asking, text: string) =>
  understand(text, { asking, ahora: { fecha: '2026-11-25', hora: '18:30' }, rules: DEFAULT_RULES, locale })
const given = (locale: Locale, asking: Asking, text: string): string[] =>
  read(locale, asking, text).found.map(({ slot, values }) => `${slot}=${values.join('|')}`)

describe('#18 what a thing holds inside is no place to sit', () => {
  test.each<[Locale, Asking, string]>([
    ['fr', 'email', 'attends la croquette au jambon y a de loeuf dedans ou pas'],
    ['es', 'phone', 'espera las croquetas llevan leche dentro o no'],
    ['en', 'phone', 'wait is there egg inside the croquettes'],
    ['de', 'seating', 'warte sind da eier drin in den kroketten'],
  ])('%s, asked for %s: "%s"', (locale, asking, text) => {
    expect(given(locale, asking, text)).toEqual([])
  })

  test.each<[Locale, string]>([
    ['en', 'is there room inside'],
    ['es', 'si hay, mejor dentro'],
    ['de', 'ist drin noch platz'],
    ['en', 'we are better inside'],
    ['es', 'adentrito porfa'],
  ])('%s: "%s" still chooses the place', (locale, text) => {
    expect(given(locale, 'seating', text)).toContain('seating=indoor')
  })
})

describe('#18 a first name that is a day or a month, beside a yes', () => {
  test.each<[Locale, string, string]>([
    ['es', 'si. Domingo Blanco', 'Domingo Blanco'],
    ['en', 'yes please, June Carter', 'June Carter'],
    ['de', 'ja bitte, Resi Hochgruber', 'Resi Hochgruber'],
  ])('%s: "%s"', (locale, text, name) => {
    expect(given(locale, 'offer', text)).toContain(`name=${name}`)
  })

  test.each<[Locale, string]>([
    ['es', 'sí, domingo noche'],
    ['it', 'si. Sabato Sera'],
    ['es', 'si. Domingo Terraza'],
  ])('%s: "%s" names a day', (locale, text) => {
    expect(given(locale, 'offer', text).some((one) => one.startsWith('date='))).toBe(true)
  })
})

describe('#18 a question that is announced is no name', () => {
  test.each<[Locale, string]>([
    ['es', 'una duda, el Salmonete q sale en la web es pescado o q es'],
    ['fr', 'une question, vous avez un parking'],
    ['it', 'una domanda, il parcheggio è gratis'],
  ])('%s: "%s"', (locale, text) => {
    const { question, found } = read(locale, 'name', text)
    expect([question, found.filter(({ slot, values }) => slot === 'name' && values.length > 0)]).toEqual([
      true,
      [],
    ])
  })
})

describe('#18 small words of a booking', () => {
  test('fr: "oui c bon pour moi" is a yes', () => {
    expect(read('fr', 'confirm', 'oui c bon pour moi').yes).toBe(true)
  })

  test('it: figures in words and in signs keep their noughts', () => {
    expect(given('it', 'phone', 'zero zero quattro uno, 79 555 01 23')).toEqual(['phone=+41795550123'])
  })

  test.each<[Locale, string, string]>([
    ['es', 'ese día, ocho y cuarto de la noche, 4 panas y yo', 'guests=5'],
    ['en', 'a table tomorrow, 25ish heads', 'guests=25'],
  ])('%s: "%s"', (locale, text, wanted) => {
    expect(given(locale, null, text)).toContain(wanted)
  })

  test.each([
    'hey we have a reservation dec 12 for 16 under Delgado, headcount just went up to 18',
    'got a table booked thursday under Kirsty, can we be 7 instead of 5',
  ])('en: "%s" speaks of a booking that there is', (text) => {
    expect(read('en', null, text).existing).toBe(true)
  })
})

describe('#18 every Thursday is no day of a booking', () => {
  test('es: "el guiso de los jueves"', () => {
    expect(given('es', null, 'y el guiso ese de los jueves q precio tiene')).toEqual([])
    expect(given('es', null, 'mesa el jueves para los cuatro')).toContain('date=2026-11-26')
  })

  test.each<[Locale, string]>([
    ['es', 'reservé para el miércoles y la quiero pasar al jueves'],
    ['it', 'ho prenotato per mercoledì e la vorrei spostare a giovedì'],
  ])('%s: "%s" moves what there is', (locale, text) => {
    const { existing, moves } = read(locale, null, text)
    expect([existing, moves]).toEqual([true, true])
  })

  test('es: whether somebody answers the telephone is asked of the house', () => {
    expect(read('es', null, 'y si os llamo hoy me lo cogen?').aboutCalls).toBe(true)
  })
})

describe('#18 a table is wished, and what is moved is there already', () => {
  test('es: "qué onda" greets, and "apartar" books', () => {
    const { wish, question, found } = read('es', null, 'qué onda, quiero apartar una mesa pal viernes')
    expect([wish, question, found.map(({ slot }) => slot)]).toEqual([true, false, ['date']])
  })

  test.each<[Locale, string]>([
    ['en', "got a table w you saturday, it's under May (me). need to push it to sunday"],
    ['it', 'venerdì veniamo da voi, già prenotato'],
  ])('%s: "%s" is a booking that there is', (locale, text) => {
    expect(read(locale, null, text).existing).toBe(true)
  })

  test('fr: "tu mets samedi à la place ?" changes the day', () => {
    expect(read('fr', 'seating', 'tu mets samedi à la place ?').question).toBe(false)
    expect(given('fr', 'seating', 'tu mets samedi à la place ?')).toEqual(['date=2026-11-28'])
  })

  test('en: behind a plus, figures may be words', () => {
    expect(given('en', 'phone', 'no its a uk one, plus four four 7700 900655')).toEqual([
      'phone=+447700900655',
    ])
  })

  test('de: a surname that is a thing, beside a yes; "schade" is none', () => {
    expect(given('de', 'offer', 'jo gerne. Markus Wein')).toEqual(['name=Markus Wein'])
    expect(given('de', 'name', 'schade. na dann')).toEqual(['name='])
  })
})
