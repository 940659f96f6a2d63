import { z } from 'zod'
import { isEmail } from '../core/email.ts'
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locales.ts'
import { MAX as EN_RESERVAS, isLonger, isName, isPhone, normalisePhone } from '../reservas/rules.ts'
import { cleanText } from '../reservas/schema.ts'

const CAMPOS = ['nombre', 'email', 'telefono', 'asunto', 'texto', 'privacidad'] as const
export type MensajeField = (typeof CAMPOS)[number]

const AVISOS = [...CAMPOS, 'limite', 'frecuencia', 'formato', 'clave', 'origen', 'unreachable'] as const
export type MensajeAviso = (typeof AVISOS)[number]
export const isMensajeAviso = (value: unknown): value is MensajeAviso =>
  AVISOS.some((aviso) => aviso === value)
export const isMensajeField = (value: unknown): value is MensajeField =>
  CAMPOS.some((field) => field === value)

export const MAX = {
  nombre: EN_RESERVAS.nombre,
  email: EN_RESERVAS.email,
  telefono: EN_RESERVAS.telefono,
  asunto: 120,
  texto: 2000,
} as const satisfies Partial<Record<MensajeField, number>>

/** `pattern` attributes, read with the `v` flag: the same rules as far as an `<input>` can say them. */
export const PATTERNS = {
  email: "[A-Za-z0-9.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+@([A-Za-z0-9\\-]+\\.)+[A-Za-z]{2,}",
  telefono: '\\s*(\\+|00)[\\d\\s.\\-\\/\\(\\)]{9,22}',
} as const

const aviso = (code: MensajeField) => ({ error: code })

const optionalLine = (code: 'asunto') =>
  z
    .string(aviso(code))
    .max(10 * MAX[code], code)
    .transform((text) => cleanText(text).replace(/\s+/g, ' ') || null)
    .refine((text) => text === null || !isLonger(text, MAX[code]), aviso(code))
    .nullish()
    .transform((text) => text ?? null)

export const mensajeInput = z.object({
  nombre: z
    .string(aviso('nombre'))
    .max(4 * MAX.nombre, 'nombre')
    .transform((text) => text.normalize('NFC').trim())
    .refine(isName, aviso('nombre')),
  email: z
    .string(aviso('email'))
    .max(4 * MAX.email, 'email')
    .transform((text) => text.normalize('NFC').trim())
    .refine(isEmail, aviso('email')),
  telefono: z
    .string(aviso('telefono'))
    .transform((text) => normalisePhone(text) || null)
    .refine((text) => text === null || isPhone(text), aviso('telefono'))
    .nullish()
    .transform((text) => text ?? null),
  asunto: optionalLine('asunto'),
  texto: z
    .string(aviso('texto'))
    .max(10 * MAX.texto, 'texto')
    .transform(cleanText)
    .refine((text) => text !== '' && !isLonger(text, MAX.texto), aviso('texto')),
  privacidad: z
    .union([z.boolean(), z.string().transform((text) => ['on', 'true', '1'].includes(text.toLowerCase()))])
    .catch(false)
    .refine((read) => read, aviso('privacidad')),
  locale: z.enum(LOCALES).catch(DEFAULT_LOCALE),
})
export type MensajeInput = z.output<typeof mensajeInput>

/** Honeypot: who fills in this hidden field is thanked, and nothing is stored. */
export const HONEYPOT = 'casilla'

export const refusedFields = ({ issues }: z.ZodError): MensajeField[] =>
  CAMPOS.filter((field) => issues.some(({ message }) => message === field))
