import { wallClock, weekday } from '@/lib/core/dates.ts'

/** As header.tsx writes it: the hours of each weekday, Monday first, and special days as [from, to, sentence]. */
type WeekHours = { semana: readonly string[]; distintos: readonly (readonly [string, string, string])[] }

/** Today's hours: a cached page may be older, so the browser picks the day on the restaurant's clock. */
export function enhance(element: HTMLElement): void {
  for (const place of element.querySelectorAll<HTMLElement>('[data-hoy]')) {
    const { semana, distintos }: WeekHours = JSON.parse(place.dataset.hoy ?? '')
    const { fecha } = wallClock(Date.now())
    const specialDay = distintos.find(([desde, hasta]) => desde <= fecha && fecha <= hasta)
    place.textContent = specialDay?.[2] ?? semana[weekday(fecha) - 1] ?? ''
  }
}
