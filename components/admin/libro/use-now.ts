import { useEffect, useState } from 'react'
import { type Ahora, wallClock } from '@/lib/core/dates.ts'

const CADA_MS = 20_000

/** The clock of the house, from when the page was made: a board stands open all evening. */
export function useAhora(alAbrir: Ahora): Ahora {
  const [ahora, setAhora] = useState(alAbrir)
  useEffect(() => {
    const timer = setInterval(() => setAhora(wallClock(Date.now())), CADA_MS)
    return () => clearInterval(timer)
  }, [])
  return ahora
}
