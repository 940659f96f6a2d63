import { addDays, type IsoDate } from '@/lib/core/dates.ts'
import type { DayTimeSlots, Dia } from '@/lib/reservas/availability.ts'
import { nextMonth } from '@/lib/reservas/month.ts'

/** A guest looks at the form meanwhile. Milliseconds. */
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

/** The times of a day; null while nobody can tell. */
export const readTimeSlots = (fecha: IsoDate, personas: number): Promise<DayTimeSlots | null> =>
  readAvailability({ fecha, personas: String(personas) })

/** The days of a month from its first day on; null while nobody can tell. */
export const readMonth = (month: IsoDate, personas: number): Promise<readonly Dia[] | null> =>
  readAvailability({ desde: month, hasta: addDays(nextMonth(month), -1), personas: String(personas) })
