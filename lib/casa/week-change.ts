import { type HHmm, hhmm, isHHmm, minutes } from '../core/dates.ts'
import type { HorasSemana } from '../reservas/semana.ts'

export const SERVICIOS = ['comida', 'cena'] as const
type Servicio = (typeof SERVICIOS)[number]
/** ISO weekdays, 1 = Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** What a change does with one service of a weekday; `siempre`: the hours of the house again. */
export const MODES = ['igual', 'cerrado', 'horas', 'siempre'] as const
type Mode = (typeof MODES)[number]
export type Cell = { como: Mode; de: string; a: string }
export type CellOf = (dia: number, servicio: Servicio) => Cell

export const cellName = (dia: number, servicio: Servicio, part: keyof Cell): string =>
  `celda.${dia}.${servicio}.${part}`

/** Minutes between two tables of the house, where they follow each other closest. */
function stepOf(house: readonly HHmm[]): number {
  const gaps = house.slice(1).map((hora, i) => minutes(hora) - minutes(house[i] ?? hora))
  return Math.min(...gaps.filter((gap) => gap >= 5), 15 * (gaps.length === 0 ? 1 : 4))
}

/** Every table from the first to the last, as far apart as those of the house. */
export function timesBetween(from: HHmm, to: HHmm, house: readonly HHmm[]): HHmm[] {
  const times: HHmm[] = []
  const step = stepOf(house)
  for (let at = minutes(from); at <= minutes(to); at += step) times.push(hhmm(Math.floor(at / 60), at % 60))
  return times
}

function entryOf(
  dia: number,
  servicio: Servicio,
  desde: string,
  cell: Cell,
  house: readonly HHmm[],
): HorasSemana | null {
  const entry = { dia, servicio, desde }
  if (cell.como === 'cerrado') return { ...entry, horas: [] }
  if (cell.como === 'siempre') return entry
  if (cell.como !== 'horas' || !isHHmm(cell.de) || !isHHmm(cell.a)) return null
  return { ...entry, horas: timesBetween(cell.de, cell.a, house) }
}

/** What is stored for a change from a day on. */
export const entriesOf = (
  desde: string,
  cellOf: CellOf,
  house: Record<Servicio, readonly HHmm[]>,
): HorasSemana[] =>
  WEEKDAYS.flatMap((dia) =>
    SERVICIOS.flatMap(
      (servicio) => entryOf(dia, servicio, desde, cellOf(dia, servicio), house[servicio]) ?? [],
    ),
  )

/** The stored change of one service, as its fields show it. */
export function cellIn(entries: readonly HorasSemana[], dia: number, servicio: Servicio): Cell {
  const entry = entries.find((one) => one.dia === dia && one.servicio === servicio)
  if (!entry) return { como: 'igual', de: '', a: '' }
  if (!entry.horas) return { como: 'siempre', de: '', a: '' }
  const [de = '', a = ''] = [entry.horas[0], entry.horas.at(-1)]
  return { como: entry.horas.length === 0 ? 'cerrado' : 'horas', de, a }
}

export type SemanaChange = { desde: string; entries: readonly HorasSemana[] }

/** The stored entries by the day on which they begin, the first one first. */
export const changesIn = (semana: readonly HorasSemana[]): SemanaChange[] =>
  [...new Set(semana.map(({ desde }) => desde))].sort().map((desde) => ({
    desde,
    entries: semana
      .filter((entry) => entry.desde === desde)
      .sort((a, b) => a.dia - b.dia || b.servicio.localeCompare(a.servicio)),
  }))
