import { personasText } from '@/components/admin/libro/labels.ts'
import type { IsoDate } from '@/lib/core/dates.ts'

const SHORT_DATE = new Intl.DateTimeFormat('es', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** A day for a column of days: "mar, 10 nov 2026". */
export const shortDia = (fecha: IsoDate): string => SHORT_DATE.format(Date.parse(fecha))

export const reservas = (n: number): string => `${n} ${n === 1 ? 'reserva' : 'reservas'}`

/** "20 reservas, 91 personas". */
export const reservaCount = (n: number, personas: number): string =>
  `${reservas(n)}, ${personasText(personas)}`
