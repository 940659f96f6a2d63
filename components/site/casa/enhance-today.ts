import { wallClock, weekday } from '@/lib/core/dates.ts'

/** As `cabecera.tsx` writes it: the hours of each weekday, Monday first, and what to say from one day to another. */
type WeekHours = { semana: readonly string[]; distintos: readonly (readonly [string, string, string])[] }

/**
 * Today's hours in words, wherever `data-hoy` holds the week's. The page may be older than today: the browser picks the
 * day of the restaurant's clock.
 */
export function enhance(element: HTMLElement): void {
  for (const place of element.querySelectorAll<HTMLElement>('[data-hoy]')) {
    const { semana, distintos }: WeekHours = JSON.parse(place.dataset.hoy ?? '')
    const { fecha } = wallClock(Date.now())
    const specialDay = distintos.find(([desde, hasta]) => desde <= fecha && fecha <= hasta)
    place.textContent = specialDay?.[2] ?? semana[weekday(fecha) - 1] ?? ''
  }
}
