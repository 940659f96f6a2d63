import type { FormValues } from '@/lib/reservas/form.ts'
import { createElement } from '../../enhance/element.ts'
import { type GuestData, guestData } from '../../enhance/mine.ts'
import type { FormParts } from '../enhance-parts.ts'
import { setPersonas } from './enhance-recover.ts'

/** What the guest has typed wins over what the account holds. The consent for the diet is never given for the guest. */
export function mergeGuest(values: FormValues, guest: GuestData): FormValues {
  const { nombre, email, telefono, dieta, haVenido } = guest
  const known = { nombre, email, telefono, requisitos_dieteticos: dieta }
  const filled = Object.fromEntries(
    Object.entries({ ...known, ...values }).filter(([, value]) => value !== ''),
  )
  if (haVenido) delete filled.primera_visita
  return filled
}

type Context = {
  values(): FormValues
  fill(values: FormValues): void
  /** Another party stands in the form: the usual one, while the guest has chosen none. */
  party(): void
  /** The guest has chosen one before this script came. */
  isPartyChosen: boolean
}

/** Fills the form of a signed-in guest, once, and says so. */
export async function fillGuest(parts: FormParts, context: Context): Promise<void> {
  const { root, form, personas } = parts
  let touched = context.isPartyChosen || new URLSearchParams(location.search).has('personas')
  personas.addEventListener('input', () => {
    touched = true
  })
  const found = await guestData()
  if (!found) return
  context.fill(mergeGuest(context.values(), found.datos))
  if (!touched && found.datos.personas && !root.querySelector('[data-recuperado]')) {
    setPersonas(parts, found.datos.personas)
    context.party()
  }
  form
    .querySelector('#reserva-nombre')
    ?.closest('fieldset')
    ?.querySelector('legend')
    ?.after(createElement('p', { role: 'status', 'data-mis-datos': true }, found.textos.puestos))
}
