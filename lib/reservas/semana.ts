import { type HHmm, isHHmm, isIsoDate, weekday } from '../core/dates.ts'

type Servicio = 'comida' | 'cena'

/** `ajustes.semana`: the bookable times of a service on one weekday (1 = Monday), from a day on until a later entry. */
export type HorasSemana = {
  dia: number
  servicio: Servicio
  /** ISO date in Europe/Madrid. */
  desde: string
  /** None: the service is closed. Missing: the house's own again. */
  horas?: readonly HHmm[] | undefined
}

type House = {
  comida: readonly HHmm[]
  cena: readonly HHmm[]
  diasCerrados: readonly number[]
  semana?: readonly HorasSemana[] | undefined
}

/** Among entries of one day the first of the list holds. */
function entryOf(servicio: Servicio, fecha: string, { semana = [] }: House): HorasSemana | undefined {
  if (semana.length === 0 || !isIsoDate(fecha)) return undefined
  const dia = weekday(fecha)
  let found: HorasSemana | undefined
  for (const entry of semana)
    if (
      entry.dia === dia &&
      entry.servicio === servicio &&
      entry.desde <= fecha &&
      (!found || entry.desde > found.desde)
    )
      found = entry
  return found
}

/**
 * What the week has for a day, special days aside. `isRest`: it serves nothing; the times are then the house's, for
 * whoever opens that day all the same.
 */
export function usualDay(
  fecha: string,
  house: House,
): { isRest: boolean } & Record<Servicio, readonly HHmm[]> {
  const rests = isIsoDate(fecha) && house.diasCerrados.includes(weekday(fecha))
  const of = (servicio: Servicio) => entryOf(servicio, fecha, house)?.horas ?? (rests ? [] : house[servicio])
  const [comida, cena] = [of('comida'), of('cena')]
  return comida.length + cena.length > 0
    ? { isRest: false, comida, cena }
    : { isRest: true, comida: house.comida, cena: house.cena }
}

/** Every time that some day of the week has, in order. */
export const timesOfAnyDay = (servicio: Servicio, house: House): readonly HHmm[] => {
  const own = (house.semana ?? []).filter((entry) => entry.servicio === servicio)
  return own.length === 0
    ? house[servicio]
    : [...new Set([...house[servicio], ...own.flatMap(({ horas }) => horas ?? [])])].sort()
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Out of the row; an entry that is not one is left out, and so is a time that is none. */
export const toSemana = (valor: unknown): HorasSemana[] =>
  (Array.isArray(valor) ? valor : []).flatMap((item: unknown): HorasSemana[] => {
    if (!isRecord(item)) return []
    const { dia, servicio, desde, horas } = item
    if (typeof dia !== 'number' || !Number.isInteger(dia) || dia < 1 || dia > 7) return []
    if (servicio !== 'comida' && servicio !== 'cena') return []
    if (typeof desde !== 'string' || !isIsoDate(desde)) return []
    const own = Array.isArray(horas)
      ? [...new Set(horas.filter((hora): hora is HHmm => typeof hora === 'string' && isHHmm(hora)))].sort()
      : undefined
    return [{ dia, servicio, desde, ...(own && { horas: own }) }]
  })
