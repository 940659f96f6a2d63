import type { HHmm } from '../core/dates.ts'

/** `ajustes.cierres`. A missing kind is a closing, an unknown one changes nothing. */
export const TIPOS_DIA = ['cierre', 'apertura_especial', 'horario_especial', 'aforo_reducido'] as const
type TipoDia = (typeof TIPOS_DIA)[number]

/** ISO dates in Europe/Madrid, both included; `comida` and `cena` are the bookable times of those days. */
export type DiaEspecial = {
  desde: string
  hasta: string
  tipo?: TipoDia
  comida?: readonly HHmm[] | undefined
  cena?: readonly HHmm[] | undefined
}
type Dias = readonly DiaEspecial[] | undefined

const ofTipo = (tipo: TipoDia, fecha: string, dias: Dias): DiaEspecial | undefined =>
  dias?.find((dia) => (dia.tipo ?? 'cierre') === tipo && dia.desde <= fecha && fecha <= dia.hasta)

export const isClosed = (fecha: string, dias: Dias): boolean => ofTipo('cierre', fecha, dias) !== undefined

export const isSpecialOpening = (fecha: string, dias: Dias): boolean =>
  ofTipo('apertura_especial', fecha, dias) !== undefined

/** The times of its special hours (none: closed), else of its special opening, else the usual ones. */
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
