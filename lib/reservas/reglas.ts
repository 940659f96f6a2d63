import { type Ahora, addDays, type HHmm, isHHmm, isIsoDate, minutes, weekday } from '../fechas.ts'
import type { ReservaAviso } from './avisos.ts'

/** What decides whether a table can be asked for. The numbers are rows (`contenido_reservas`, `ajustes`). */
export type ReservaRules = {
  /** Bookable times. Only these decide; the service periods (12:00–15:59, 19:00–22:59) are hints for the assistant. */
  comida: readonly HHmm[]
  cena: readonly HHmm[]
  /** ISO weekdays, 1 = Monday. */
  diasCerrados: readonly number[]
  personasMin: number
  personasMax: number
  /** Minimum notice in minutes and how many days ahead one may book. */
  avisoMinutos: number
  horizonteDias: number
}

const every15 = (from: HHmm, count: number): HHmm[] =>
  Array.from({ length: count }, (_, i) => {
    const at = minutes(from) + i * 15
    return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}` as HHmm
  })

/** §9: the slots when `contenido_reservas` has none of its own, Mondays closed, 1 to 20 guests. */
export const DEFAULT_RULES: ReservaRules = {
  comida: every15('13:00', 10),
  cena: every15('18:30', 17),
  diasCerrados: [1],
  personasMin: 1,
  personasMax: 20,
  avisoMinutos: 0,
  horizonteDias: 365,
}

/** A reservation as it is asked for: the specified columns a guest writes, as they stand before any check. */
export type ReservaPedida = {
  nombre: string
  email: string
  telefono: string
  fecha_reserva: string
  hora_reserva: string
  personas: number
  preferencia_mesa: string
  ocasion: string | null
  requisitos_dieteticos: string | null
  notas: string | null
}

/** Longest texts in characters. Lengths are checked before patterns, so that no pattern meets a long text. */
export const MAX = {
  nombre: 80,
  email: 254,
  telefono: 24,
  ocasion: 80,
  requisitos_dieteticos: 500,
  notas: 500,
} as const

/** §5: something@domain.tld, tld of two or more letters, no white space. Linear in the length of the text. */
export const isEmail = (text: string): boolean =>
  text.length <= MAX.email && /^[a-z0-9._%+-]+@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}$/i.test(text)

/** §5: +, a prefix of 2 to 4 digits, then 8 or more digits; separators are taken out first. */
export const isPhone = (text: string): boolean => text.length <= MAX.telefono && /^\+\d{10,19}$/.test(text)

/** A phone number as it is stored: + and digits; the separators people type are dropped. */
export const normalisePhone = (text: string): string =>
  text
    .trim()
    .replace(/^00/, '+')
    .replace(/[\s().\-/\u00a0]/g, '')

export const isName = (text: string): boolean => {
  const trimmed = text.trim()
  return trimmed.length >= 2 && text.length <= MAX.nombre && /\p{L}/u.test(trimmed) && !/\p{Cc}/u.test(text)
}

/** All bookable times of a day that is open, lunch first. */
export const slotsFor = (rules: ReservaRules): HHmm[] => [...rules.comida, ...rules.cena]

export const isOpenDay = (fecha: Parameters<typeof weekday>[0], rules: ReservaRules): boolean =>
  !rules.diasCerrados.includes(weekday(fecha))

const tooLong = (text: string | null, max: number): boolean => text !== null && text.length > max

/** The first reason against a day: not a date, past, closed, or too far ahead. */
export function dateIssue(fecha: string, rules: ReservaRules, ahora: Ahora): ReservaAviso | null {
  if (!isIsoDate(fecha)) return 'fecha'
  if (fecha < ahora.fecha) return 'pasado'
  if (!isOpenDay(fecha, rules)) return 'cerrado'
  if (fecha > addDays(ahora.fecha, rules.horizonteDias)) return 'horizonte'
  return null
}

/** The first reason against a time on a day that is itself in order. */
export function timeIssue(
  fecha: string,
  hora: string,
  rules: ReservaRules,
  ahora: Ahora,
): ReservaAviso | null {
  if (!isHHmm(hora) || !slotsFor(rules).includes(hora)) return 'hora'
  if (fecha !== ahora.fecha) return null
  if (hora <= ahora.hora) return 'hora_pasada'
  return minutes(hora) < minutes(ahora.hora) + rules.avisoMinutos ? 'aviso' : null
}

export const guestsIssue = (personas: number, rules: ReservaRules): ReservaAviso | null =>
  Number.isInteger(personas) && personas >= rules.personasMin && personas <= rules.personasMax
    ? null
    : 'personas'

/** §5, §9: the first rule a reservation breaks, in the order the trigger checks them; null when there is none. */
export function firstIssue(r: ReservaPedida, rules: ReservaRules, ahora: Ahora): ReservaAviso | null {
  if (!isName(r.nombre)) return 'nombre'
  if (!isEmail(r.email)) return 'email'
  if (!isPhone(r.telefono)) return 'telefono'
  const day = dateIssue(r.fecha_reserva, rules, ahora)
  if (day) return day
  const time = timeIssue(r.fecha_reserva, r.hora_reserva, rules, ahora)
  if (time) return time
  const guests = guestsIssue(r.personas, rules)
  if (guests) return guests
  if (r.preferencia_mesa !== 'interior' && r.preferencia_mesa !== 'exterior') return 'mesa'
  if (
    tooLong(r.notas, MAX.notas) ||
    tooLong(r.requisitos_dieteticos, MAX.requisitos_dieteticos) ||
    tooLong(r.ocasion, MAX.ocasion)
  )
    return 'texto_largo'
  return null
}
