import type { Translatable } from '@/components/admin/translations/completeness.ts'

export const TEXTOS = [
  { campo: 'titulo', dicho: 'el título' },
  { campo: 'pie', dicho: 'el pie' },
  { campo: 'alt', dicho: 'la descripción' },
] as const satisfies readonly Translatable[]
