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
