import { z } from 'zod'
import { SECTIONS } from '@/lib/admin/historial/labels.ts'
import type { HistorialFilter } from '@/lib/admin/historial/read.ts'
import { addDays, type IsoDate, isIsoDate, ZONA } from '@/lib/core/dates.ts'

export type Filter = {
  seccion: string
  fila: string
  quien: string
  desde: IsoDate | ''
  hasta: IsoDate | ''
}
type Query = Readonly<Record<string, string | string[] | undefined>>

const UTC_OFFSET = new Intl.DateTimeFormat('en-US', { timeZone: ZONA, timeZoneName: 'longOffset' })
function startOfDay(fecha: IsoDate): string {
  const noon = Date.parse(`${fecha}T00:00:00Z`)
  const offset =
    UTC_OFFSET.formatToParts(noon).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT+01:00'
  return new Date(`${fecha}T00:00:00${offset.replace('GMT', '') || 'Z'}`).toISOString()
}

export function readFilter(query: Query): Filter {
  const one = (name: string): string => {
    const value = query[name]
    return typeof value === 'string' ? value : ''
  }
  const day = (name: string): IsoDate | '' => {
    const text = one(name)
    return isIsoDate(text) ? text : ''
  }
  const seccion = one('seccion')
  return {
    seccion: SECTIONS.some(({ tabla }) => tabla === seccion) ? seccion : '',
    fila: /^[\w-]{1,80}$/.test(one('fila')) ? one('fila') : '',
    quien: z.uuid().safeParse(one('quien')).success ? one('quien') : '',
    desde: day('desde'),
    hasta: day('hasta'),
  }
}

export const pregunta = ({ seccion, fila, quien, desde, hasta }: Filter): HistorialFilter => ({
  tabla: seccion || undefined,
  fila: seccion && fila ? fila : undefined,
  quien: quien || undefined,
  desde: desde ? startOfDay(desde) : undefined,
  hasta: hasta ? startOfDay(addDays(hasta, 1)) : undefined,
})

export const inAddress = (filter: Filter, more: Record<string, string> = {}): string => {
  const query = new URLSearchParams(
    Object.entries({ ...filter, ...more }).filter(([, value]) => value !== ''),
  )
  return query.size > 0 ? `?${query}` : ''
}

export const cursor = (value: unknown): number | null => {
  const n = z.coerce.number().int().positive().safeParse(value)
  return n.success ? n.data : null
}
