import type { Translatable } from '@/components/admin/translations/completeness.ts'

/** What of a picture of the gallery is translated, and how it is called inside a sentence. */
export const TEXTOS = [
  { campo: 'titulo', dicho: 'el título' },
  { campo: 'pie', dicho: 'el pie' },
  { campo: 'alt', dicho: 'la descripción' },
] as const satisfies readonly Translatable[]
