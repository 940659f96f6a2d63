import type { HHmm } from '../fechas.ts'

/**
 * Days that are not like the others of the week (`ajustes.cierres`). A missing kind is a closing, as all of them once
 * were; a kind nobody knows changes nothing.
 */
export const TIPOS_DIA = ['cierre', 'apertura_especial', 'horario_especial', 'aforo_reducido'] as const
export type TipoDia = (typeof TIPOS_DIA)[number]

/** From one day to another, YYYY-MM-DD, both included; `comida` and `cena` are the bookable times of those days. */
export type DiaEspecial = {
  desde: string
  hasta: string
  tipo?: TipoDia
  comida?: readonly HHmm[] | undefined
  cena?: readonly HHmm[] | undefined
}
type Dias = readonly DiaEspecial[] | undefined

/** The special days of a kind that a day falls in, in the order of the list. */
const deTipo = (tipo: TipoDia, fecha: string, dias: Dias): readonly DiaEspecial[] =>
  (dias ?? []).filter((dia) => (dia.tipo ?? 'cierre') === tipo && dia.desde <= fecha && fecha <= dia.hasta)

/** True on a day that a closing covers: no other special day opens it again. */
export const estaCerrado = (fecha: string, dias: Dias): boolean => deTipo('cierre', fecha, dias).length > 0

/** True on a day that opens although its weekday is closed. */
export const abreEspecial = (fecha: string, dias: Dias): boolean =>
  deTipo('apertura_especial', fecha, dias).length > 0

/**
 * The bookable times of one service on a day. The first `horario_especial` that names the service decides, even with an
 * empty list (that service is closed); then the first `apertura_especial` with times of its own; then the usual ones.
 */
export function horasDelDia(
  servicio: 'comida' | 'cena',
  fecha: string,
  dias: Dias,
  normal: readonly HHmm[],
): readonly HHmm[] {
  const propias = deTipo('horario_especial', fecha, dias).find((dia) => dia[servicio] !== undefined)
  if (propias) return propias[servicio] ?? []
  const apertura = deTipo('apertura_especial', fecha, dias).find((dia) => dia[servicio]?.length)
  return apertura?.[servicio] ?? normal
}
