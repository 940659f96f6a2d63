import type { Suggestions } from '@/lib/carta/suggestions.ts'
import type { VinoStyle } from '@/lib/cava/read.ts'
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

/** The wines of each dish, as `[slug, reason, language of the reason]`; '' where there is none, or the page's. */
export type Pairings = Record<string, readonly (readonly [vino: string, why: string, lang: string])[]>
