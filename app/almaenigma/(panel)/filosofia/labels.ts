import type { Translatable } from '@/components/admin/translations/completeness.ts'

export const TEXTOS = [
  { campo: 'titulo', dicho: 'el título' },
  { campo: 'subtitulo', dicho: 'el subtítulo' },
  { campo: 'cuerpo', dicho: 'el texto' },
] as const satisfies readonly Translatable[]
