import { useEffect, useState } from 'react'
import type { Caller } from '@/lib/admin/libro/phone-call.ts'
import { request } from '../libro/request.ts'

const DELAY_MS = 120
/** Fewer digits would find half the town. */
const FEWEST_DIGITS = 3
const NOBODY: { of: string; callers: readonly Caller[] } = { of: '', callers: [] }

/** The guests of a number while it is typed; `isAsked`: what is shown is of the number as it stands. */
export function useCallers(number: string): { callers: readonly Caller[]; isAsked: boolean } {
  const [found, setFound] = useState(NOBODY)
  const enough = number.replace(/\D/g, '').length >= FEWEST_DIGITS
  useEffect(() => {
    if (!enough) return setFound(NOBODY)
    let alive = true
    const timer = setTimeout(async () => {
      const answer = await request<Caller[]>('telefono', { texto: number })
      if (alive) setFound({ of: number, callers: answer.ok ? answer.value : [] })
    }, DELAY_MS)
    return () => {
      alive = false
      clearTimeout(timer)
    }
  }, [number, enough])
  return { callers: enough ? found.callers : [], isAsked: enough && found.of === number }
}
