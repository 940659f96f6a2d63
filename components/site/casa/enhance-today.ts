import { wallClock, weekday } from '@/lib/core/dates.ts'

/**
 * As header.tsx writes it: the hours of each weekday, Monday first; those of later weeks as [from, hours], and special
 * days as [from, to, sentence].
 */
type WeekHours = {
  semana: readonly string[]
  despues?: readonly (readonly [string, readonly string[]])[]
  distintos: readonly (readonly [string, string, string])[]
}

/** Today's hours: a cached page may be older, so the browser picks the day on the restaurant's clock. */
export function enhance(element: HTMLElement): void {
  for (const place of element.querySelectorAll<HTMLElement>('[data-hoy]')) {
    const { semana, despues = [], distintos }: WeekHours = JSON.parse(place.dataset.hoy ?? '')
    const { fecha } = wallClock(Date.now())
    const specialDay = distintos.find(([desde, hasta]) => desde <= fecha && fecha <= hasta)
    const week = despues.findLast(([desde]) => desde <= fecha)?.[1] ?? semana
    place.textContent = specialDay?.[2] ?? week[weekday(fecha) - 1] ?? ''
  }
}
