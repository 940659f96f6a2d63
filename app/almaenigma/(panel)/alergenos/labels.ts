import type { MatrixRow, Presencia } from '@/lib/admin/carta/alergenos.ts'

type Mark = { sign: string; label: string; className: string }

/** A mark, how it is told, and how it looks: told apart by its shape on a sheet in black and white. */
const MARKS: Readonly<Record<Presencia, Mark>> = {
  contiene: { sign: '●', label: 'contiene', className: 'font-semibold text-texto' },
  puede_contener: { sign: '◐', label: 'puede contener', className: 'text-texto' },
  comprobado_sin: { sign: '–', label: 'comprobado sin', className: 'text-exito' },
}
const NOT_LISTED: Mark = { sign: '·', label: 'no figura', className: 'text-texto-3' }
const UNDECLARED: Mark = {
  sign: '?',
  label: 'sin declarar',
  className: 'bg-(--limon-velo) font-semibold text-texto',
}

export const LEGEND: readonly (Mark & { means: string })[] = [
  { ...MARKS.contiene, means: '' },
  { ...MARKS.puede_contener, means: '' },
  { ...MARKS.comprobado_sin, means: 'ni por contacto' },
  { ...NOT_LISTED, means: 'no está en la receta firmada; el contacto no se ha comprobado' },
  { ...UNDECLARED, means: 'nadie lo ha firmado: puede llevar cualquiera' },
]

/** Undeclared is a row that nobody has signed; in a signed one, what is not marked is not in the recipe. */
export const markOf = ({ declarado_en, presencias }: MatrixRow, alergeno: number): Mark => {
  if (!declarado_en) return UNDECLARED
  const presencia = presencias[String(alergeno)]
  return presencia ? MARKS[presencia] : NOT_LISTED
}
