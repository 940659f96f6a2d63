import type { Dia } from '@/components/admin/dashboard/chart.tsx'
import type { Informe } from '@/lib/admin/libro/informe.ts'
import { dayAndMonth, dayInWords } from '@/lib/core/date-words.ts'
import { addDays, daysBetween, type IsoDate, weekday } from '@/lib/core/dates.ts'

/** Above so many days a column stands for a week: narrower ones cannot be told apart on a phone. */
const DIAS_SUELTOS = 62

export const porSemanas = ({ desde, hasta }: { desde: IsoDate; hasta: IsoDate }): boolean =>
  daysBetween(desde, hasta) >= DIAS_SUELTOS

const lunesDe = (dia: IsoDate): IsoDate => addDays(dia, 1 - weekday(dia))
const corto = (dia: IsoDate): string => `${Number(dia.slice(8))}/${Number(dia.slice(5, 7))}`

/** The whole period as columns, those without a booking too: by days, or by weeks when it is long. */
export function columnas({ desde, hasta, dias }: Informe, hoy: IsoDate): Dia[] {
  const semanas = porSemanas({ desde, hasta })
  const suyo = (dia: IsoDate): IsoDate => (semanas ? lunesDe(dia) : dia)
  const n = new Map<string, number>()
  for (const { dia, servicio, cubiertos } of dias) {
    const key = `${suyo(dia)} ${servicio}`
    n.set(key, (n.get(key) ?? 0) + cubiertos)
  }
  const paso = semanas ? 7 : 1
  const primero = suyo(desde)
  return Array.from({ length: Math.floor(daysBetween(primero, hasta) / paso) + 1 }, (_, i) => {
    const dia = addDays(primero, i * paso)
    const ultimo = addDays(dia, 6)
    return {
      dia,
      corto: corto(dia),
      largo: semanas ? `${dayAndMonth(dia, 'es')} a ${dayInWords(ultimo, 'es')}` : dayInWords(dia, 'es'),
      hoy: dia === suyo(hoy),
      comida: n.get(`${dia} comida`) ?? 0,
      cena: n.get(`${dia} cena`) ?? 0,
    }
  })
}
