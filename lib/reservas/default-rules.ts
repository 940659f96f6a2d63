import { type HHmm, hhmm, minutes } from '../core/dates.ts'
import type { ReservaRules } from './rules.ts'

const every15 = (from: HHmm, count: number): HHmm[] =>
  Array.from({ length: count }, (_, i) => {
    const at = minutes(from) + i * 15
    return hhmm(Math.floor(at / 60), at % 60)
  })

/** The house's rules as long as nobody has read them (§5). */
export const DEFAULT_RULES: ReservaRules = {
  comida: every15('13:00', 10),
  cena: every15('18:30', 17),
  diasCerrados: [1],
  semana: [],
  personasMin: 1,
  personasMax: 20,
  avisoMinutos: 0,
  horizonteDias: 365,
}
