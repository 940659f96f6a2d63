import type { z } from 'zod'
import type { Now } from '../core/dates.ts'
import { AVISOS, isReservaAviso, type ReservaAviso } from './avisos.ts'
import { dateIssue, type ReservaRules, timeIssue } from './rules.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The refusal the trigger of the table would name, so that every way of booking gets the same verdict (T-RES-08). */
export function firstAviso(
  { issues }: z.ZodError,
  raw: Readonly<Record<string, unknown>>,
  rules: ReservaRules,
  now: Now,
): ReservaAviso {
  const fecha = textOf(raw.fecha_reserva)
  const found = [
    ...issues.map(({ message }) => message),
    dateIssue(fecha, rules, now),
    timeIssue(fecha, textOf(raw.hora_reserva), rules, now),
  ].filter(isReservaAviso)
  return AVISOS.find((aviso) => found.includes(aviso)) ?? 'fecha'
}
