import { isHHmm, isIsoDate } from '../fechas.ts'
import { normalisePhone, type ReservaPedida } from './reglas.ts'

type Raw = Readonly<Record<string, unknown>>

const text = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed().normalize('NFC').trim() : ''

/** A free text as it is stored: without control characters (line breaks stay) and marks that turn the direction. */
const free = (value: unknown): string | null =>
  text(value)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim() || null

/** A count of guests: a whole number, or one written in plain digits as forms send it. Anything else is no number. */
const count = (value: unknown): number => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^\d{1,4}$/.test(value.trim()) ? Number(value) : Number.NaN
}

/**
 * What a form or a JSON body asks for, by the specified column names (§3); other names are ignored. Nothing is refused
 * here: what is missing or of another type becomes a value that the rules refuse.
 */
export function toReserva(raw: Raw): ReservaPedida & { primera_visita: boolean } {
  return {
    nombre: text(raw.nombre),
    email: text(raw.email),
    telefono: normalisePhone(text(raw.telefono).slice(0, 100)),
    fecha_reserva: text(raw.fecha_reserva),
    hora_reserva: text(raw.hora_reserva).replace(/^(\d\d:\d\d):00$/, '$1'),
    personas: count(raw.personas),
    preferencia_mesa: raw.preferencia_mesa === undefined ? 'interior' : text(raw.preferencia_mesa),
    ocasion: free(raw.ocasion),
    requisitos_dieteticos: free(raw.requisitos_dieteticos),
    notas: free(raw.notas),
    primera_visita: raw.primera_visita === undefined || ['true', 'on', '1', 'si', 'sí'].includes(String(raw.primera_visita)),
  }
}

/** True when every value fits its column's type: then the database decides, in one round trip. */
export const fitsColumns = (r: ReservaPedida): boolean =>
  isIsoDate(r.fecha_reserva) &&
  isHHmm(r.hora_reserva) &&
  Number.isInteger(r.personas) &&
  Math.abs(r.personas) < 10_000 &&
  !/\p{Cc}/u.test(r.nombre + r.email + r.telefono + r.preferencia_mesa)
