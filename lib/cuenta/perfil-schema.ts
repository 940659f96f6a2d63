import { z } from 'zod'
import { LOCALES } from '../i18n/locales.ts'

export const MAX_USERNAME = 60
export const MAX_AVATAR_MB = 10

export const DIETAS = ['vegetariano', 'vegano'] as const

export const FRAMINGS = ['auto', 'centro', 'arriba', 'abajo'] as const
export type Framing = (typeof FRAMINGS)[number]
export const asFraming = (value: unknown): Framing => FRAMINGS.find((framing) => framing === value) ?? 'auto'

export const SECTIONS = ['tu', 'mesa', 'vinos', 'muro', 'sesiones', 'datos'] as const
export type PerfilSection = (typeof SECTIONS)[number]

const AVISOS_PERFIL = [
  'sesion',
  'usuario',
  'perfil',
  'foto',
  'foto_tipo',
  'foto_peso',
  'consentimiento',
  'aceptar',
  'alergenos',
  'vino',
  'experiencia',
  'version',
  'confirmar',
  'ultimo_admin',
  'frecuencia',
  'origen',
  'fallo',
] as const
export type PerfilAviso = (typeof AVISOS_PERFIL)[number]
export const asPerfilAviso = (value: unknown): PerfilAviso | null =>
  AVISOS_PERFIL.find((aviso) => aviso === value) ?? null

const DONE = [
  'nombre',
  'foto',
  'foto_quitada',
  'mesa',
  'mesa_borrada',
  'vino',
  'vino_quitado',
  'experiencia',
  'sesion',
  'sesiones',
  'textos',
  'baja',
  'baja_anulada',
] as const
export type Done = (typeof DONE)[number]
export const asDone = (value: unknown): Done | null => DONE.find((done) => done === value) ?? null

const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
const on = z
  .literal('on')
  .optional()
  .catch(undefined)
  .transform((value) => value === 'on')

export const nombreInput = z.object({
  username: z
    .string('usuario')
    .max(400, 'usuario')
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => {
      const letters = [...text].length
      return letters >= 1 && letters <= MAX_USERNAME && !CONTROL.test(text)
    }, 'usuario'),
  idioma: z.enum(LOCALES, 'usuario'),
  acepto: on,
})
export type NombreInput = z.output<typeof nombreInput>

export const saludInput = z.object({
  consentimiento: on.refine((given) => given, 'consentimiento'),
  dieta: z.array(z.enum(DIETAS, 'alergenos')).max(2, 'alergenos'),
  alergenos: z.array(z.string().regex(/^[a-z_]{2,30}$/, 'alergenos')).max(14, 'alergenos'),
})
export type SaludInput = z.output<typeof saludInput>

export const avisoOf = (error: z.ZodError): PerfilAviso => asPerfilAviso(error.issues[0]?.message) ?? 'fallo'
