import { z } from 'zod'
import { LOCALES } from '../i18n/locales.ts'

export const MAX_TEXTO = 280
export const MAX_NOMBRE = 60
export const MAX_FOTO_MB = 10
export const FOTO_ACCEPT = 'image/jpeg,image/png,image/webp,image/avif'

const AVISOS_MURO = [
  'sesion',
  'nombre',
  'texto',
  'texto_largo',
  'idioma',
  'foto',
  'foto_tipo',
  'foto_peso',
  'consentimiento',
  'limite',
  'frecuencia',
  'origen',
  'fallo',
] as const
export type MuroAviso = (typeof AVISOS_MURO)[number]
export const asMuroAviso = (value: unknown): MuroAviso | null =>
  AVISOS_MURO.find((aviso) => aviso === value) ?? null

const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
const charCount = (text: string): number => [...text].length
/** As the database does: NFC, Unix lines, no NUL. */
const clean = (text: string): string =>
  text.normalize('NFC').replaceAll('\r\n', '\n').replaceAll('\0', '').trim()

export const experienciaInput = z.object({
  nombre: z
    .string('nombre')
    .max(400, 'nombre')
    .transform(clean)
    .refine((text) => charCount(text) >= 1 && charCount(text) <= MAX_NOMBRE && !CONTROL.test(text), 'nombre'),
  texto: z
    .string('texto')
    .max(4000, 'texto_largo')
    .transform(clean)
    .refine((text) => charCount(text) >= 1, 'texto')
    .refine((text) => charCount(text) <= MAX_TEXTO, 'texto_largo'),
  idioma: z.enum(LOCALES, 'idioma'),
  consentimiento: z
    .literal('on')
    .optional()
    .catch(undefined)
    .transform((on) => on === 'on'),
})
export type ExperienciaInput = z.output<typeof experienciaInput>

export const avisoOf = (error: z.ZodError): MuroAviso => asMuroAviso(error.issues[0]?.message) ?? 'texto'
