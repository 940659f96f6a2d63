import 'server-only'
import { z } from 'zod'
import {
  alergenos,
  checkDeclaration,
  checkRecipe,
  declaration,
  declaredFor,
} from '@/lib/admin/carta/alergenos-schema.ts'
import { agotado_hasta, ilustracion } from '@/lib/admin/carta/columns-schema.ts'
import { precios } from '@/lib/admin/carta/precios-schema.ts'
import { imagenCampo } from '@/lib/admin/imagenes/schema.ts'
import { decimal, integer } from '@/lib/admin/kit/numbers.ts'
import { byIdioma, flag, MARKS, trimmed, withEstado } from '@/lib/admin/translations/schema.ts'

const textos = z.object({ nombre: trimmed(120), descripcion: trimmed(600), ...MARKS }).transform(withEstado)

export const bebidaSchema = z
  .object({
    id: z.uuid().optional(),
    version: z.coerce.number().int().optional(),
    nombre: trimmed(120).min(2, 'Escribe el nombre de la bebida.'),
    descripcion: trimmed(600),
    categoria_id: z.uuid('Elige una categoría.'),
    volumen_ml: integer(10, 5000),
    graduacion: decimal(0, 80),
    con_alcohol: flag,
    precios,
    traducciones: byIdioma(textos),
    vegetariano: flag,
    vegano: flag,
    visible: flag,
    agotado_hasta,
    ilustracion,
    imagen: imagenCampo.optional(),
    declaracion: declaration,
    declarado_para: declaredFor,
    alergenos,
  })
  .superRefine((b, ctx) => {
    checkDeclaration(b, ctx)
    checkRecipe(b, [b.descripcion], ctx)
    if (!b.con_alcohol && b.graduacion !== null && b.graduacion > 1.2)
      ctx.addIssue({
        code: 'custom',
        path: ['con_alcohol'],
        message: 'Con más de 1,2 % de alcohol, marca «Lleva alcohol».',
      })
  })
export type BebidaForm = z.output<typeof bebidaSchema>
