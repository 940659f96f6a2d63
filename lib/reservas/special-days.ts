import type { HHmm } from '../core/dates.ts'

/**
 * Days that are not like the others of the week (`ajustes.cierres`). A missing kind is a closing, as all of them once
 * were; a kind nobody knows changes nothing.
 */
export const TIPOS_DIA = ['cierre', 'apertura_especial', 'horario_especial', 'aforo_reducido'] as const
type TipoDia = (typeof TIPOS_DIA)[number]

/** From one day to another, YYYY-MM-DD, both included; `comida` and `cena` are the bookable times of those days. */
export type DiaEspecial = {
  desde: string
  hasta: string
  tipo?: TipoDia
  comida?: readonly HHmm[] | undefined
  cena?: readonly HHmm[] | undefined
}
type Dias = readonly DiaEspecial[] | undefined

/** The special day of a kind that a day falls in, the first of the list. */
const ofTipo = (tipo: TipoDia, fecha: string, dias: Dias): DiaEspecial | undefined =>
  dias?.find((dia) => (dia.tipo ?? 'cierre') === tipo && dia.desde <= fecha && fecha <= dia.hasta)

/** True on a day that a closing covers: no other special day opens it again. */
export const isClosed = (fecha: string, dias: Dias): boolean => ofTipo('cierre', fecha, dias) !== undefined

/** True on a day that opens although its weekday is closed. */
export const isSpecialOpening = (fecha: string, dias: Dias): boolean =>
  ofTipo('apertura_especial', fecha, dias) !== undefined

/**
 * The bookable times of one service on a day: those of its special hours, even none at all (that service is closed), or
 * those of its special opening, or the usual ones.
 */
export function horasOfDay(
  servicio: 'comida' | 'cena',
  fecha: string,
  dias: Dias,
  normal: readonly HHmm[],
): readonly HHmm[] {
  const ownTimes = ofTipo('horario_especial', fecha, dias)?.[servicio]
  if (ownTimes) return ownTimes
  const opening = ofTipo('apertura_especial', fecha, dias)?.[servicio]
  return opening?.length ? opening : normal
}
