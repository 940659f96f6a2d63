import type { Sugerencias } from '@/lib/carta/suggestions.ts'
import type { Estilo } from '@/lib/cava/read.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import type { Texto } from '@/lib/i18n/textos.ts'

/** Something to choose from a list, by its word in the address. */
export type Opcion = { clave: string; nombre: Texto }

/** All that the page of the Cava shows, whatever is filtered. */
export type DatosCava = {
  estilos: readonly Estilo[]
  regiones: readonly Opcion[]
  uvas: readonly Opcion[]
  /** Whole euros between which every bottle costs. */
  precios: readonly [number, number]
  sugerencias: Sugerencias
}

/** Every reason once, as `[text, language]`, and for each dish its wines with the number of the reason. */
export type Parejas = {
  motivos: readonly (readonly [string, Locale?])[]
  platos: Record<string, readonly (readonly [vino: string, motivo: number])[]>
}
