import { addDays, type IsoDate } from '@/lib/core/dates.ts'
import { nextMonth } from '../../chat/month.ts'
import type { Dia, Huecos } from './enhance-parts.ts'

/** A guest looks at the form meanwhile. Milliseconds. */
const PATIENCE = 6000

async function readAvailability<T>(query: Record<string, string>): Promise<T | null> {
  try {
    const answer = await fetch(`/api/disponibilidad?${new URLSearchParams(query)}`, {
      signal: AbortSignal.timeout(PATIENCE),
    })
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}

/** The times of a day; null while nobody can tell. */
export const readTimeSlots = (fecha: IsoDate, personas: number): Promise<Huecos | null> =>
  readAvailability({ fecha, personas: String(personas) })

/** The days of a month from its first day on; null while nobody can tell. */
export const readMonth = (mes: IsoDate, personas: number): Promise<readonly Dia[] | null> =>
  readAvailability({ desde: mes, hasta: addDays(nextMonth(mes), -1), personas: String(personas) })
