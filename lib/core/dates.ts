import { ZONA } from './zone.ts'

/** Calendar arithmetic on strings. No `Date` leaves this file, and no rule depends on the machine's time zone. */
export type IsoDate = `${number}-${number}-${number}`
export type HHmm = `${number}:${number}`
export type Now = { fecha: IsoDate; hora: HHmm }

export { ZONA }

const utc = (fecha: IsoDate): number => Date.parse(`${fecha}T00:00:00Z`)
const pad = (n: number, width = 2): string => String(n).padStart(width, '0')
const fromUtc = (ms: number): IsoDate => new Date(ms).toISOString().slice(0, 10) as IsoDate

/** True for a real calendar day written YYYY-MM-DD. */
export function isIsoDate(text: string): text is IsoDate {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) || text.startsWith('0000')) return false
  const ms = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(ms) && fromUtc(ms) === text
}

/** True for a time of day written HH:MM, 00:00 to 23:59. */
export const isHHmm = (text: string): text is HHmm => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

export const isoDate = (year: number, month: number, day: number): IsoDate =>
  `${pad(year, 4)}-${pad(month)}-${pad(day)}` as IsoDate
export const hhmm = (hour: number, minute: number): HHmm => `${pad(hour)}:${pad(minute)}` as HHmm

export const addDays = (fecha: IsoDate, days: number): IsoDate => fromUtc(utc(fecha) + days * 86_400_000)
/** ISO weekday: 1 = Monday … 7 = Sunday. */
export const weekday = (fecha: IsoDate): number => ((new Date(utc(fecha)).getUTCDay() + 6) % 7) + 1
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((utc(to) - utc(from)) / 86_400_000)
/** Minutes since midnight. */
export const minutes = (hora: HHmm): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5))

/** Created lazily: expensive on a phone. */
let clock: Intl.DateTimeFormat | null = null

/** Date and time in Europe/Madrid at an instant (milliseconds since 1970). */
export function wallClock(epochMs: number): Now {
  clock ??= new Intl.DateTimeFormat('sv-SE', { timeZone: ZONA, dateStyle: 'short', timeStyle: 'short' })
  const [fecha = '', hora = ''] = clock.format(epochMs).split(' ')
  return { fecha: fecha as IsoDate, hora: hora as HHmm }
}

/** 20261127T203000Z, as calendar files write an ISO 8601 instant. Throws when it is none. */
export const utcStamp = (instant: string): string =>
  `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
