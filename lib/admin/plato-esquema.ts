import 'server-only'
import { z } from 'zod'

export const FORMATOS = ['unico', 'media', 'racion', 'unidad', 'persona', '100g', 'kg', 'menu'] as const
export const PRESENCIAS = ['contiene', 'puede_contener', 'comprobado_sin'] as const
export type Formato = (typeof FORMATOS)[number]
export type Presencia = (typeof PRESENCIAS)[number]

const flag = z.literal('on').optional().transform(Boolean)
const trimmed = (max: number) => z.string().trim().max(max, `Como mucho ${max} caracteres.`)
const lineas = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )
  .pipe(
    z.array(z.string().max(120, 'Cada ingrediente, como mucho 120 caracteres.')).max(60, 'Como mucho 60.'),
  )

/** "24", "24,5", "24,00" or "24.00" euros to cents; empty is no price. */
const euros = z
  .string()
  .trim()
  .transform((text) => text.replace(/\s*€$/, ''))
  .refine(
    (text) => text === '' || /^\d{1,4}([.,]\d{1,2})?$/.test(text),
    'Escribe el precio en euros, por ejemplo 24,00.',
  )
  .transform((text) => (text === '' ? null : Math.round(Number(text.replace(',', '.')) * 100)))
  .refine((cents) => cents === null || cents > 0, 'El precio tiene que ser mayor que cero.')

const precios = z
  .record(z.string(), z.object({ formato: z.enum(FORMATOS, 'Elige para qué es el precio.'), importe: euros }))
  .transform((filas) =>
    Object.values(filas).flatMap(({ formato, importe }) =>
      importe === null ? [] : [{ formato, cents: importe }],
    ),
  )
  .refine((filas) => filas.length > 0, 'Escribe al menos un precio, por ejemplo 24,00.')
  .refine(
    (filas) => new Set(filas.map(({ formato }) => formato)).size === filas.length,
    'Hay dos precios para lo mismo: deja uno o cambia para qué es.',
  )

const textos = z
  .object({ nombre: trimmed(120), descripcion: trimmed(600), ingredientes: lineas, borrador: flag })
  .transform(({ borrador, ...t }) => ({ ...t, estado: borrador ? 'borrador' : 'revisado' }))

/** The dish form, as it is posted: texts in five languages, prices, diet, and the allergens as a decision. */
export const platoSchema = z
  .object({
    id: z.uuid().optional(),
    version: z.coerce.number().int().optional(),
    nombre: trimmed(120).min(2, 'Escribe el nombre del plato.'),
    descripcion: trimmed(600),
    ingredientes: lineas,
    categoria_id: z.uuid('Elige una categoría.'),
    precios,
    traducciones: z.object({ en: textos, fr: textos, de: textos, it: textos }),
    vegetariano: flag,
    vegano: flag,
    pescado_crudo: flag,
    picante: z.coerce.number().int().min(0).max(3).default(0),
    destacado: flag,
    visible: flag,
    agotado: flag,
    declaracion: z.enum(
      ['declarado', 'ninguno', 'pendiente'],
      'Decide sobre los alérgenos: marca los que lleva, confirma que no lleva ninguno o déjalos sin declarar.',
    ),
    alergenos: z
      .record(z.string().regex(/^[a-z_]{2,40}$/), z.enum([...PRESENCIAS, 'sin_declarar']))
      .transform((todos) => Object.fromEntries(Object.entries(todos).filter(([, p]) => p !== 'sin_declarar')))
      .default({}),
  })
  .superRefine((p, ctx) => {
    const marcados = Object.values(p.alergenos)
    const lleva = marcados.some((presencia) => presencia !== 'comprobado_sin')
    if (p.declaracion === 'declarado' && marcados.length === 0)
      ctx.addIssue({
        code: 'custom',
        path: ['declaracion'],
        message:
          'No has marcado ningún alérgeno. Si no lleva ninguno, elige «No contiene ninguno de los 14».',
      })
    if (p.declaracion === 'ninguno' && lleva)
      ctx.addIssue({
        code: 'custom',
        path: ['declaracion'],
        message: 'Has marcado alérgenos y también que no contiene ninguno. Corrige una de las dos cosas.',
      })
  })
export type PlatoForm = z.output<typeof platoSchema>

/** "Gamba roja de la lonja" to "gamba-roja-de-la-lonja": the short name in addresses and pictures. */
export const slugDe = (nombre: string): string =>
  nombre
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 70)
    .replace(/-+$/, '') || 'plato'

const copiaSchema = z.object({
  slug: z.string(),
  nombre: z.string(),
  descripcion: z.string().nullable(),
  ingredientes: z.array(z.string()),
  ilustracion: z.string().nullable(),
  categoria_id: z.uuid(),
  traducciones: z.record(z.string(), z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
  precios: z.array(z.object({ formato: z.enum(FORMATOS), cents: z.number().int() })),
  alergenos: z.record(z.string(), z.enum(PRESENCIAS)),
  visible: z.boolean(),
  destacado: z.boolean(),
  picante: z.number().int(),
  pescado_crudo: z.boolean(),
  vegetariano: z.boolean(),
  vegano: z.boolean(),
  agotado_hasta: z.string().nullable(),
  declarado_en: z.string().nullable(),
  declarado_por: z.string().nullable(),
  orden: z.number(),
})

/** What `deletePlato` gave, on its way back from the browser. */
export const copia = z
  .string()
  .transform((text, ctx) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      ctx.addIssue('copia')
      return z.NEVER
    }
  })
  .pipe(copiaSchema)
