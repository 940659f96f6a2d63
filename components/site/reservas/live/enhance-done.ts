import { openWindow } from '../../../chat/key.ts'
import type { SendResult } from './enhance-send.ts'

/** §9: WhatsApp opens one second after the save. Milliseconds. */
const WHATSAPP_MS = 1000

type DoneResult = Extract<SendResult, { type: 'done' }>

/** What only the form needs of its ticket. */
const OF_FORM = '[data-enviar], [data-general], [data-pie-reserva], [data-pie-espera], [data-lista-espera]'

/** Puts the form's ticket, stamped and with its code, in the place that waits for it. */
function stampTicket(root: HTMLElement, said: HTMLElement): void {
  const place = said.querySelector('[data-boleto]')
  const ticket = root.querySelector<HTMLElement>('[data-resumen]')
  const [stamp, code] = ['[data-sello]', '[data-fila-codigo]'].map((part) => place?.querySelector(part))
  if (!place || !ticket || !stamp || !code) return
  for (const part of ticket.querySelectorAll(OF_FORM)) part.remove()
  ticket.querySelector('dl')?.append(code)
  ticket.querySelector('dl')?.before(stamp)
  place.replaceWith(ticket)
}

/** Replaces the form with the confirmation, and opens WhatsApp unless the browser blocks it. */
export function showDone(
  root: HTMLElement,
  { codigo, manageUrl, whatsapp }: DoneResult,
  summary: string,
): void {
  const said = root.querySelector<HTMLElement>(whatsapp ? '[data-hecha]' : '[data-en-lista]')
  if (!said) {
    location.assign(manageUrl)
    return
  }
  const put = (selector: string, text: string) => {
    const place = said.querySelector(selector)
    if (place) place.textContent = text
  }
  const link = (selector: string, address: string) =>
    said.querySelector(selector)?.setAttribute('href', address)
  put('[data-codigo]', codigo)
  put('[data-resumen-hecho]', summary)
  link('[data-gestion]', manageUrl)
  const token = new URL(manageUrl, location.href).searchParams.get('t') ?? ''
  link('[data-ics]', `/api/reservas/${codigo}/ics?${new URLSearchParams({ t: token })}`)
  if (whatsapp) link('[data-whatsapp]', whatsapp)
  stampTicket(root, said)
  const blocked = said.querySelector<HTMLElement>('[data-bloqueado]')
  const heading = said.querySelector<HTMLElement>('h2')
  root.replaceChildren(said)
  said.hidden = false
  delete root.dataset.espera
  heading?.focus({ preventScroll: true })
  root.scrollIntoView({ block: 'start' })
  if (whatsapp)
    setTimeout(() => {
      if (!openWindow(whatsapp) && blocked) blocked.hidden = false
    }, WHATSAPP_MS)
}
