import type { Ahora } from '../core/dates.ts'
import type { ReservaAviso } from './avisos.ts'
import {
  dateIssue,
  guestsIssue,
  isEmail,
  isLonger,
  isName,
  isPhone,
  MAX,
  normalisePhone,
  type ReservaRules,
  timeIssue,
} from './rules.ts'

/** The fields of the form on `/reservations`, in the order of the page, by the names they are posted with. */
export const ESCRITOS = [
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
export type Escrito = (typeof ESCRITOS)[number]
/** What somebody has typed so far: texts as they were typed, right or wrong. */
export type Escritos = Readonly<Partial<Record<Escrito, string>>>
/** Why the form is refused: a rule of the reservation, or what only a form asks. */
export type AvisoForm = ReservaAviso | 'consentimiento'

/** A field nobody sees: whoever fills it in is a machine. Named like nothing a password manager knows. */
export const TRAMPA = 'segundo_apodo'
/** Nobody fills in a form faster than this, not even with everything filled in by the browser. Milliseconds. */
export const MIN_MS = 2000

/** What a ticked box says, in a form or in words. */
const SI = ['true', 'on', '1', 'si', 'sí']

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The typed fields of a posted body; longer than anything that could be right is cut. */
export function escritosDe(raw: Readonly<Record<string, unknown>>): Escritos {
  return Object.fromEntries(
    ESCRITOS.flatMap((name) => {
      const value = raw[name]
      const text = typeof value === 'number' ? String(value) : value
      return typeof text === 'string' && text !== '' ? [[name, text.slice(0, 600)]] : []
    }),
  )
}

/**
 * Health data needs its own yes (GDPR, article 9). A form always has to say it; a JSON body when it speaks of consent at
 * all, so that bodies as specified keep working.
 */
export function faltaConsentimiento(raw: Readonly<Record<string, unknown>>, form: boolean): boolean {
  const { requisitos_dieteticos, consiente_dieta } = raw
  if (textOf(requisitos_dieteticos) === '') return false
  if (consiente_dieta === undefined) return form
  return consiente_dieta !== true && !SI.includes(textOf(consiente_dieta).toLowerCase())
}

/**
 * A post no hand has made: the hidden field is filled in, or the form was sent within two seconds. `tardo` is what the
 * page has measured, `sello` when the page without script was made; a body without either has come from elsewhere.
 *
 * @param now milliseconds since 1970
 */
export function esMaquina(raw: Readonly<Record<string, unknown>>, now: number): boolean {
  if (textOf(raw[TRAMPA]) !== '') return true
  const number = (value: unknown): number =>
    typeof value === 'number' ? value : /^\d{1,15}$/.test(textOf(value)) ? Number(value) : Number.NaN
  const took = [number(raw.tardo), now - number(raw.sello)].find((ms) => !Number.isNaN(ms))
  return took !== undefined && took >= 0 && took < MIN_MS
}

/** What is wrong with one of the guest's details, by the rules every path has; null when it may be sent. */
export function avisoDe(name: Escrito, escritos: Escritos): AvisoForm | null {
  const value = escritos[name] ?? ''
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
      return faltaConsentimiento({ consiente_dieta: '', ...escritos }, true) ? 'consentimiento' : null
    default:
      return null
  }
}
/** The details that can be wrong, in the order of the page. */
export const DETALLES = [
  'nombre',
  'email',
  'telefono',
  'ocasion',
  'notas',
  'requisitos_dieteticos',
  'consiente_dieta',
] as const satisfies readonly Escrito[]

/** Everything that is wrong with what was typed, field by field; seats are known to the database alone. */
export function erroresDe(
  escritos: Escritos,
  rules: ReservaRules,
  ahora: Ahora,
): Partial<Record<Escrito, AvisoForm>> {
  const { fecha_reserva: fecha = '', hora_reserva: hora = '', personas = '' } = escritos
  const day = dateIssue(fecha, rules, ahora)
  const found: [Escrito, AvisoForm | null][] = [
    ['personas', guestsIssue(Number(personas || Number.NaN), rules)],
    ['fecha_reserva', day],
    ['hora_reserva', day ? null : timeIssue(fecha, hora, rules, ahora)],
    ...DETALLES.map((name): [Escrito, AvisoForm | null] => [name, avisoDe(name, escritos)]),
  ]
  return Object.fromEntries(found.filter(([, aviso]) => aviso !== null))
}
