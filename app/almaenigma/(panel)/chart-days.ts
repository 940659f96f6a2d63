import type { DeIdioma } from '@/components/admin/dashboard/by-language.tsx'
import type { Dia } from '@/components/admin/dashboard/chart.tsx'
import type { NextDay } from '@/components/admin/dashboard/today.tsx'
import { NOMBRE_IDIOMA } from '@/components/admin/translations/completeness.ts'
import type { Cuenta } from '@/lib/admin/casa/dashboard.ts'
import { dayAndMonth, dayInWords } from '@/lib/core/date-words.ts'
import { addDays, daysBetween, type IsoDate, isIsoDate } from '@/lib/core/dates.ts'
import { LOCALES } from '@/lib/i18n/locales.ts'

export const DAYS_BACK = 30
export const DAYS_AHEAD = 14

const shortDate = (dia: string): string => `${Number(dia.slice(8))}/${Number(dia.slice(5, 7))}`

/** One column for every day of the stretch, with nothing on the days nobody comes. */
export function diasOf(
  cuentas: readonly Cuenta[],
  today: IsoDate,
  from: IsoDate,
  hasta: IsoDate,
  que: 'reservas' | 'personas',
): Dia[] {
  const sumOf = (dia: string, servicio: string) =>
    cuentas
      .filter((cuenta) => cuenta.dia === dia && cuenta.servicio === servicio)
      .reduce((sum, cuenta) => sum + cuenta[que], 0)
  return Array.from({ length: daysBetween(from, hasta) + 1 }, (_, i) => {
    const dia = addDays(from, i)
    return {
      dia,
      short: shortDate(dia),
      long: dayInWords(dia, 'es'),
      hoy: dia === today,
      comida: sumOf(dia, 'comida'),
      cena: sumOf(dia, 'cena'),
    }
  })
}

/** Reservations and covers of the stretch by language, the most frequent first. */
export const idiomasOf = (cuentas: readonly Cuenta[]): DeIdioma[] =>
  LOCALES.map((idioma) => {
    const own = cuentas.filter((cuenta) => cuenta.idioma === idioma)
    return {
      idioma,
      nombre: NOMBRE_IDIOMA[idioma],
      reservas: own.reduce((sum, { reservas }) => sum + reservas, 0),
      personas: own.reduce((sum, { personas }) => sum + personas, 0),
    }
  }).sort((a, b) => b.personas - a.personas)

/** The first day after today that somebody has booked; null when there is none in the stretch. */
export function nextDayOf(cuentas: readonly Cuenta[], today: IsoDate): NextDay | null {
  const coming = cuentas.filter(({ dia, reservas }) => dia > today && reservas > 0)
  const dia = coming.map((cuenta) => cuenta.dia).sort()[0]
  if (!dia || !isIsoDate(dia)) return null
  const own = coming.filter((cuenta) => cuenta.dia === dia)
  return { dia, long: dayAndMonth(dia, 'es'), reservas: own.reduce((sum, { reservas }) => sum + reservas, 0) }
}
