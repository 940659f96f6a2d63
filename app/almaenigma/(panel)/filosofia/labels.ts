import type { Translatable } from '@/components/admin/translations/completeness.ts'

/** What of a section of the page is translated, and how it is called inside a sentence. */
export const TEXTOS = [
  { campo: 'titulo', dicho: 'el título' },
  { campo: 'subtitulo', dicho: 'el subtítulo' },
  { campo: 'cuerpo', dicho: 'el texto' },
] as const satisfies readonly Translatable[]
