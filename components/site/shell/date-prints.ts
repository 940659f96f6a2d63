import { ZONA } from '@/lib/core/zone.ts'

/** A cached page may be older: before printing, the head of the page gets the day of today. */
export function datePrints(): void {
  addEventListener('beforeprint', () => {
    for (const day of document.querySelectorAll<HTMLElement>('time[data-hoy]'))
      day.textContent = new Date().toLocaleDateString(day.dataset.hoy, {
        dateStyle: 'long',
        timeZone: ZONA,
      })
  })
}
