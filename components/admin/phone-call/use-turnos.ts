import { useEffect, useState } from 'react'
import type { TurnosOfDay } from '@/lib/admin/libro/phone-call.ts'
import { request } from '../libro/request.ts'

/** A moment, so that a party of twelve does not ask for one and then for twelve. */
const DELAY_MS = 120

/** The times of a day for a party; without a day of the first one that has any. `failed`: nobody answers. */
export function useTurnos(
  fecha: string | null,
  personas: number,
): { day: TurnosOfDay | null; failed: boolean } {
  const [day, setDay] = useState<TurnosOfDay | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let alive = true
    const timer = setTimeout(async () => {
      const answer = await request<TurnosOfDay>('turnos', { fecha, personas })
      if (!alive) return
      setFailed(!answer.ok)
      if (answer.ok) setDay(answer.value)
    }, DELAY_MS)
    return () => {
      alive = false
      clearTimeout(timer)
    }
  }, [fecha, personas])
  return { day, failed }
}
