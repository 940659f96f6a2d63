import {
  addDays,
  daysBetween,
  type HHmm,
  type IsoDate,
  isHHmm,
  isIsoDate,
  minutes,
  type Now,
} from '../core/dates.ts'
import { isEmail, MAX_EMAIL } from '../core/email.ts'
import type { ReservaAviso } from './avisos.ts'
import { type HorasSemana, usualDay } from './semana.ts'
import { type DiaEspecial, horasOfDay, isClosed, isSpecialOpening } from './special-days.ts'

export type ReservaRules = {
  /** Bookable times. Only these decide, not the service periods (12:00–15:59, 19:00–22:59). */
  comida: readonly HHmm[]
  cena: readonly HHmm[]
  /** ISO weekdays, 1 = Monday. */
  diasCerrados: readonly number[]
  /** Special days; `aforo_reducido` is decided by the database. */
  cierres?: readonly DiaEspecial[]
  /** Own times of weekdays; what it does not name has the times above. */
  semana?: readonly HorasSemana[]
  personasMin: number
  personasMax: number
  avisoMinutos: number
  horizonteDias: number
  /** From so many on, the house asks for a call too; none where the house names no number. */
  grupoDesde?: number
}

export type RequestedReserva = {
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

/** Characters. Checked before patterns, so that no pattern meets a long text. */
export const MAX = {
  nombre: 80,
  email: MAX_EMAIL,
  telefono: 24,
  ocasion: 80,
  requisitos_dieteticos: 500,
  notas: 500,
} as const

/** Counted in code points, as PostgreSQL does. */
export const isLonger = (text: string, max: number): boolean =>
  text.length > max && (text.length > 2 * max || [...text].length > max)

/** §5: +, a prefix of 2 to 4 digits, then 8 or more digits. */
export const isPhone = (text: string): boolean => text.length <= MAX.telefono && /^\+[0-9]{10,19}$/.test(text)

/** + and digits: without separators, the trunk zero of +44 (0)20… and copied direction marks. */
export const normalisePhone = (text: string): string =>
  text.length > 64
    ? text
    : text
        .replace(/[\s.\-/\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
        .replace(/^(\+|00)([0-9]{1,4})\(0\)/, '$1$2')
        .replace(/[()]/g, '')
        .replace(/^00/, '+')

/** By code point, because PostgreSQL's classes depend on its locale. */
const LETTER =
  /[A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02c1\u0370-\u0373\u0376-\u0377\u037b-\u037d\u0386\u0388-\u0481\u048a-\u0556\u0561-\u0587\u05d0-\u05ea\u0620-\u064a\u0671-\u06d3\u0904-\u0939\u0985-\u0dc6\u0e01-\u0e30\u10a0-\u10ff\u1100-\u11ff\u1e00-\u1fbc\u3041-\u3096\u30a1-\u30fa\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3]/
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

export function isName(text: string): boolean {
  if (text.length > 4 * MAX.nombre) return false
  const name = text.normalize('NFC').trim()
  return name.length >= 2 && !isLonger(name, MAX.nombre) && LETTER.test(name) && !CONTROL.test(name)
}

/** What decides whether, and at which times, a day is open. */
export type OpeningRules = Pick<ReservaRules, 'comida' | 'cena' | 'diasCerrados' | 'cierres' | 'semana'>

export function serviciosOf(rules: OpeningRules, fecha = ''): Pick<ReservaRules, 'comida' | 'cena'> {
  const { comida, cena } = usualDay(fecha, rules)
  return {
    comida: horasOfDay('comida', fecha, rules.cierres, comida),
    cena: horasOfDay('cena', fecha, rules.cierres, cena),
  }
}

export function slotsFor(rules: OpeningRules, fecha = ''): HHmm[] {
  const { comida, cena } = serviciosOf(rules, fecha)
  return [...comida, ...cena]
}

/** Closings win over all; a special opening wins over the weekday. */
export const isOpenDay = (fecha: IsoDate, rules: OpeningRules): boolean =>
  !isClosed(fecha, rules.cierres) &&
  (!usualDay(fecha, rules).isRest || isSpecialOpening(fecha, rules.cierres)) &&
  slotsFor(rules, fecha).length > 0

const tooLong = (text: string | null, max: number): boolean => text !== null && isLonger(text, max)

export function dateIssue(fecha: string, rules: ReservaRules, now: Now): ReservaAviso | null {
  if (!isIsoDate(fecha)) return 'fecha'
  if (fecha < now.fecha) return 'pasado'
  if (!isOpenDay(fecha, rules)) return 'cerrado'
  if (fecha > addDays(now.fecha, rules.horizonteDias)) return 'horizonte'
  return null
}

export function timeIssue(fecha: string, hora: string, rules: ReservaRules, now: Now): ReservaAviso | null {
  if (!isHHmm(hora) || !slotsFor(rules, fecha).includes(hora)) return 'hora'
  if (!isIsoDate(fecha)) return null
  if (fecha === now.fecha && hora <= now.hora) return 'hora_pasada'
  const ahead = daysBetween(now.fecha, fecha) * 1440 + minutes(hora) - minutes(now.hora)
  return ahead < rules.avisoMinutos ? 'aviso' : null
}

export const guestsIssue = (personas: number, rules: ReservaRules): ReservaAviso | null =>
  Number.isInteger(personas) && personas >= rules.personasMin && personas <= rules.personasMax
    ? null
    : 'personas'

/** §5, §9: the first broken rule, in the order the trigger checks them; null when there is none. */
export function firstIssue(r: RequestedReserva, rules: ReservaRules, now: Now): ReservaAviso | null {
  if (!isName(r.nombre)) return 'nombre'
  if (!isEmail(r.email)) return 'email'
  if (!isPhone(r.telefono)) return 'telefono'
  const day = dateIssue(r.fecha_reserva, rules, now)
  if (day) return day
  const time = timeIssue(r.fecha_reserva, r.hora_reserva, rules, now)
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

export type Turno = {
  hora: HHmm
  libre: boolean
  motivo: 'cerrado' | 'pasado' | 'aviso' | 'horizonte' | 'personas' | null
}
const MOTIVO: Partial<Record<ReservaAviso, Turno['motivo']>> = {
  cerrado: 'cerrado',
  pasado: 'pasado',
  hora_pasada: 'pasado',
  aviso: 'aviso',
  horizonte: 'horizonte',
  personas: 'personas',
}

export function availability(
  fecha: IsoDate,
  personas: number,
  rules: ReservaRules,
  now: Now,
): { comida: Turno[]; cena: Turno[] } {
  const whole = dateIssue(fecha, rules, now)
  const turnos = (horas: readonly HHmm[]): Turno[] =>
    horas.map((hora) => {
      const aviso = whole ?? timeIssue(fecha, hora, rules, now) ?? guestsIssue(personas, rules)
      return { hora, libre: aviso === null, motivo: (aviso && MOTIVO[aviso]) ?? null }
    })
  const { comida, cena } = serviciosOf(rules, fecha)
  return { comida: turnos(comida), cena: turnos(cena) }
}
