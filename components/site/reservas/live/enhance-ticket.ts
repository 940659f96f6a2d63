import { dayAsHeading } from '@/lib/core/date-words.ts'
import { createElement } from '../../enhance/element.ts'
import type { FormParts, ReservaRequest, Wording } from '../enhance-parts.ts'
import type { Say } from '../say.ts'

const write = (place: Element | null, text: string) => {
  if (place && place.textContent !== text) place.textContent = text
}

export function renderTicket(
  p: FormParts,
  request: ReservaRequest,
  nombre: string,
  { locale, say }: Wording,
): void {
  const { root, ticket, when, mesas } = p
  const { personas, fecha, hora, espera, mesa } = request
  const at = espera ?? hora
  const dia = fecha && dayAsHeading(fecha, locale)
  write(when, dia ? (at ? say('cuando', { dia, hora: at }) : dia) : say('tuReserva'))
  write(ticket.querySelector('[data-dato=personas]'), String(personas ?? '–'))
  const place = mesas.querySelector(`[data-mesa=${mesa}] [data-nombre]`)?.firstChild?.textContent ?? ''
  write(ticket.querySelector('[data-dato=mesa]'), place)
  write(ticket.querySelector('[data-dato=nombre]'), nombre.trim() || '–')
  if (espera) root.dataset.espera = espera
  else delete root.dataset.espera
  for (const [selector, shown] of [
    ['[data-lista-espera]', espera !== null],
    ['[data-pie-espera]', espera !== null],
    ['[data-pie-reserva]', espera === null],
  ] as const) {
    const part = ticket.querySelector<HTMLElement>(selector)
    if (part) part.hidden = !shown
  }
}

/** A refusal that belongs to no field; '' hides it. */
export function showRefusal({ general }: FormParts, text: string): void {
  write(general.querySelector('span'), text)
  general.hidden = text === ''
}

/**
 * No answer: that it failed where that is sure, else that nobody knows.
 * @param lookAt where the booking stands if it was saved; null when the site could not say
 */
export function showUnanswered(p: FormParts, say: Say, isKnown: boolean, lookAt: string | null): void {
  const told = isKnown ? say('avisos.fallo') : say('avisos.incierto')
  showRefusal(p, navigator.onLine ? told : say('sinConexion'))
  if (lookAt)
    p.general.querySelector('span')?.append(' ', createElement('a', { href: lookAt }, say('avisos.mirar')))
}
