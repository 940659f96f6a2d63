import { type HHmm, minutes } from '../core/dates.ts'

type Slot = { hora: HHmm; libre: boolean }
export type Tonight = { servicio: 'comida' | 'cena'; horas: readonly HHmm[] }

/** The party whose tables are counted when nobody has said how many will come. */
export const TONIGHT_PERSONAS = 2
/** The hour most people ask for. */
const EVENING = '20:30'
/** Two hours that lie closer together are one choice. Minutes. */
const APART = 30

/** The hours to name in one line: of the evening while it has any, else of today's lunch. Null when nothing is free. */
export function tonightOf(today: { comida: readonly Slot[]; cena: readonly Slot[] }): Tonight | null {
  for (const servicio of ['cena', 'comida'] as const) {
    const free = today[servicio].flatMap(({ hora, libre }) => (libre ? [hora] : []))
    const first = (servicio === 'cena' && free.find((hora) => hora >= EVENING)) || free[0]
    if (!first) continue
    const apart = (hora: HHmm) => Math.abs(minutes(hora) - minutes(first)) >= APART
    const second =
      free.find((hora) => hora > first && apart(hora)) ?? free.findLast((hora) => hora < first && apart(hora))
    return { servicio, horas: second ? [first, second].sort() : [first] }
  }
  return null
}
