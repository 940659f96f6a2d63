import { type IsoDate, isIsoDate, wallClock } from '@/lib/core/dates.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import { createCalendar } from './enhance-calendar.ts'
import type { ReservaRequest, Wording } from './enhance-parts.ts'
import { createSay } from './say.ts'

/** What is at work before a touch; null when one is missing. The other parts: enhance-parts.ts. */
export function startPartsOf(root: HTMLElement) {
  const find = <E extends HTMLElement = HTMLElement>(selector: string) => root.querySelector<E>(selector)
  const form = find<HTMLFormElement>('form[method=post]')
  const dayForm = find<HTMLFormElement>('form[method=get]')
  const rest = find<HTMLFieldSetElement>('fieldset:has([data-mesas])')
  const groupSize = find<HTMLInputElement>('[name=grupo]')
  const dateField = find('[data-sencillo]')
  const fullDays = find('[data-completos]')
  const slotArea = find('[data-pintado]')
  const submit = find<HTMLButtonElement>('[data-enviar]')
  return form && dayForm && rest && groupSize && dateField && fullDays && slotArea && submit
    ? { root, form, dayForm, rest, groupSize, dateField, fullDays, slotArea, submit }
    : null
}
export type StartParts = NonNullable<ReturnType<typeof startPartsOf>>

/** What the rest of the script goes on with. It imports nothing of the start, which would have to hold it ready. */
export type Begun = Wording & {
  root: HTMLElement
  /** Before the rest has come: the day and the party of the page. */
  request: ReservaRequest
  today: IsoDate
  calendar: ReturnType<typeof createCalendar>
  /** Milliseconds since 1970. */
  startedAt: number
  /** Null while the number of a larger party is invalid. */
  readPersonas(): number | null
  renderButton(text: string, busy: boolean): void
  /** What was done before the rest came. */
  guest: { day: IsoDate | null; hasInput: boolean }
}

export function begin(parts: StartParts, choose: (fecha: IsoDate) => void): Begun {
  const { root, form } = parts
  const { ultimo = '', textos = '{}' } = root.dataset
  const day = form.querySelector<HTMLInputElement>('[data-oculto][name=fecha_reserva]')?.value ?? ''
  const today = wallClock(Date.now()).fecha
  const words = { locale: asLocale(root.dataset.locale), say: createSay(JSON.parse(textos)) }
  const readPersonas = () => personasOf(parts)
  const request: ReservaRequest = {
    personas: readPersonas(),
    fecha: isIsoDate(day) ? day : null,
    ...{ hora: null, mesa: 'interior', espera: null },
  }
  const guest: Begun['guest'] = { day: null, hasInput: false }
  unlockForm(parts)
  const calendar = createCalendar(parts, {
    ...words,
    today,
    lastDay: isIsoDate(ultimo) ? ultimo : today,
    chosen: () => guest.day ?? request.fecha,
    personas: readPersonas,
    choose,
  })
  const renderButton = (text: string, busy: boolean) => showButton(parts, text, busy)
  return {
    ...words,
    root,
    request,
    today,
    calendar,
    startedAt: Date.now(),
    readPersonas,
    renderButton,
    guest,
  }
}

function personasOf({ root, groupSize }: StartParts): number | null {
  const value = root.querySelector<HTMLInputElement>('[name=personas]:checked')?.value
  if (value !== 'mas') return value ? Number(value) : null
  return groupSize.validity.valid && groupSize.value !== '' ? Number(groupSize.value) : null
}

/** Makes one form of the two, which load and check by themselves from now on. */
function unlockForm({ form, dayForm, rest, submit }: StartParts): void {
  for (const input of form.querySelectorAll('[data-oculto]')) input.remove()
  form.noValidate = true
  rest.disabled = false
  delete rest.dataset.cerrado
  submit.disabled = false
  dayForm.addEventListener('submit', (event) => event.preventDefault())
}

function showButton({ form, submit }: StartParts, text: string, busy: boolean): void {
  form.setAttribute('aria-busy', String(busy))
  submit.setAttribute('aria-disabled', String(busy))
  // Told anew by a screen reader only when it is another text.
  if (submit.textContent !== text) submit.textContent = text
}
