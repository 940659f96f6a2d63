import type { Suggestions } from '@/lib/carta/suggestions.ts'
import type { VinoStyle } from '@/lib/cava/read.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import type { Texto } from '@/lib/i18n/textos.ts'

/** Something to choose from a list, by its word in the address. */
export type Choice = { clave: string; nombre: Texto }

/** All that the page of the Cava shows, whatever is filtered. */
export type CavaData = {
  wineStyles: readonly VinoStyle[]
  regiones: readonly Choice[]
  uvas: readonly Choice[]
  /** Whole euros between which every bottle costs. */
  precios: readonly [number, number]
  suggestions: Suggestions
}

/** Every reason once, as `[text, language]`, and for each dish its wines with the number of the reason. */
export type Pairings = {
  motivos: readonly (readonly [string, Locale?])[]
  platos: Record<string, readonly (readonly [vino: string, motivo: number])[]>
}
