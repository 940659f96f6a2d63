import type { Apertura, Turno } from '@/lib/casa/horario.ts'
import { isoDate } from '@/lib/core/dates.ts'

/** The weekdays in words, Monday first. 1 January 2024 was a Monday. */
export const diasDe = (locale: string): string[] => {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, i) =>
    format.format(Date.parse(`${isoDate(2024, 1, 1 + i)}T00:00:00Z`)),
  )
}

/** "13:00–15:15 y 18:30–22:30": first and last table of each sitting. `dos` joins two, `{a} y {b}`. */
export function horasDe(turnos: readonly Turno[], dos: string): string {
  const [a, b] = turnos.map(({ desde, hasta }) => `${desde}–${hasta}`)
  return a && b ? dos.replace('{a}', a).replace('{b}', b) : (a ?? '')
}

/** The hours of each weekday in a sentence, Monday first. */
export const semanaDe = (
  locale: string,
  apertura: Apertura,
  frases: { hoy: string; hoyCerrado: string; dos: string },
): string[] =>
  diasDe(locale).map((dia, i) =>
    (apertura.diasCerrados.includes(i + 1) ? frases.hoyCerrado : frases.hoy)
      .replace('{dia}', dia)
      .replace('{horas}', horasDe(apertura.turnos, frases.dos)),
  )

/** Special days as today's hours are told: from, to, and the sentence; a reason only in the page's own language. */
export const distintosEnFrase = (
  locale: string,
  apertura: Apertura,
  frases: { cierreHoy: string; horasHoy: string; dos: string },
): (readonly [string, string, string])[] =>
  apertura.distintos.map(({ desde, hasta, motivo, turnos }) => {
    const frase =
      turnos.length === 0 ? frases.cierreHoy : frases.horasHoy.replace('{horas}', horasDe(turnos, frases.dos))
    return [desde, hasta, motivo?.lang === locale ? `${frase} ${motivo.text}` : frase]
  })

/** "lunes", "lunes y martes": the weekdays the house is closed; null when it never is. */
export const cerradosDe = (locale: string, apertura: Apertura): string | null =>
  apertura.diasCerrados.length === 0
    ? null
    : new Intl.ListFormat(locale).format(
        diasDe(locale).filter((_, i) => apertura.diasCerrados.includes(i + 1)),
      )
