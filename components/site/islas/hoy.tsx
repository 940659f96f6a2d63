'use client'

import { useEffect, useState } from 'react'
import { wallClock, weekday } from '@/lib/fechas.ts'

/** Today's hours in words. The page may be older than today: the browser picks the day of the restaurant's clock. */
export function Hoy({ semana }: { semana: readonly string[] }) {
  const [text, setText] = useState('')
  useEffect(() => setText(semana[weekday(wallClock(Date.now()).fecha) - 1] ?? ''), [semana])
  return text
}
