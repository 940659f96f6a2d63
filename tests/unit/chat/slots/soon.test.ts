import { describe, expect, test } from 'vitest'
import type { Asking } from '../../../../lib/chat/state.ts'
import { understand } from '../../../../lib/chat/understand.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../../lib/reservas/default-rules.ts'

/** What a message gives at twenty to seven in the evening, as `slot=value`. */
const given = (locale: Locale, text: string, asking: Asking = null, hora = '18:40' as const): string[] =>
  understand(text, {
    ...{ asking, ahora: { fecha: '2026-11-27', hora }, rules: DEFAULT_RULES, locale },
    known: { date: null, time: null, guests: null },
  }).found.map(({ slot, values }) => `${slot}=${values.join('|')}`)

describe('issue 18: so long from now is a table today, at the next time that there is', () => {
  test.each([
    ['es', 'mesa para 2 en una hora', '19:45'],
    ['es', 'llegamos en media hora, somos 4', '19:15'],
    ['en', 'table for 2 in an hour and a half', '20:15'],
    ['en', 'can we have a table in 45 minutes', '19:30'],
    ['fr', 'une table pour 3 dans 2 heures', '20:45'],
    ['fr', 'on est 3, on arrive dans une demi-heure', '19:15'],
    ['de', 'tisch für 4 in einer stunde', '19:45'],
    ['de', 'wir sind zu fünft, in anderthalb stunden', '20:15'],
    ['it', "siamo in 5, arriviamo tra un'ora", '19:45'],
    ['it', "un tavolo per due fra mezz'ora", '19:15'],
  ] as const)('%s "%s" is at %s', (locale, text, time) => {
    expect(given(locale, text)).toEqual(expect.arrayContaining(['date=2026-11-27', `time=${time}`]))
  })

  test.each([
    ['es', 'llegamos en diez minutos'],
    ['en', 'we will be there in twenty minutes'],
    ['de', 'wir sind in 15 minuten da'],
  ] as const)('%s "%s" books nothing: it may be said of a table that there is', (locale, text) => {
    expect(given(locale, text)).toEqual([])
  })

  test('who tells in five minutes whether to book changes no hour', () => {
    expect(given('en', 'i will tell you in 5 minutes', 'offer')).toEqual([])
    expect(given('es', 'mejor en dos horas', 'offer')).toContain('time=20:45')
  })
})

describe('issue 18: a number alone, while a table is offered for an hour and no party', () => {
  const offered = (locale: Locale, text: string): string[] =>
    understand(text, {
      ...{ asking: 'offer', ahora: { fecha: '2026-11-27', hora: '18:40' }, rules: DEFAULT_RULES, locale },
      known: { date: '2026-11-28', time: '20:00', guests: null },
    }).found.map(({ slot, values }) => `${slot}=${values.join('|')}`)

  test.each(['es', 'en', 'fr', 'de', 'it'] as const)('%s: counts the guests', (locale) => {
    expect(offered(locale, '2')).toEqual(['guests=2'])
  })
  test('fr: two adults and the little one are three', () => {
    expect(given('fr', 'une table demain 13h, 2 adultes et la petite')).toContain('guests=3')
  })
})
