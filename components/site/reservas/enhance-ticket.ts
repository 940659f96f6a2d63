import { dayAsHeading } from '@/lib/core/date-words.ts'
import type { FormParts, Idioma, ReservaRequest } from './enhance-parts.ts'

const write = (place: Element | null, text: string) => {
  if (place && place.textContent !== text) place.textContent = text
}

/** The ticket says what is being asked for: a table or a place on the list, for how many, when, where and for whom. */
export function renderTicket(
  p: FormParts,
  request: ReservaRequest,
  nombre: string,
  { locale, say }: Idioma,
): void {
  const { root, resumen, cuando, mesas } = p
  const { personas, fecha, hora, espera, mesa } = request
  const at = espera ?? hora
  const dia = fecha && dayAsHeading(fecha, locale)
  write(cuando, dia ? (at ? say('cuando', { dia, hora: at }) : dia) : say('tuReserva'))
  write(resumen.querySelector('[data-dato=personas]'), String(personas ?? '–'))
  const place = mesas.querySelector(`[data-mesa=${mesa}] [data-nombre]`)?.firstChild?.textContent ?? ''
  write(resumen.querySelector('[data-dato=mesa]'), place)
  write(resumen.querySelector('[data-dato=nombre]'), nombre.trim() || '–')
  if (espera) root.dataset.espera = espera
  else delete root.dataset.espera
  for (const [selector, shown] of [
    ['[data-lista-espera]', espera !== null],
    ['[data-pie-espera]', espera !== null],
    ['[data-pie-reserva]', espera === null],
  ] as const) {
    const part = resumen.querySelector<HTMLElement>(selector)
    if (part) part.hidden = !shown
  }
}

/** The button while a request is under way, and what it says otherwise. */
export function renderButton({ form, enviar }: FormParts, text: string, busy: boolean): void {
  form.setAttribute('aria-busy', String(busy))
  enviar.setAttribute('aria-disabled', String(busy))
  write(enviar, text)
}

/** A refusal that no field can cure, beside the button; empty takes it back. */
export function showRefusal({ general }: FormParts, text: string): void {
  write(general.querySelector('span'), text)
  general.hidden = text === ''
}
