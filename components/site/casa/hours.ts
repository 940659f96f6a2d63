import { type OpeningHours, type Turno, type Week, weeksOf } from '@/lib/casa/horario.ts'
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

/** The same in the pieces that a line must not break: "13:00–15:15", " y ", "18:30–22:30". */
export const hoursPieces = (turnos: readonly Turno[], pairTemplate: string): string[] =>
  hoursText(turnos, pairTemplate)
    .split(/(\d\d:\d\d–\d\d:\d\d)/)
    .filter((piece) => piece !== '')

type WeekPhrases = { hoy: string; hoyCerrado: string; dos: string }

const sentencesOf = (locale: string, { dias }: Week, phrases: WeekPhrases): string[] =>
  weekdayNames(locale).map((dia, i) => {
    const turnos = dias[i] ?? []
    return fill(turnos.length === 0 ? phrases.hoyCerrado : phrases.hoy, {
      dia,
      horas: hoursText(turnos, phrases.dos),
    })
  })

/** A sentence for each weekday of this week, Monday first. */
export const weekHoursOf = (locale: string, openingHours: OpeningHours, phrases: WeekPhrases): string[] =>
  sentencesOf(locale, weeksOf(openingHours)[0], phrases)

/** The same of the weeks to come, each with the day it begins to hold. */
export const laterWeekHours = (
  locale: string,
  openingHours: OpeningHours,
  phrases: WeekPhrases,
): (readonly [string, readonly string[]])[] =>
  weeksOf(openingHours)
    .slice(1)
    .map((week) => [week.desde, sentencesOf(locale, week, phrases)])

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

const namesOf = (locale: string, isMeant: (turnos: readonly Turno[]) => boolean, { dias }: Week) => {
  const names = weekdayNames(locale).filter((_, i) => isMeant(dias[i] ?? []))
  return names.length === 0 ? null : new Intl.ListFormat(locale).format(names)
}

/** The weekdays on which the house is closed: "lunes", "lunes y martes"; null when there is none. */
export const closedDaysOf = (locale: string, openingHours: OpeningHours): string | null =>
  namesOf(locale, (turnos) => turnos.length === 0, weeksOf(openingHours)[0])

/** The weekdays that are open without this service. */
export const daysWithout = (
  servicio: Turno['servicio'],
  locale: string,
  openingHours: OpeningHours,
): string | null => {
  const [week] = weeksOf(openingHours)
  // A house that never serves lunch need not say so for each day.
  if (!week.dias.some((turnos) => turnos.some((turno) => turno.servicio === servicio))) return null
  const lacks = (turnos: readonly Turno[]) =>
    turnos.length > 0 && !turnos.some((turno) => turno.servicio === servicio)
  return namesOf(locale, lacks, week)
}
