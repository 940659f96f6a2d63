import 'server-only'
import { z } from 'zod'
import type { Result } from '../core/result.ts'
import { LOCALES } from '../i18n/locales.ts'
import { callRpc, noAviso } from '../supabase/rpc.ts'
import { DIETAS } from './perfil-schema.ts'

const optionalText = z.string().nullable().catch(null)

const cuenta = z.object({
  cuenta: z.object({
    id: z.uuid(),
    email: optionalText,
    creada_en: z.string(),
    proveedores: z.array(z.string()),
  }),
  perfil: z
    .object({
      username: optionalText,
      idioma: z.enum(LOCALES).nullable().catch(null),
      avatar_url: optionalText,
      terminos_version: optionalText,
      privacidad_version: optionalText,
    })
    .nullable(),
  vigentes: z.object({ terminos: optionalText, privacidad: optionalText }),
  aceptaciones: z.array(
    z.object({ texto: z.enum(['terminos', 'privacidad']), version: z.string(), aceptado_en: z.string() }),
  ),
  necesidades: z
    .object({ dieta: z.array(z.enum(DIETAS)), alergenos: z.array(z.string()), consentido_en: z.string() })
    .nullable(),
  vinos_favoritos: z.array(z.object({ slug: z.string(), nombre: z.string(), bodega: optionalText })),
  experiencias: z.array(
    z.object({
      id: z.uuid(),
      texto: z.string(),
      idioma: z.string(),
      estado: z.enum(['pendiente', 'publicada', 'rechazada', 'retirada']),
      creado_en: z.string(),
      respuesta: optionalText,
    }),
  ),
  sesiones: z.array(
    z.object({ id: z.uuid(), creada_en: z.string(), usada_en: z.string(), navegador: optionalText }),
  ),
  baja: z.object({ pedida_en: z.string(), borra_en: z.string() }).nullable(),
})
export type MiCuenta = z.output<typeof cuenta>

export const miCuenta = (token: string): Promise<Result<MiCuenta | null, 'unreachable'>> =>
  callRpc('mi_cuenta', {}, cuenta.nullable(), noAviso, { token })

export const allMyData = (token: string): Promise<Result<Record<string, unknown> | null, 'unreachable'>> =>
  callRpc('mi_cuenta', {}, z.record(z.string(), z.unknown()).nullable(), noAviso, {
    token,
    timeoutMs: 10_000,
  })
