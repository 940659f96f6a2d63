import type { Now } from '../core/dates.ts'
import { isEmail } from '../core/email.ts'
import type { ReservaAviso } from './avisos.ts'
import {
  dateIssue,
  guestsIssue,
  isLonger,
  isName,
  isPhone,
  MAX,
  normalisePhone,
  type ReservaRules,
  timeIssue,
} from './rules.ts'

export const FORM_FIELDS = [
  'personas',
  'fecha_reserva',
  'hora_reserva',
  'preferencia_mesa',
  'nombre',
  'email',
  'telefono',
  'ocasion',
  'notas',
  'requisitos_dieteticos',
  'consiente_dieta',
  'primera_visita',
] as const
export type FormField = (typeof FORM_FIELDS)[number]
export type FormValues = Readonly<Partial<Record<FormField, string>>>
export type AvisoForm = ReservaAviso | 'consentimiento'

/** A honeypot, named like nothing a password manager knows. */
export const HONEYPOT = 'segundo_apodo'
export const MIN_MS = 2000

const YES = ['true', 'on', '1', 'si', 'sí']

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

export function formValuesOf(raw: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(
    FORM_FIELDS.flatMap((name) => {
      const value = raw[name]
      const text = typeof value === 'number' ? String(value) : value
      return typeof text === 'string' && text !== '' ? [[name, text.slice(0, 600)]] : []
    }),
  )
}

export function lacksConsent(raw: Readonly<Record<string, unknown>>, form: boolean): boolean {
  const { requisitos_dieteticos, consiente_dieta } = raw
  if (textOf(requisitos_dieteticos) === '') return false
  if (consiente_dieta === undefined) return form
  return consiente_dieta !== true && !YES.includes(textOf(consiente_dieta).toLowerCase())
}

/** The honeypot is filled in, or it took under two seconds: `tardo` is measured by the page, `sello` is when it was
 * rendered. `now` in milliseconds since 1970. */
export function isBot(raw: Readonly<Record<string, unknown>>, now: number): boolean {
  if (textOf(raw[HONEYPOT]) !== '') return true
  const number = (value: unknown): number =>
    typeof value === 'number' ? value : /^\d{1,15}$/.test(textOf(value)) ? Number(value) : Number.NaN
  const took = [number(raw.tardo), now - number(raw.sello)].find((ms) => !Number.isNaN(ms))
  return took !== undefined && took >= 0 && took < MIN_MS
}

export function avisoOf(name: FormField, formValues: FormValues): AvisoForm | null {
  const value = formValues[name] ?? ''
  switch (name) {
    case 'nombre':
      return isName(value) ? null : 'nombre'
    case 'email':
      return isEmail(value.trim()) ? null : 'email'
    case 'telefono':
      return isPhone(normalisePhone(value)) ? null : 'telefono'
    case 'notas':
    case 'requisitos_dieteticos':
    case 'ocasion':
      return isLonger(value.trim(), MAX[name]) ? 'texto_largo' : null
    case 'consiente_dieta':
      return lacksConsent({ consiente_dieta: '', ...formValues }, true) ? 'consentimiento' : null
    default:
      return null
  }
}
export const DETAILS = [
  'nombre',
  'email',
  'telefono',
  'ocasion',
  'notas',
  'requisitos_dieteticos',
  'consiente_dieta',
] as const satisfies readonly FormField[]

export function errorsOf(
  formValues: FormValues,
  rules: ReservaRules,
  now: Now,
): Partial<Record<FormField, AvisoForm>> {
  const { fecha_reserva: fecha = '', hora_reserva: hora = '', personas = '' } = formValues
  const day = dateIssue(fecha, rules, now)
  const found: [FormField, AvisoForm | null][] = [
    ['personas', guestsIssue(Number(personas || Number.NaN), rules)],
    ['fecha_reserva', day],
    ['hora_reserva', day ? null : timeIssue(fecha, hora, rules, now)],
    ...DETAILS.map((name): [FormField, AvisoForm | null] => [name, avisoOf(name, formValues)]),
  ]
  return Object.fromEntries(found.filter(([, aviso]) => aviso !== null))
}
