import { type IsoDate, isHHmm, isIsoDate } from '@/lib/core/dates.ts'
import type { FormValues } from '@/lib/reservas/form.ts'
import { createButton, createElement } from '../enhance/element.ts'
import { type Draft, forgetDraft } from './enhance-draft.ts'
import type { FormParts, ReservaRequest } from './enhance-parts.ts'
import type { Say } from './say.ts'

/** Null while the number of a larger party is invalid. */
export function readPersonas({ personas, groupSize }: FormParts): number | null {
  const value = personas.querySelector<HTMLInputElement>('[name=personas]:checked')?.value
  if (value !== 'mas') return value ? Number(value) : null
  return groupSize.validity.valid && groupSize.value !== '' ? Number(groupSize.value) : null
}

export function initialRequest(p: FormParts): ReservaRequest {
  const { form, root, mesas } = p
  const fecha = form.querySelector<HTMLInputElement>('[data-oculto][name=fecha_reserva]')?.value ?? ''
  const hora = form.querySelector<HTMLInputElement>('[name=hora_reserva]:checked')?.value ?? ''
  const { espera = '' } = root.dataset
  return {
    personas: readPersonas(p),
    fecha: isIsoDate(fecha) ? fecha : null,
    hora: isHHmm(hora) ? hora : null,
    mesa: mesas.querySelector('[value=exterior]:checked') ? 'exterior' : 'interior',
    espera: isHHmm(espera) ? espera : null,
  }
}

export function setPersonas({ personas, groupSize }: FormParts, n: number | null): void {
  const own = personas.querySelector<HTMLInputElement>(`[name=personas][value="${n}"]`)
  const radio = own ?? personas.querySelector<HTMLInputElement>('[value=mas]')
  if (radio) radio.checked = true
  if (!own && n !== null) groupSize.value = String(n)
}

/** The last day that can be booked. */
export const lastDayOf = ({ root }: FormParts, today: IsoDate): IsoDate => {
  const day = root.dataset.ultimo ?? ''
  return isIsoDate(day) ? day : today
}

/** Makes one form of the two, which load and check by themselves from now on. */
export function unlockForm({ form, dayForm, rest, submit }: FormParts): void {
  for (const input of form.querySelectorAll('[data-oculto]')) input.remove()
  form.noValidate = true
  rest.disabled = false
  delete rest.dataset.cerrado
  submit.disabled = false
  dayForm.addEventListener('submit', (event) => event.preventDefault())
}

type Fields = { values(): FormValues; fill(values: FormValues): void }

/** Restores a draft, unless the page brings values itself. Returns whether there was anything to restore. */
export function recoverDraft(p: FormParts, before: Draft, request: ReservaRequest, fields: Fields): boolean {
  if (Object.keys(fields.values()).some((name) => name !== 'primera_visita')) return false
  fields.fill(before.values)
  if (request.fecha === null) {
    Object.assign(request, before.request, { personas: before.request.personas ?? request.personas })
    setPersonas(p, request.personas)
  }
  return before.request.fecha !== null || before.values.nombre !== undefined
}

export function offerRestart({ errorSummary }: FormParts, say: Say): void {
  const again = createButton(say('deNuevo'), {}, () => {
    forgetDraft()
    location.reload()
  })
  errorSummary.before(
    createElement('div', { 'data-recuperado': true, role: 'status' }, say('recuperado'), again),
  )
}
