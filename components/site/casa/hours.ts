import type { OpeningHours, Turno } from '@/lib/casa/horario.ts'
import { isoDate } from '@/lib/core/dates.ts'
import { fill } from '@/lib/i18n/fill-text.ts'

/** Monday first. 1 January 2024 was a Monday. */
export const weekdayNames = (locale: string): string[] => {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, i) =>
    format.format(Date.parse(`${isoDate(2024, 1, 1 + i)}T00:00:00Z`)),
  )
}

/** "13:00–15:15 y 18:30–22:30". `pairTemplate` joins two sittings: `{a} y {b}`. */
export function hoursText(turnos: readonly Turno[], pairTemplate: string): string {
  const [a, b] = turnos.map(({ desde, hasta }) => `${desde}–${hasta}`)
  return a && b ? fill(pairTemplate, { a, b }) : (a ?? '')
}

export const weekHoursOf = (
  locale: string,
  openingHours: OpeningHours,
  phrases: { hoy: string; hoyCerrado: string; dos: string },
): string[] =>
  weekdayNames(locale).map((dia, i) =>
    fill(openingHours.diasCerrados.includes(i + 1) ? phrases.hoyCerrado : phrases.hoy, {
      dia,
      horas: hoursText(openingHours.turnos, phrases.dos),
    }),
  )

/** As [from, to, sentence]; the reason only if it is in the page's language. */
export const specialDaysInPhrases = (
  locale: string,
  openingHours: OpeningHours,
  phrases: { cierreHoy: string; horasHoy: string; dos: string },
): (readonly [string, string, string])[] =>
  openingHours.specialDays.map(({ desde, hasta, motivo, turnos }) => {
    const phrase =
      turnos.length === 0
        ? phrases.cierreHoy
        : fill(phrases.horasHoy, { horas: hoursText(turnos, phrases.dos) })
    return [desde, hasta, motivo?.lang === locale ? `${phrase} ${motivo.text}` : phrase]
  })

/** "lunes", "lunes y martes"; null when the restaurant never closes. */
export const closedDaysOf = (locale: string, openingHours: OpeningHours): string | null =>
  openingHours.diasCerrados.length === 0
    ? null
    : new Intl.ListFormat(locale).format(
        weekdayNames(locale).filter((_, i) => openingHours.diasCerrados.includes(i + 1)),
      )
