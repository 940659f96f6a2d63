import 'server-only'
import { z } from 'zod'
import {
  alergenos,
  checkDeclaration,
  checkRecipe,
  declaration,
  declaredFor,
} from '@/lib/admin/carta/alergenos-schema.ts'
import { agotado_hasta, checkServed, ilustracion, served } from '@/lib/admin/carta/columns-schema.ts'
import { maridajes } from '@/lib/admin/carta/maridaje-schema.ts'
import { precios } from '@/lib/admin/carta/precios-schema.ts'
import { imagenCampo } from '@/lib/admin/imagenes/schema.ts'
import { byIdioma, flag, lines, MARKS, trimmed, withEstado } from '@/lib/admin/translations/schema.ts'

const ingredients = lines(120, 'Cada ingrediente')
const textos = z
  .object({ nombre: trimmed(120), descripcion: trimmed(600), ingredientes: ingredients, ...MARKS })
  .transform(withEstado)

export const platoSchema = z
  .object({
    id: z.uuid().optional(),
    version: z.coerce.number().int().optional(),
    nombre: trimmed(120).min(2, 'Escribe el nombre del plato.'),
    descripcion: trimmed(600),
    ingredientes: ingredients,
    categoria_id: z.uuid('Elige una categoría.'),
    precios,
    traducciones: byIdioma(textos),
    vegetariano: flag,
    vegano: flag,
    pescado_crudo: flag,
    picante: z.coerce.number().int().min(0).max(3).default(0),
    destacado: flag,
    visible: flag,
    agotado_hasta,
    ...served,
    ilustracion,
    imagen: imagenCampo.optional(),
    maridajes,
    declaracion: declaration,
    declarado_para: declaredFor,
    alergenos,
  })
  .superRefine((p, ctx) => {
    checkDeclaration(p, ctx)
    checkServed(p, ctx)
    checkRecipe(p, [p.ingredientes.join('\n')], ctx)
  })
export type PlatoForm = z.output<typeof platoSchema>
