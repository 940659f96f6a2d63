import 'server-only'
import { z } from 'zod'
import {
  alergenos,
  checkDeclaration,
  checkRecipe,
  declaration,
  declaredFor,
} from '@/lib/admin/carta/alergenos-schema.ts'
import { maridajes } from '@/lib/admin/carta/maridaje-schema.ts'
import { euros } from '@/lib/admin/carta/precios-schema.ts'
import { imagenCampo } from '@/lib/admin/imagenes/schema.ts'
import { decimal, integer } from '@/lib/admin/kit/numbers.ts'
import { byIdioma, flag, lines, MARKS, trimmed, withEstado } from '@/lib/admin/translations/schema.ts'

export const STYLES = ['espumoso', 'blanco', 'naranja', 'rosado', 'tinto', 'generoso', 'dulce'] as const
const CRIANZAS = ['joven', 'sobre_lias', 'roble', 'crianza', 'reserva', 'gran_reserva', 'otro'] as const

const textos = z.object({ nota: trimmed(600), motivo: trimmed(600), ...MARKS }).transform(withEstado)
const optional = (max: number) => trimmed(max).transform((text) => text || null)
const scale = integer(1, 5)

const uvas = z
  .record(
    z.string(),
    z.object({ clave: z.string().regex(/^([a-z0-9_]{2,40})?$/), porcentaje: integer(1, 100) }),
  )
  .default({})
  .transform((rows) =>
    Object.values(rows).flatMap(({ clave, porcentaje }) =>
      clave === '' ? [] : [{ clave, ...(porcentaje === null ? {} : { porcentaje }) }],
    ),
  )
  .refine((lista) => lista.length <= 12, 'Como mucho 12 uvas.')
  .refine(
    (lista) => new Set(lista.map(({ clave }) => clave)).size === lista.length,
    'Hay dos veces la misma uva: deja una.',
  )
  .refine(
    (lista) => lista.reduce((sum, { porcentaje }) => sum + (porcentaje ?? 0), 0) <= 100,
    'Los porcentajes suman más de 100.',
  )

export const vinoSchema = z
  .object({
    id: z.uuid().optional(),
    version: z.coerce.number().int().optional(),
    nombre: trimmed(120).min(2, 'Escribe el nombre del vino.'),
    bodega: trimmed(120).min(2, 'Escribe la bodega.'),
    pais: trimmed(80).min(2, 'Escribe el país.'),
    region: optional(80),
    denominacion: optional(120),
    estilo: z.enum(STYLES, 'Elige el estilo.'),
    crianza: z.union([z.literal('').transform(() => null), z.enum(CRIANZAS)]),
    anada: integer(1900, 2200),
    uvas,
    graduacion: decimal(0, 25),
    formato_ml: integer(100, 6000).transform((ml) => ml ?? 750),
    temp_min_c: integer(2, 25),
    temp_max_c: integer(2, 25),
    decantar: flag,
    ecologico: flag,
    vegano: flag,
    cuerpo: scale,
    acidez: scale,
    dulzor: scale,
    tanino: scale,
    precio_botella_cents: euros.refine((cents) => cents !== null, 'Escribe el precio de la botella.'),
    precio_copa_cents: euros,
    copa_ml: integer(20, 500),
    stock: integer(0, 100_000).transform((n) => n ?? 0),
    marida: lines(40, 'Cada palabra'),
    nota: trimmed(600),
    motivo: trimmed(600),
    traducciones: byIdioma(textos),
    maridajes,
    destacado: flag,
    visible: flag,
    imagen: imagenCampo.optional(),
    declaracion: declaration,
    declarado_para: declaredFor,
    alergenos,
  })
  .superRefine((v, ctx) => {
    checkDeclaration(v, ctx)
    checkRecipe(v, [v.bodega, v.anada ?? ''], ctx)
    const no = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message })
    if (v.precio_copa_cents !== null && v.copa_ml === null)
      no('copa_ml', 'Si se sirve por copas, escribe de cuántos mililitros.')
    if (v.temp_min_c !== null && v.temp_max_c !== null && v.temp_min_c > v.temp_max_c)
      no('temp_max_c', 'La temperatura más alta no puede ser menor que la más baja.')
    // Nearly every wine contains sulphites, so a missing entry is more likely a mistake than a decision.
    if (v.declaracion !== 'pendiente' && v.alergenos.sulfitos === undefined)
      no('declaracion', 'Di algo de los sulfitos: los contiene, puede contenerlos o está comprobado que no.')
  })
export type VinoForm = z.output<typeof vinoSchema>
