import { describe, expect, test } from 'vitest'
import type { Asking } from '../../../../lib/chat/state.ts'
import { understand } from '../../../../lib/chat/understand.ts'
import type { IsoDate } from '../../../../lib/core/dates.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../../lib/reservas/default-rules.ts'
import { converse, MODES } from '../converse.ts'

/** What is understood on a Wednesday, where a table may be booked already. */
const read = (locale: Locale, text: string, asking: Asking = null, date: IsoDate | null = null) =>
  understand(text, {
    ...{ asking, ahora: { fecha: '2026-11-25', hora: '18:30' }, rules: DEFAULT_RULES, locale },
    known: { date, time: null, guests: null },
  })
const given = (...told: Parameters<typeof read>): string[] =>
  read(...told).found.map(({ slot, values }) => `${slot}=${values.join('|')}`)

describe('issue 18: the only figure beside a day and an hour counts people, in whatever words', () => {
  test.each([
    ['it', "ao bella, c'avete posto domani sera pe 3 alle nove?", 'guests=3'],
    ['fr', 'alors le mardi après, le 8. Manger le soir, 19 heures, 2 persons', 'guests=2'],
    ['en', 'saturday then, 4 ae us at 7 in the evening', 'guests=4'],
  ] as const)('%s "%s"', (locale, text, party) => expect(given(locale, text)).toContain(party))

  test.each([
    ['it', 'vorrei un tavolo per sabato sera 19 alle 20'],
    ['en', 'a table for saturday 12 at 8, 2 kids'],
    ['es', 'mesa el sábado 12 a las 21:00'],
  ] as const)('%s "%s" counts nobody', (locale, text) =>
    expect(given(locale, text).filter((one) => one.startsWith('guests'))).toEqual([]),
  )
})

describe('issue 18: a day in words, and a day beside the one that is set', () => {
  test('"viernes dieciocho" is the 18th', () =>
    expect(given('es', 'para veinte el viernes dieciocho a las nueve de la noche')).toEqual(
      expect.arrayContaining(['date=2026-12-18', 'guests=20']),
    ))
  test.each([
    ['es', 'ay no, mejor que sea el miércoles 9, el martes viajamos', '2026-12-08', 'date=2026-12-09'],
    ['en', 'oh no wait, make that thursday, wednesday is yoga', '2026-12-02', 'date=2026-12-03'],
  ] as const)('%s "%s" leaves the day that was set', (locale, text, set, day) =>
    expect(given(locale, text, 'email', set)).toContain(day),
  )
})

describe('issue 18: words that mean something else', () => {
  test('"si fuera posible" is no terrace', () =>
    expect(given('es', 'Quisiera, si fuera posible, una mesa para el domingo a las dos')).toEqual([
      'date=2026-11-29',
      'time=14:00',
    ]))
  test('"Guten Tag" is nobody’s name', () =>
    expect(given('de', 'Guten Tag, bitte einen Tisch auf den Namen Wagner')).toEqual(['name=Wagner']))
  test('"vingt-quatre" is one number', () =>
    expect(given('fr', 'nous serons vingt-quatre convives le dimanche')).toContain('guests=24'))
  test('who has no booking changes none', () =>
    expect(read('de', 'ich hab keine reservierung, kann man auch so vorbeikommen?').existing).toBe(false))
  test.each([
    ['de', 'ich habe für den 19. Dezember auf den Namen Wagner einen Tisch reserviert'],
    ['en', 'I have already a reservation by you for Friday'],
    ['es', 'mi padre ya tiene hecha una reserva con vosotros'],
  ] as const)('%s "%s" is a booking there is', (locale, text) =>
    expect(read(locale, text).existing).toBe(true),
  )
  test('a yes behind another sentence is one', () => {
    expect(read('de', 'Das freut uns sehr. Ja, bitte.', 'offer').yes).toBe(true)
    expect(read('fr', 'ouch, sans façon. oui je confirme la réservation', 'confirm').yes).toBe(true)
  })
})

test('issue 18: a question that begins with "y" agrees to nothing', () => {
  const chat = converse('es', {}, MODES.offered)
  expect(chat.say('y se puede pagar cada uno lo suyo?').asked).toHaveLength(1)
  expect(chat.step()).toBe('offer')
})
