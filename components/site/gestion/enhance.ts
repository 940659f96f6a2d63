import { isIsoDate, wallClock } from '@/lib/core/dates.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import { createElement } from '../enhance/element.ts'
import { createCalendar } from '../reservas/enhance-calendar.ts'
import { createSay } from '../reservas/say.ts'

/** The calendar of the reservations page in the place of the browser's own date field: closed and full days say so. */
export function enhance(form: HTMLElement): void {
  const dateField = form.querySelector<HTMLElement>('[data-sencillo]')
  const fullDays = form.querySelector<HTMLElement>('[data-completos]')
  const personas = form.querySelector<HTMLSelectElement>('[name=personas]')
  const input = dateField?.querySelector('input')
  const lastDay = form.dataset.ultimo ?? ''
  if (!dateField || !fullDays || !personas || !input || !isIsoDate(lastDay)) return
  const chosen = createElement('input', { type: 'hidden', name: 'fecha', value: input.value })
  form.append(chosen)
  const calendar = createCalendar(
    { root: form, dateField, fullDays },
    {
      locale: asLocale(form.dataset.locale),
      say: createSay(JSON.parse(form.dataset.textos ?? '{}')),
      today: wallClock(Date.now()).fecha,
      lastDay,
      chosen: () => (isIsoDate(chosen.value) ? chosen.value : null),
      personas: () => Number(personas.value),
      choose(fecha) {
        chosen.value = fecha
        calendar.show()
      },
    },
  )
  personas.addEventListener('change', () => calendar.refresh())
  calendar.refresh()
}
