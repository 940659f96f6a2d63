import type { MODES, SemanaChange } from '@/lib/casa/week-change.ts'
import { dayInWords } from '@/lib/core/date-words.ts'
import { type HHmm, type IsoDate, isIsoDate } from '@/lib/core/dates.ts'
import { isOpenDay, type OpeningRules, serviciosOf } from '@/lib/reservas/rules.ts'
import type { HorasSemana } from '@/lib/reservas/semana.ts'

export const SEMANA = '/almaenigma/ajustes/semana'

export const DIA_NAMES = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'] as const
export const SERVICIO_NAMES = { comida: 'Comida', cena: 'Cena' } as const

export const MODE_NAMES = {
  igual: 'Sin cambio',
  cerrado: 'Cerrado',
  horas: 'A otra hora',
  siempre: 'El horario general',
} as const satisfies Record<(typeof MODES)[number], string>

/** "20:00–23:30", "cerrado", "horario general". */
export const horasText = (horas: readonly HHmm[] | undefined): string => {
  if (!horas) return 'horario general'
  const [first, last] = [horas[0], horas.at(-1)]
  return first && last ? (first === last ? first : `${first}–${last}`) : 'cerrado'
}

const entryText = ({ dia, servicio, horas }: HorasSemana): string =>
  `${DIA_NAMES[dia - 1]?.toLowerCase()}, ${servicio}: ${horasText(horas)}`

export const changeSummary = ({ entries }: SemanaChange): string => {
  const text = entries.map(entryText).join('; ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "Desde el lunes, 1 de marzo de 2027". */
export const fromWhen = (desde: string): string =>
  `Desde el ${isIsoDate(desde) ? dayInWords(desde, 'es') : desde}`

/** What a day has, special days and all. */
export function dayText(fecha: IsoDate, rules: OpeningRules): string {
  if (!isOpenDay(fecha, rules)) return 'Cerrado'
  const { comida, cena } = serviciosOf(rules, fecha)
  return `Comida ${horasText(comida)} · Cena ${horasText(cena)}`
}
