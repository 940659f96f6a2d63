import type { Focus } from './focus.ts'
import { changedValues, type Values } from './values.ts'

/** A form that was on its way when the page of the saved row took its place. */
type InFlight = {
  path: string
  clave: string
  sent: Values
  typed: Values
  focus: Focus | null
  forget: () => void
}

let left: InFlight | null = null

export const leaveInFlight = (form: InFlight): void => {
  left = form
}

/** The form that this one follows, once; a new row is shown at another address than it was typed at. */
export function takeInFlight(path: string, clave: string): InFlight | null {
  const found = left
  if (!found || (found.path === path && found.clave !== clave)) return null
  left = null
  return found
}

/** The saved row with what was typed after it was sent; null when nothing was. */
export function typedOver(row: Values, { sent, typed }: Pick<InFlight, 'sent' | 'typed'>): Values | null {
  const since = changedValues(sent, typed)
  return Object.keys(since).length > 0 ? { ...row, ...since } : null
}
