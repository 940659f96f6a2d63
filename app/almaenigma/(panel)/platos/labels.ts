import type { PlatoFila } from '@/lib/admin/carta/platos-list.ts'

/** How the dishes of the panel are told: prices, allergens, and the names of the formats. */
const EUROS = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: true })
export const euros = (cents: number): string => EUROS.format(cents / 100)
/** "24,00", as it is typed. */
export const amount = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

/** Prices as their fields show them; the usual minimum of one is left out. */
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
} as const satisfies Record<PlatoFila['precios'][number]['formato'], string>

export const precioDe = (p: PlatoFila): string => p.precios.map(({ cents }) => euros(cents)).join(' · ')

/** "2 alérgenos", "Sin alérgenos", "Alérgenos sin declarar". */
export function alergenosDe(p: PlatoFila): string {
  if (!p.declarado_en) return 'alérgenos sin declarar'
  const n = p.alergenos.filter(({ presencia }) => presencia !== 'comprobado_sin').length
  return n === 0 ? 'sin alérgenos' : `${n} ${n === 1 ? 'alérgeno' : 'alérgenos'}`
}

const DATE_TIME = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'Europe/Madrid',
  dateStyle: 'long',
  timeStyle: 'short',
})
/** "12 de noviembre de 2026, 11:40", the restaurant's clock. */
export const when = (instant: string): string => DATE_TIME.format(Date.parse(instant))

/** Case and accents do not matter when somebody searches. */
export const plano = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
