import 'server-only'
import { z } from 'zod'

const PRESENCIAS = ['contiene', 'puede_contener', 'comprobado_sin'] as const
export type Presencia = (typeof PRESENCIAS)[number]

export const declaration = z.enum(
  ['declarado', 'ninguno', 'pendiente'],
  'Decide sobre los alérgenos: marca los que lleva, confirma que no lleva ninguno o déjalos sin declarar.',
)
export const alergenos = z
  .record(z.string().regex(/^[a-z_]{2,40}$/), z.enum([...PRESENCIAS, 'sin_declarar']))
  .transform((all) => {
    const declared: Record<string, Presencia> = {}
    for (const [clave, presencia] of Object.entries(all))
      if (presencia !== 'sin_declarar') declared[clave] = presencia
    return declared
  })
  .default({})

export const declaredFor = z.string().max(20_000).optional()

const cleanText = (valor: unknown): string =>
  String(valor ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')

/** A decision taken for another recipe than the saved one does not count. */
export function checkRecipe(
  p: { declaracion: string; declarado_para?: string | undefined },
  recipe: readonly unknown[],
  ctx: z.RefinementCtx,
): void {
  if (p.declaracion === 'pendiente' || p.declarado_para === undefined) return
  if (p.declarado_para === JSON.stringify(recipe.map(cleanText))) return
  ctx.addIssue({
    code: 'custom',
    path: ['declaracion'],
    message: 'Ha cambiado lo que lleva después de decidir: repasa los alérgenos y decide otra vez.',
  })
}

type DecidedAlergenos = {
  declaracion: 'declarado' | 'ninguno' | 'pendiente'
  alergenos: Record<string, Presencia>
}

export function checkDeclaration(p: DecidedAlergenos, ctx: z.RefinementCtx): void {
  const marked = Object.values(p.alergenos)
  const containsAny = marked.some((presencia) => presencia !== 'comprobado_sin')
  const no = (message: string) => ctx.addIssue({ code: 'custom', path: ['declaracion'], message })
  if (p.declaracion === 'declarado' && marked.length === 0)
    no('No has marcado ningún alérgeno. Si no lleva ninguno, elige «No contiene ninguno de los 14».')
  if (p.declaracion === 'ninguno' && containsAny)
    no('Has marcado alérgenos y también que no contiene ninguno. Corrige una de las dos cosas.')
}
