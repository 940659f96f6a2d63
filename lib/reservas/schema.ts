import { z } from 'zod'
import { isHHmm, isIsoDate } from '../core/dates.ts'
import { isEmail } from '../core/email.ts'
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locales.ts'
import type { ReservaAviso } from './avisos.ts'
import { DEFAULT_RULES } from './default-rules.ts'
import { isLonger, isName, isPhone, MAX, normalisePhone } from './rules.ts'

/** The input of `POST /api/reservas` (§5, §7). Messages are codes of `ReservaAviso`; nothing typed comes back in an
 * issue. */
const aviso = (code: ReservaAviso) => ({ error: code })

/** NFC, without control and direction marks but for line breaks, trimmed. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()

const line = (code: ReservaAviso, max: number) =>
  z.string(aviso(code)).transform((text) => (text.length > 4 * max ? text : text.normalize('NFC').trim()))

const optionalText = (max: number) =>
  z
    .string(aviso('texto_largo'))
    .max(10 * max, 'texto_largo')
    .transform((text) => cleanText(text) || null)
    .refine((text) => text === null || !isLonger(text, max), aviso('texto_largo'))
    .nullish()
    .transform((text) => text ?? null)

const { personasMin, personasMax } = DEFAULT_RULES
const guests = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^[0-9]{1,2}$/)
        .transform(Number),
    ],
    aviso('personas'),
  )
  .refine((n) => Number.isInteger(n) && n >= personasMin && n <= personasMax, aviso('personas'))

const YES = ['true', 'on', '1', 'si', 'sí']
const firstVisit = z
  .union([z.boolean(), z.string().transform((text) => YES.includes(text.trim().toLowerCase()))])
  .catch(false)

export const reservaInput = z.object({
  nombre: line('nombre', MAX.nombre).refine(isName, aviso('nombre')),
  email: line('email', MAX.email).refine(isEmail, aviso('email')),
  telefono: z.string(aviso('telefono')).transform(normalisePhone).refine(isPhone, aviso('telefono')),
  fecha_reserva: z.string(aviso('fecha')).trim().refine(isIsoDate, aviso('fecha')),
  hora_reserva: z.string(aviso('hora')).trim().refine(isHHmm, aviso('hora')),
  personas: guests,
  preferencia_mesa: z.enum(['interior', 'exterior'], aviso('mesa')).default('interior'),
  ocasion: optionalText(MAX.ocasion),
  requisitos_dieteticos: optionalText(MAX.requisitos_dieteticos),
  notas: optionalText(MAX.notas),
  primera_visita: firstVisit.default(true),
  locale: z.enum(LOCALES).catch(DEFAULT_LOCALE),
})
