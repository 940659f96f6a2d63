import type { Glaze } from '@/components/ui/tile.tsx'

const EUROS = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: true })
export const euros = (cents: number): string => EUROS.format(cents / 100)

type WithAlergenos = { declarado_en: string | null; alergenos: readonly { presencia: string }[] }
/** "2 alérgenos", "sin alérgenos", "alérgenos sin declarar". */
export function alergenosLabel({ declarado_en, alergenos }: WithAlergenos): string {
  if (!declarado_en) return 'alérgenos sin declarar'
  const n = alergenos.filter(({ presencia }) => presencia !== 'comprobado_sin').length
  return n === 0 ? 'sin alérgenos' : `${n} ${n === 1 ? 'alérgeno' : 'alérgenos'}`
}

export const preciosLabel = (precios: readonly { cents: number }[]): string =>
  precios.map(({ cents }) => euros(cents)).join(' · ')

const GLAZES = ['anil', 'salmonete', 'limon', 'gamba', 'tinta', 'oliva'] as const satisfies readonly Glaze[]
/** The glaze of the tile that stands for a row without a picture: always the same one. */
export const glaze = (slug: string): Glaze =>
  GLAZES[(slug.charCodeAt(0) + slug.length) % GLAZES.length] ?? 'anil'

/** What has become of several rows, by the verb. */
export const BATCH_DONE: Readonly<Record<string, string>> = {
  publicar: 'publicados',
  ocultar: 'ocultos',
  precios: 'con precios nuevos',
  agotar: 'agotados hoy',
  reponer: 'disponibles otra vez',
  mover: 'en otra categoría',
}
