import type { Caller, Turno } from '@/lib/admin/libro/phone-call.ts'
import { dayAndMonth } from '@/lib/core/date-words.ts'
import { groupDigits, withPrefix } from '@/lib/core/phone.ts'
import { MESA, personasText } from '../libro/labels.ts'
import type { Area } from './turno-choice.ts'

const visitsText = (n: number): string => `${n} ${n === 1 ? 'visita' : 'visitas'}`

/** "4 visitas, la última el martes, 3 de noviembre, 2 personas". */
export function trackRecord({ trato, anterior }: Caller): string {
  if (trato.visitas === 0) return 'Todavía no ha venido'
  const last = trato.ultima ? `, la última el ${dayAndMonth(trato.ultima, 'es')}` : ''
  return `${visitsText(trato.visitas)}${last}${anterior ? `, ${personasText(anterior.personas)}` : ''}`
}

/** One line of the list of guests, as it is read aloud. */
export const callerLine = (caller: Caller): string =>
  [caller.trato.visitas > 0 ? visitsText(caller.trato.visitas) : 'sin visitas', caller.alergias]
    .filter(Boolean)
    .join(', ')

/** How a number will be stored; nothing while it is not whole. */
export function storedAs(typed: string): string | null {
  const whole = withPrefix(typed)
  return whole ? groupDigits(whole) : null
}

const WHY: Readonly<Record<string, string>> = {
  lleno: 'llena',
  ritmo: 'ya entran muchos',
  cerrado: 'cerrado',
  personas: 'no cabe',
}

/** "6 libres", "llena", or nothing where nobody counts the seats. */
export function areaText({ areas }: Turno, area: Area): string {
  const { motivo, quedan } = areas[area]
  if (motivo) return WHY[motivo] ?? 'no se ofrece'
  return quedan === null ? '' : `${quedan} ${quedan === 1 ? 'libre' : 'libres'}`
}

/** Where there is room instead; null when there is none. */
export const otherAreaText = (area: Area): string =>
  area === 'interior' ? `En la ${MESA.exterior} sí hay sitio.` : `En la ${MESA.interior} sí hay sitio.`
