import type { PlatoRow } from '@/lib/admin/list/rows.ts'

export const amount = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

export const precioFields = (precios: readonly { formato: string; cents: number; minimo: number }[]) =>
  precios.map(({ formato, cents, minimo }) => ({
    formato,
    importe: amount(cents),
    minimo: minimo > 1 ? String(minimo) : '',
  }))

export const FORMAT = {
  unico: 'plato',
  media: 'media ración',
  racion: 'ración',
  unidad: 'unidad',
  persona: 'persona',
  '100g': '100 g',
  kg: 'kilo',
  menu: 'menú',
} as const satisfies Record<PlatoRow['precios'][number]['formato'], string>

const DATE_TIME = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'Europe/Madrid',
  dateStyle: 'long',
  timeStyle: 'short',
})
/** "12 de noviembre de 2026, 11:40", the restaurant's clock. */
export const when = (instant: string): string => DATE_TIME.format(Date.parse(instant))
