import { describe, expect, test } from 'vitest'
import { addDays, type IsoDate } from '../../../lib/core/dates.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { ask } from './support.ts'

const OPEN: Record<Locale, (day: string) => string> = {
  es: (day) => `¿abrís el ${day}?`,
  en: (day) => `are you open on ${day}?`,
  fr: (day) => `êtes-vous ouverts ${day} ?`,
  de: (day) => `habt ihr am ${day} geöffnet?`,
  it: (day) => `siete aperti ${day}?`,
}
/** A Monday. */
const FIRST: IsoDate = '2026-11-30'
const DAYS = [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(FIRST, ahead))

const written = (date: IsoDate, lang: Locale, dated: boolean): string =>
  new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, {
    weekday: 'long',
    ...(dated ? { day: 'numeric', month: 'long' } : {}),
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`))

describe.each(LOCALES)('every day of the week gets its hours, in %s', (lang) => {
  test.each([true, false])('with its date: %s', (dated) => {
    const told = DAYS.map((date, at) => {
      const { intent, message, notes } = ask(OPEN[lang](written(date, lang, dated)), lang)
      const hours = message.includes('13:00') && message.includes('22:30')
      return { at, intent, notes, hours }
    })
    expect(told).toEqual(DAYS.map((_, at) => ({ at, intent: 'hours_day', notes: [], hours: true })))
  })

  test('a day that is closed never begins with a yes', () => {
    const { message } = ask(
      OPEN[lang](lang === 'en' ? '24 December' : written('2026-12-24', lang, true)),
      lang,
    )
    expect(message).not.toMatch(/(^|\n|\. )(Sí|Yes|Oui|Ja|Sì)\b/)
  })
})
