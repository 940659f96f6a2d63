import 'server-only'
import { ok, type Result, refuse } from '@/lib/core/result.ts'

/** The answer of PostgREST. supabase-js does not throw by itself: this file turns errors into exceptions. */
type Answer<T> = { data: T | null; error: { code: string; message: string } | null; status: number }

export type SaveAviso =
  | 'conflicto'
  | 'edicion'
  | 'adelantado'
  | 'lleno'
  | 'repetido'
  | 'dia'
  | 'horario'
  | 'en_uso'
  | 'imagen'
  | 'permiso'
  | 'no_existe'
  | 'huerfano'
  | 'precio'
  | 'ultimo_admin'
  | 'sin_confirmar'
  | 'ya_tiene_cuenta'
  | 'limite'
  | 'sin_factor'
  | 'propio'
  | 'correo'
  | 'avisado'
  | 'ritmo'
  | 'mesa_ocupada'
  | 'cerrado'
  | 'hora'
  | 'pasado'
  | 'grupo'
  | 'contacto'
  | 'consentimiento'
  | 'reserva_viva'
  | 'horizonte'
  | 'largo'

const AVISO: Readonly<Record<string, SaveAviso>> = {
  PT409: 'conflicto',
  PT404: 'no_existe',
  PGRST116: 'no_existe',
  '23505': 'repetido',
  '23503': 'en_uso',
  '42501': 'permiso',
  PGRST301: 'permiso',
  PGRST303: 'permiso',
}

/** Refusals (409) of the functions of reservations and e-mails, by name; pass it to `save`. */
export const RESERVA_AVISOS: Readonly<Record<string, SaveAviso>> = {
  version: 'adelantado',
  transicion: 'adelantado',
  lleno: 'lleno',
  ritmo: 'lleno',
}

export const LIBRO_AVISOS: Readonly<Record<string, SaveAviso>> = {
  ...RESERVA_AVISOS,
  ritmo: 'ritmo',
  mesa_ocupada: 'mesa_ocupada',
  avisado: 'avisado',
  cerrado: 'cerrado',
  hora: 'hora',
  fecha: 'pasado',
  pasado: 'pasado',
  personas: 'grupo',
  nombre: 'contacto',
  email: 'contacto',
  telefono: 'contacto',
  consentimiento: 'consentimiento',
  reserva_viva: 'reserva_viva',
  horizonte: 'horizonte',
  hora_pasada: 'pasado',
  texto_largo: 'largo',
}

export const RESTORE_AVISOS: Readonly<Record<string, SaveAviso>> = {
  repetido: 'repetido',
  huerfano: 'huerfano',
  version: 'edicion',
}

export const USER_AVISOS: Readonly<Record<string, SaveAviso>> = {
  ultimo_admin: 'ultimo_admin',
  sin_confirmar: 'sin_confirmar',
  ya_tiene_cuenta: 'ya_tiene_cuenta',
  limite: 'limite',
  sin_factor: 'sin_factor',
  propio: 'propio',
  correo: 'correo',
}

/**
 * Types the JSON answer of a database function. PostgreSQL gives JSON no shape, so the caller states it; the only
 * unchecked place.
 */
export const json = <T>(answer: Answer<unknown>): Answer<T> => answer as Answer<T>

const failure = ({ error, status }: Answer<unknown>, what: string): Error =>
  new Error(`${what}: ${status} ${error?.code ?? ''} ${error?.message ?? 'no data'}`)

/** The rows of a select. Throws on any error, so an outage is never an empty list. */
export function rows<T>(answer: Answer<T[]>): T[] {
  if (answer.error || !answer.data) throw failure(answer, 'rows')
  return answer.data
}

export function one<T>(answer: Answer<T>): T | null {
  if (answer.error) throw failure(answer, 'one')
  return answer.data
}

export function count(answer: Answer<unknown> & { count: number | null }): number {
  if (answer.error || answer.count === null) throw failure(answer, 'count')
  return answer.count
}

/**
 * The answer of a write, or the typed reason of a refusal. `avisos` maps the database's own word where one code has
 * several meanings. Throws on any other error.
 */
export function save<T>(
  answer: Answer<T>,
  avisos: Readonly<Record<string, SaveAviso>> = {},
): Result<T | null, SaveAviso> {
  if (!answer.error) return ok(answer.data)
  const { code, message } = answer.error
  const aviso = (code.startsWith('PT4') ? avisos[message] : undefined) ?? AVISO[code]
  if (aviso) return refuse(aviso)
  throw failure(answer, 'save')
}

export const written = (saved: Result<string | null, SaveAviso>): Result<string, SaveAviso> =>
  saved.ok ? (saved.value === null ? refuse('no_existe') : ok(saved.value)) : saved
