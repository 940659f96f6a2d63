import type { HHmm, IsoDate } from '@/lib/core/dates.ts'
import type { DayTimeSlots, TimeSlot } from '@/lib/reservas/availability.ts'
import type { FormField, FormValues } from '@/lib/reservas/form.ts'

/** The form when the page is rendered: empty on the cached page. */
export type ReservaFormState = {
  personas: number | null
  fecha: IsoDate | null
  /** Null before a day is chosen. */
  timeSlots: DayTimeSlots | 'unavailable' | null
  /** The full time whose waiting list is asked for. */
  espera: HHmm | null
  values: FormValues
  errors: Readonly<Partial<Record<FormField, string>>>
  /** A refusal that belongs to no field. */
  general: string | null
  /** Where it stands, when nobody knows whether it was saved. */
  lookAt: string | null
  alternatives: readonly HHmm[]
  /** The idempotency key; null on the cached page, where the form cannot be sent. */
  clave: string | null
  /** When the form was rendered. Milliseconds since 1970. */
  stamp: number | null
}

export const EMPTY_STATE: ReservaFormState = {
  personas: null,
  fecha: null,
  timeSlots: null,
  espera: null,
  values: {},
  errors: {},
  general: null,
  lookAt: null,
  alternatives: [],
  clave: null,
  stamp: null,
}

export const fieldId = (name: FormField): string => `reserva-${name}`
/** The form that asks for the times (GET), and the one that asks for the table (POST). */
export const FORM_DIA = 'reserva-dia'
export const FORM_MESA = 'reserva-mesa'

/** Only seats are missing: the guest may join the waiting list. */
export const canWait = ({ motivo }: Pick<TimeSlot, 'motivo'>): boolean =>
  motivo === 'lleno' || motivo === 'ritmo'
