import { describe, expect, test } from 'vitest'
import type { Now } from '../../../lib/core/dates.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { ask, knowing } from './support.ts'

/** A Wednesday; Sunday is the 29th. */
const NOW: Now = { fecha: '2026-11-25', hora: '11:00' }
const SUNDAYS = { dia: 7, servicio: 'cena', desde: '2026-11-01', horas: [] }
const FRIDAYS = { dia: 5, servicio: 'cena', desde: '2027-03-01', horas: ['20:00', '23:30'] }
const withWeek = (...semana: object[]) =>
  knowing((rows) => {
    Object.assign(rows, {
      ajustes: [
        ...rows.ajustes.filter(({ clave }) => clave !== 'semana'),
        { clave: 'semana', valor: semana, traducciones: {} },
      ],
    })
  })
const casa = withWeek(SUNDAYS, FRIDAYS)

const HOURS: Record<Locale, string> = {
  es: '¿qué horario tenéis?',
  en: 'what are your opening hours?',
  fr: 'quels sont vos horaires ?',
  de: 'wie sind eure Öffnungszeiten?',
  it: 'quali sono i vostri orari?',
}
const SUNDAY: Record<Locale, string> = {
  es: '¿abrís los domingos para cenar?',
  en: 'are you open for dinner on Sundays?',
  fr: 'êtes-vous ouverts le dimanche pour dîner ?',
  de: 'habt ihr sonntags zum Abendessen geöffnet?',
  it: 'siete aperti la domenica a cena?',
}
const NO_DINNER: Record<Locale, string> = {
  es: 'No servimos cenas los domingos.',
  en: 'We do not serve dinner on Sundays.',
  fr: 'Nous ne servons pas de dîner le dimanche.',
  de: 'Wir servieren sonntags kein Abendessen.',
  it: 'Non serviamo la cena la domenica.',
}
const YES = /(^|\n|\. )(Sí|Yes|Oui|Ja|Sì)\b/

describe.each(LOCALES)(
  'point 18: hours of each weekday and service, as Enigmito tells them, in %s',
  (lang) => {
    test('the week: what most days have, the day that has others, and the change that is to come', () => {
      const { intent, message, notes } = ask(HOURS[lang], lang, casa, NOW)
      expect([intent, notes]).toEqual(['hours', []])
      const lines = message.split('\n').filter((line) => line !== '')
      expect(lines).toHaveLength(7)
      const [, lunch, dinner, , sunday, from, friday] = lines
      expect([lunch, dinner].join()).toMatch(/13:00.*15:15.*18:30.*22:30/)
      expect(sunday).not.toMatch(/\d/)
      expect(from).toContain('2027')
      expect(friday).toMatch(/20:00.*23:30/)
    })

    test('a dinner on a day without one is no yes, and lunch is told', () => {
      const { intent, message, notes } = ask(SUNDAY[lang], lang, casa, NOW)
      expect([intent, notes]).toEqual(['hours_day', []])
      expect(message).toContain(NO_DINNER[lang])
      expect(message).not.toMatch(YES)
      expect(message).toContain('15:15')
      expect(message).not.toContain('22:30')
    })

    test('a house without hours of weekdays is told word for word as before', () => {
      for (const question of [HOURS[lang], SUNDAY[lang]])
        expect(ask(question, lang, withWeek(), NOW)).toEqual(ask(question, lang, undefined, NOW))
      expect(ask(SUNDAY[lang], lang, withWeek(), NOW).message).toContain('22:30')
    })
  },
)

describe('point 18: what holds on the day that is asked about', () => {
  test('a Friday in March is later, one in February is not', () => {
    expect(ask('¿abrís el 26 de febrero?', 'es', casa, NOW).message).toContain('18:30')
    const march = ask('¿abrís el 5 de marzo?', 'es', casa, NOW).message
    expect(march).toContain('desde las 20:00 hasta las 23:30')
    expect(march).not.toContain('18:30')
  })

  test('on the day itself: lunch is over and there is no dinner, so the next day that is open', () => {
    const { message } = ask('¿estáis abiertos ahora?', 'es', casa, { fecha: '2026-11-29', hora: '20:00' })
    expect(message).toContain('volvemos a abrir el martes')
    expect(message).toContain('ese día no servimos')
  })

  test('a weekday that serves nothing is closed, and a day of rest opens by its own hours', () => {
    const shifted = withWeek(
      { dia: 3, servicio: 'comida', desde: '2026-11-01', horas: [] },
      { dia: 3, servicio: 'cena', desde: '2026-11-01', horas: [] },
      { dia: 1, servicio: 'cena', desde: '2026-11-01', horas: ['20:00', '21:30'] },
    )
    expect(ask('¿abrís los miércoles?', 'es', shifted, NOW).message).toContain('Cerramos los miércoles')
    const monday = ask('¿abrís los lunes?', 'es', shifted, NOW).message
    expect(monday).toContain('Sí, abrimos los lunes.')
    expect(monday).toContain('desde las 20:00 hasta las 21:30')
    expect(monday).toContain('Comida: ese día no servimos.')
  })

  test('a table for a dinner that there is not is not offered as if there were', () => {
    const { message } = ask('¿hay mesa el domingo para cenar?', 'es', casa, NOW)
    expect(message).toContain('El domingo, 29 de noviembre de 2026 no servimos cenas.')
  })

  test('a special day wins over the week', () => {
    const feast = knowing((rows) => {
      Object.assign(rows, {
        ajustes: [
          ...rows.ajustes.filter(({ clave }) => clave !== 'cierres'),
          { clave: 'semana', valor: [SUNDAYS], traducciones: {} },
          {
            clave: 'cierres',
            valor: [{ tipo: 'horario_especial', desde: '2026-11-29', hasta: '2026-11-29', cena: ['21:00'] }],
            traducciones: {},
          },
        ],
      })
    })
    expect(ask('¿abrís este domingo para cenar?', 'es', feast, NOW).message).toContain('21:00')
  })
})
