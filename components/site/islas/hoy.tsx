'use client'

import { useEffect, useState } from 'react'
import { wallClock, weekday } from '@/lib/fechas.ts'

/** Today's hours in words. The page may be older than today: the browser picks the day of the restaurant's clock. */
export function Hoy({ semana, hoy = null }: { semana: readonly string[]; hoy?: number | null }) {
  const [day, setDay] = useState(hoy)
  useEffect(() => setDay(weekday(wallClock(Date.now()).fecha)), [])
  return <>{day === null ? '' : semana[day - 1]}</>
}
