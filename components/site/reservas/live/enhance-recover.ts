import type { FormValues } from '@/lib/reservas/form.ts'
import { createButton, createElement } from '../../enhance/element.ts'
import type { FormParts } from '../enhance-parts.ts'
import type { Begun } from '../enhance-start.ts'
import type { Say } from '../say.ts'
import { type Draft, forgetDraft } from './enhance-draft.ts'

export function setPersonas({ personas, groupSize }: FormParts, n: number | null): void {
  const own = personas.querySelector<HTMLInputElement>(`[name=personas][value="${n}"]`)
  const radio = own ?? personas.querySelector<HTMLInputElement>('[value=mas]')
  if (radio) radio.checked = true
  if (!own && n !== null) groupSize.value = String(n)
}

type Fields = { values(): FormValues; fill(values: FormValues): void }

/**
 * Restores a draft, unless the page brings values itself; what the guest has typed or chosen meanwhile stays. Returns whether
 * there was anything to restore.
 */
export function recoverDraft(
  parts: FormParts,
  { request, guest }: Begun,
  before: Draft,
  fields: Fields,
  party: number | null,
): boolean {
  // Ticked on every new page: no answer of the guest's.
  const { primera_visita: _, ...typed } = fields.values()
  if (!guest.hasInput && Object.keys(typed).length > 0) return false
  fields.fill({ ...before.values, ...typed })
  if (request.fecha === null) {
    const personas = party ?? before.request.personas ?? request.personas
    Object.assign(request, before.request, { personas })
    setPersonas(parts, personas)
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
