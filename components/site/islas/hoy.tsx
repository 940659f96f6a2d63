'use client'

import { useEffect, useState } from 'react'
import { wallClock, weekday } from '@/lib/fechas.ts'

/**
 * Today's hours in words. The page may be older than today: the browser picks the day of the restaurant's clock.
 * `cierres`: from, to, and what to say on those days instead.
 */
export function Hoy({
  semana,
  cierres,
}: {
  semana: readonly string[]
  cierres: readonly (readonly [string, string, string])[]
}) {
  const [text, setText] = useState('')
  useEffect(() => {
    const { fecha } = wallClock(Date.now())
    const cierre = cierres.find(([desde, hasta]) => desde <= fecha && fecha <= hasta)
    setText(cierre?.[2] ?? semana[weekday(fecha) - 1] ?? '')
  }, [semana, cierres])
  return text
}
