import type { Dia } from '@/components/admin/dashboard/chart.tsx'
import type { Informe } from '@/lib/admin/libro/informe.ts'
import { dayAndMonth, dayInWords } from '@/lib/core/date-words.ts'
import { addDays, daysBetween, type IsoDate, weekday } from '@/lib/core/dates.ts'

type Counted = Informe['dias'][number]

/** The bookings of a service that its covers are counted from: neither called off nor missed. */
export const standing = ({ reservas, faltas, anuladas }: Counted): number => reservas - faltas - anuladas

/** Above so many days a column stands for a week: narrower ones cannot be told apart on a phone. */
const MAX_DAY_COLUMNS = 62

export const byWeek = ({ desde, hasta }: { desde: IsoDate; hasta: IsoDate }): boolean =>
  daysBetween(desde, hasta) >= MAX_DAY_COLUMNS

const mondayOf = (dia: IsoDate): IsoDate => addDays(dia, 1 - weekday(dia))
const shortDate = (dia: IsoDate): string => `${Number(dia.slice(8))}/${Number(dia.slice(5, 7))}`

/** The whole period as columns, those without a booking too: by days, or by weeks when it is long. */
export function columns({ desde, hasta, dias }: Informe, today: IsoDate): Dia[] {
  const weekly = byWeek({ desde, hasta })
  const columnOf = (dia: IsoDate): IsoDate => (weekly ? mondayOf(dia) : dia)
  const n = new Map<string, number>()
  for (const { dia, servicio, cubiertos } of dias) {
    const key = `${columnOf(dia)} ${servicio}`
    n.set(key, (n.get(key) ?? 0) + cubiertos)
  }
  const step = weekly ? 7 : 1
  const first = columnOf(desde)
  return Array.from({ length: Math.floor(daysBetween(first, hasta) / step) + 1 }, (_, i) => {
    const dia = addDays(first, i * step)
    const last = addDays(dia, 6)
    return {
      dia,
      short: shortDate(dia),
      long: weekly ? `${dayAndMonth(dia, 'es')} a ${dayInWords(last, 'es')}` : dayInWords(dia, 'es'),
      hoy: dia === columnOf(today),
      comida: n.get(`${dia} comida`) ?? 0,
      cena: n.get(`${dia} cena`) ?? 0,
    }
  })
}
