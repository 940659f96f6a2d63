import 'server-only'
import { z } from 'zod'

export const PRESENCIAS = ['contiene', 'puede_contener', 'comprobado_sin'] as const
export type Presencia = (typeof PRESENCIAS)[number]

/** The decision about the 14 as a whole: nothing is taken for granted, so it has no default. */
export const declaracion = z.enum(
  ['declarado', 'ninguno', 'pendiente'],
  'Decide sobre los alérgenos: marca los que lleva, confirma que no lleva ninguno o déjalos sin declarar.',
)
/** By key; what is undeclared has no entry. */
export const alergenos = z
  .record(z.string().regex(/^[a-z_]{2,40}$/), z.enum([...PRESENCIAS, 'sin_declarar']))
  .transform((todos) => {
    const dichos: Record<string, Presencia> = {}
    for (const [clave, presencia] of Object.entries(todos))
      if (presencia !== 'sin_declarar') dichos[clave] = presencia
    return dichos
  })
  .default({})

/** The recipe the decision was taken for, as the form tells it: one text per field it stands for. */
export const declarado_para = z.string().max(20_000).optional()

const limpio = (valor: unknown): string =>
  String(valor ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')

/** A decision taken for another recipe than the one that is saved with it is none. */
export function comprobarReceta(
  p: { declaracion: string; declarado_para?: string | undefined },
  receta: readonly unknown[],
  ctx: z.RefinementCtx,
): void {
  if (p.declaracion === 'pendiente' || p.declarado_para === undefined) return
  if (p.declarado_para === JSON.stringify(receta.map(limpio))) return
  ctx.addIssue({
    code: 'custom',
    path: ['declaracion'],
    message: 'Ha cambiado lo que lleva después de decidir: repasa los alérgenos y decide otra vez.',
  })
}

type Decidido = { declaracion: 'declarado' | 'ninguno' | 'pendiente'; alergenos: Record<string, Presencia> }

/** The decision and the list must say the same. */
export function comprobarDeclaracion(p: Decidido, ctx: z.RefinementCtx): void {
  const marcados = Object.values(p.alergenos)
  const lleva = marcados.some((presencia) => presencia !== 'comprobado_sin')
  const no = (message: string) => ctx.addIssue({ code: 'custom', path: ['declaracion'], message })
  if (p.declaracion === 'declarado' && marcados.length === 0)
    no('No has marcado ningún alérgeno. Si no lleva ninguno, elige «No contiene ninguno de los 14».')
  if (p.declaracion === 'ninguno' && lleva)
    no('Has marcado alérgenos y también que no contiene ninguno. Corrige una de las dos cosas.')
}
