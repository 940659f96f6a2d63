import { addDays, type HHmm, type IsoDate, minutes } from '../core/dates.ts'
import { dateIssue, slotsFor, timeIssue } from '../reservas/rules.ts'
import type { ChatContext, Draft } from './state.ts'

export function openDays(from: IsoDate, { rules, ahora }: ChatContext, count: number): IsoDate[] {
  const days: IsoDate[] = []
  const first = from < ahora.fecha ? ahora.fecha : from
  for (let i = 0; i <= 31 && days.length < count; i++) {
    const fecha = addDays(first, i)
    const open = dateIssue(fecha, rules, ahora) === null
    const left =
      fecha > ahora.fecha ||
      slotsFor(rules, fecha).some((slot) => timeIssue(fecha, slot, rules, ahora) === null)
    if (open && left) days.push(fecha)
  }
  return days
}

export function openSlots(draft: Draft, { rules, ahora }: ChatContext): HHmm[] {
  const fecha = draft.date ?? addDays(ahora.fecha, 1)
  return slotsFor(rules, fecha).filter((slot) => timeIssue(fecha, slot, rules, ahora) === null)
}

export const nearestTimes = (hora: string, slots: readonly HHmm[]): HHmm[] => {
  const at = Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5))
  return [...slots]
    .sort((a, b) => Math.abs(minutes(a) - at) - Math.abs(minutes(b) - at))
    .slice(0, 2)
    .sort()
}
