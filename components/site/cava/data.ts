import type { Suggestions } from '@/lib/carta/suggestions.ts'
import type { VinoStyle } from '@/lib/cava/read.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import type { Texto } from '@/lib/i18n/textos.ts'

/** `clave` is its value in the address. */
export type Choice = { clave: string; nombre: Texto }

export type CavaData = {
  wineStyles: readonly VinoStyle[]
  regiones: readonly Choice[]
  uvas: readonly Choice[]
  /** Whole euros that enclose the price of every bottle. */
  precios: readonly [number, number]
  suggestions: Suggestions
}

/** Each reason once, as `[text, language]`; each dish has its wines with the index of the reason. */
export type Pairings = {
  motivos: readonly (readonly [string, Locale?])[]
  platos: Record<string, readonly (readonly [vino: string, motivo: number])[]>
}
