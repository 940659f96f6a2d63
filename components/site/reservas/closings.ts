import type { SpecialDay } from '@/lib/casa/horario.ts'
import { type IsoDate, weekday } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import type { Dia } from '@/lib/reservas/availability.ts'

/** First and last day, and the reason ('' when there is none in the page's language). */
export type Closing = readonly [desde: IsoDate, hasta: IsoDate, motivo: string]

/**
 * The days that are struck and that no weekly rest explains, each with its reason ('' for none). A weekday that is closed
 * whenever it comes in `days` is a weekly rest, unless a closing names it.
 */
export function namedClosings(
  days: readonly Dia[],
  closings: readonly Closing[],
): { fecha: IsoDate; motivo: string }[] {
  const isClosed = ({ libre, motivo }: Dia) => !libre && (motivo ?? 'cerrado') === 'cerrado'
  // A day that has passed does not tell whether the house is open on such a day.
  const isOpen = ({ libre, motivo }: Dia) => libre || motivo === 'lleno'
  const open = new Set(days.filter(isOpen).map(({ fecha }) => weekday(fecha)))
  return days.filter(isClosed).flatMap(({ fecha }) => {
    const closing = closings.find(([desde, hasta]) => desde <= fecha && fecha <= hasta)
    return closing || open.has(weekday(fecha)) ? [{ fecha, motivo: closing?.[2] ?? '' }] : []
  })
}

/** Closed days as [from, to, reason]; the reason only in the page's language. */
export const closingsOf = (specialDays: readonly SpecialDay[], locale: Locale): Closing[] =>
  specialDays
    .filter(({ turnos }) => turnos.length === 0)
    .map(({ desde, hasta, motivo }) => [desde, hasta, motivo?.lang === locale ? motivo.text : ''])
