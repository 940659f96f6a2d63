import { type IsoDate, weekday } from '../core/dates.ts'
import { fill } from '../i18n/fill-text.ts'

/** The columns of a dish that say when it is served; null: always. */
export type ServedColumns = {
  servicio: 'comida' | 'cena' | null
  /** ISO weekdays, "567". */
  dias_semana: string | null
  /** Months from 1 to 12, both or none. */
  temporada_desde: number | null
  temporada_hasta: number | null
  disponible_desde: IsoDate | null
  disponible_hasta: IsoDate | null
}

/** What the columns hold for a dish that nothing is said about. */
export const ALWAYS: ServedColumns = {
  servicio: null,
  dias_semana: null,
  temporada_desde: null,
  temporada_hasta: null,
  disponible_desde: null,
  disponible_hasta: null,
}

/** Raw texts with `{placeholders}`, in the reader's language. */
export type ServedWords = Readonly<
  Record<'comida' | 'cena' | 'dias' | 'meses' | 'unMes' | 'desde' | 'hasta' | 'fechas', string>
>

const month = (day: IsoDate): number => Number(day.slice(5, 7))

function inSeason({ temporada_desde: from, temporada_hasta: to }: ServedColumns, day: IsoDate): boolean {
  if (from === null || to === null) return true
  const m = month(day)
  return from <= to ? m >= from && m <= to : m >= from || m <= to
}

/** Whether the dates of a dish have begun and are not over: outside of them it is not on the menu. */
export const isOnMenu = (
  { disponible_desde: from, disponible_hasta: to }: ServedColumns,
  day: IsoDate,
): boolean => (from === null || from <= day) && (to === null || day <= to)

/** Whether it is served on a day, at one service at least. */
export const isServedOn = (dish: ServedColumns, day: IsoDate): boolean =>
  isOnMenu(dish, day) &&
  inSeason(dish, day) &&
  (dish.dias_semana === null || dish.dias_semana.includes(String(weekday(day))))

const europe = (locale: string): string => (locale === 'en' ? 'en-GB' : locale)
const inWords = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(europe(locale), { timeZone: 'UTC', ...options })
  return (day: string): string => format.format(Date.parse(day))
}

/** Monday the first of a month that begins with one: weekdays by their number. */
const weekdayName = (digit: string): string => `2024-01-0${digit}`
const monthDay = (n: number): string => `2024-${String(n).padStart(2, '0')}-01`

/** "solo por la noche, viernes y sábado, de junio a septiembre"; null for a dish that is always served. */
export function servedText(dish: ServedColumns, locale: string, words: ServedWords): string | null {
  const day = inWords(locale, { day: 'numeric', month: 'long' })
  const monthName = inWords(locale, { month: 'long' })
  const { temporada_desde: first, temporada_hasta: last, disponible_desde: from, disponible_hasta: to } = dish
  const weekdays = [...(dish.dias_semana ?? '')].map(weekdayName).map(inWords(locale, { weekday: 'long' }))
  const parts = [
    dish.servicio && words[dish.servicio],
    weekdays.length > 0 &&
      fill(words.dias, {
        dias: new Intl.ListFormat(europe(locale), { type: 'conjunction' }).format(weekdays),
      }),
    first !== null &&
      last !== null &&
      (first === last
        ? fill(words.unMes, { mes: monthName(monthDay(first)) })
        : fill(words.meses, { desde: monthName(monthDay(first)), hasta: monthName(monthDay(last)) })),
    from && to
      ? fill(words.fechas, { desde: day(from), hasta: day(to) })
      : from
        ? fill(words.desde, { dia: day(from) })
        : to && fill(words.hasta, { dia: day(to) }),
  ].filter((part): part is string => typeof part === 'string' && part !== '')
  return parts.length > 0 ? parts.join(', ') : null
}
