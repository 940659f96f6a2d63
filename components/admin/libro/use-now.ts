import { useEffect, useState } from 'react'
import { type Now, wallClock } from '@/lib/core/dates.ts'

const INTERVAL_MS = 20_000

/** The clock of the house, from when the page was made: a board stands open all evening. */
export function useNow(initialNow: Now): Now {
  const [now, setNow] = useState(initialNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(wallClock(Date.now())), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
