import type { HHmm, IsoDate } from '@/lib/core/dates.ts'
import type { DayTimeSlots, TimeSlot } from '@/lib/reservas/availability.ts'
import type { FormField, FormValues } from '@/lib/reservas/form.ts'

/** How the form stands when a page is made: empty on the kept page, answered step by step where a visit made it. */
export type ReservaFormState = {
  personas: number | null
  fecha: IsoDate | null
  /** The times of that day; null before a day is chosen, `unavailable` while the backend is away. */
  timeSlots: DayTimeSlots | 'unavailable' | null
  /** The full time whose waiting list is asked for. */
  espera: HHmm | null
  values: FormValues
  errors: Readonly<Partial<Record<FormField, string>>>
  /** A refusal that no field can cure. */
  general: string | null
  /** Free times near the one that was refused. */
  alternatives: readonly HHmm[]
  /** The key of this form, so that sending it twice books once; null on the kept page, where it cannot be sent. */
  clave: string | null
  /** When the form was made, in milliseconds since 1970. */
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
  alternatives: [],
  clave: null,
  stamp: null,
}

/** The field of the form, by what it is posted as. */
export const fieldId = (name: FormField): string => `reserva-${name}`
/** The form that asks for the times, and the one that asks for the table. */
export const FORM_DIA = 'reserva-dia'
export const FORM_MESA = 'reserva-mesa'

/** What a time is missing before one may wait for it: seats, and nothing else. */
export const canWait = ({ motivo }: Pick<TimeSlot, 'motivo'>): boolean =>
  motivo === 'lleno' || motivo === 'ritmo'
