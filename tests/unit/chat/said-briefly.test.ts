import { describe, expect, test } from 'vitest'
import { understand } from '../../../lib/chat/understand.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'

/** What a message gives on a Wednesday evening, as `slot=value`, where nothing is booked yet or a table for three is. */
const given = (locale: Locale, text: string, guests: number | null = null): string[] =>
  understand(text, {
    ...{ asking: null, ahora: { fecha: '2026-11-25', hora: '18:30' }, rules: DEFAULT_RULES, locale },
    known: { date: null, time: null, guests },
  }).found.map(({ slot, values }) => `${slot}=${values.join('|')}`)

describe('issue 18: feasts that move, and days beside a feast', () => {
  test.each([
    ['es', 'mesa el domingo de ramos', '2027-03-21'],
    ['es', 'el día después de navidad, 5 personas', '2026-12-26'],
    ['en', 'a table on good friday', '2027-03-26'],
    ['en', "table for mother's day", '2027-03-07|2027-05-09'],
    ['fr', 'une table le lundi de pâques', '2027-03-29'],
    ['fr', 'le lendemain de noël pour 4 personnes', '2026-12-26'],
    ['de', 'tisch am ostersonntag', '2027-03-28'],
    ['de', 'tisch am 1. Advent', '2026-11-29'],
    ['it', 'un tavolo a pasquetta', '2027-03-29'],
    ['it', 'la vigilia di capodanno siamo 4', '2026-12-31'],
  ] as const)('%s "%s" is %s', (locale, text, date) => expect(given(locale, text)).toContain(`date=${date}`))
})

describe('issue 18: a day that is taken back is none', () => {
  test.each([
    ['es', 'este sábado no, el siguiente', 'date=2026-12-05'],
    ['en', 'not this sat the one after', 'date=2026-12-05'],
    ['de', 'nicht diesen samstag, den danach', 'date=2026-12-05'],
    ['fr', 'pas vendredi, samedi', 'date=2026-11-28'],
    ['it', 'venerdì no, sabato', 'date=2026-11-28'],
    ['es', 'el sábado no puedo', ''],
    ['en', 'not friday', ''],
  ] as const)('%s "%s" is %s', (locale, text, wanted) => {
    const dates = given(locale, text).filter((one) => one.startsWith('date='))
    expect(dates.join(' ')).toBe(wanted)
  })
})

describe('issue 18: short spellings are written out', () => {
  test.each([
    ['es', 'mesa xa 4 mnn', ['date=2026-11-26', 'guests=4']],
    ['en', 'table 4 us 2nite, 4 ppl', ['date=2026-11-25', 'guests=4']],
    ['fr', 'une table dmn pr 2', ['date=2026-11-26', 'guests=2']],
    ['de', 'tisch f. 2 mrgn', ['date=2026-11-26', 'guests=2']],
    ['it', 'tavolo x 2 dmn', ['date=2026-11-26', 'guests=2']],
  ] as const)('%s "%s"', (locale, text, wanted) => expect(given(locale, text)).toEqual(wanted))
})

describe('issue 18: a number beside money counts nobody; a crowd is counted whatever it is called', () => {
  test.each([
    ['en', '25 quid or less', ''],
    ['fr', '25 balles max', ''],
    ['de', 'einer mit 900 gramm wär dann', ''],
    ['it', 'uno da 700 grammi quindi', ''],
    ['es', 'máximo 25 pavos por barba', ''],
    ['de', 'höchstens 25 euro pro nase', ''],
    ['it', '25 euro a testa max, tavolo x 4', 'guests=4'],
    ['es', 'somos una peña de 28', 'guests=28'],
    ['fr', 'on est une bande de 12', 'guests=12'],
    ['de', 'wir sind ne truppe von 9 leuten', 'guests=9'],
  ] as const)('%s "%s" gives "%s"', (locale, text, wanted) =>
    expect(given(locale, text).join(' ')).toBe(wanted),
  )

  test.each(['viña arcediana reserva', 'un reserva de rioja'])('"%s" is a wine and no wish', (text) =>
    expect(understand(text, SITUATION).wish).toBe(false),
  )
})

const SITUATION = {
  asking: null,
  ahora: { fecha: '2026-11-25', hora: '18:30' },
  rules: DEFAULT_RULES,
  locale: 'es',
} as const
