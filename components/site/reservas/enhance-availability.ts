import { addDays, type IsoDate } from '@/lib/core/dates.ts'
import type { DayTimeSlots, Dia } from '@/lib/reservas/availability.ts'
import { nextMonth } from '@/lib/reservas/month.ts'

/** Milliseconds. */
const TIMEOUT_MS = 6000

async function readAvailability<T>(query: Record<string, string>): Promise<T | null> {
  try {
    const answer = await fetch(`/api/disponibilidad?${new URLSearchParams(query)}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}

/** Null when they cannot be read. */
export const readTimeSlots = (fecha: IsoDate, personas: number): Promise<DayTimeSlots | null> =>
  readAvailability({ fecha, personas: String(personas) })

/** Null when they cannot be read. */
export const readMonth = (month: IsoDate, personas: number): Promise<readonly Dia[] | null> =>
  readAvailability({ desde: month, hasta: addDays(nextMonth(month), -1), personas: String(personas) })
