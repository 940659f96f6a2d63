import 'server-only'
import { isIsoDate, weekday } from '../fechas.ts'
import { reply } from '../http/json.ts'
import { avisos } from '../http/mensajes.ts'
import type { Locale } from '../i18n/locales.ts'
import { ruta } from '../i18n/ruta.ts'
import { REABRE, type ReservaAviso } from './avisos.ts'
import { guardarBorrador } from './borrador.ts'
import { alternativas } from './disponibilidad.ts'
import { type AvisoForm, escritosDe } from './formulario.ts'
import { leerReglas } from './leer.ts'
import type { Rechazo } from './peticion.ts'
import { DEFAULT_RULES, type ReservaPedida } from './reglas.ts'

/** A refusal as it is answered in JSON. */
export type Negativa = {
  status: number
  code: string
  campo?: string | null
  message: string
  alternativas?: string[]
}

const HTTP: Partial<Record<ReservaAviso, number>> = { lleno: 409, ritmo: 409, libre: 409, limite: 429 }

/** Seats are short at that time: another time of the day may do. */
const isFull = (aviso: string): boolean => aviso === 'lleno' || aviso === 'ritmo'

/**
 * What a refused guest is told, in his language. A full time comes with the free ones near it.
 *
 * @param full what was asked for, where the answer may name other times
 */
export async function negativa(
  aviso: AvisoForm | 'unreachable',
  fecha: unknown,
  locale: Locale,
  full?: ReservaPedida,
): Promise<Negativa> {
  const texts = avisos(locale)
  if (aviso === 'unreachable') return { status: 503, code: aviso, message: texts.fallo }
  if (aviso === 'consentimiento')
    return { status: 422, code: aviso, campo: 'consiente_dieta', message: texts.consentimiento }
  const status = HTTP[aviso] ?? 422
  const monday = typeof fecha === 'string' && isIsoDate(fecha) && weekday(fecha) === 1
  const rules = aviso === 'personas' ? await leerReglas().catch(() => DEFAULT_RULES) : DEFAULT_RULES
  const message = texts[aviso === 'cerrado' && !monday ? 'cerrado_otro' : aviso]
    .replace('{min}', String(rules.personasMin))
    .replace('{max}', String(rules.personasMax))
  if (isFull(aviso) && full) {
    const { fecha_reserva, hora_reserva, personas, preferencia_mesa } = full
    const near = await alternativas(fecha_reserva, hora_reserva, personas, preferencia_mesa)
    return { status, code: aviso, message, alternativas: near }
  }
  return status === 422
    ? { status, code: aviso, campo: REABRE[aviso], message }
    : { status, code: aviso, message }
}

/** The same for a post that was not even looked at. */
export function rechazoEnJson({ status, code, retryAfter }: Rechazo, locale: Locale): Response {
  const texts = avisos(locale)
  const message = code === 'origen' || code === 'frecuencia' || code === 'clave' ? texts[code] : texts.formato
  return reply(
    status,
    { code, ...(code === 'clave' ? { campo: null } : {}), message },
    retryAfter ? { 'retry-after': String(retryAfter) } : {},
  )
}

/** Sends a browser on with GET. */
export const seguir = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

type Vuelta = {
  locale: Locale
  code: string
  raw: Readonly<Record<string, unknown>>
  key?: string
  espera?: boolean
}

/**
 * Sends a form that was refused back to its page, with all that was typed (`borrador`). The address says the party, the
 * day and what happened, and nothing of whoever asked.
 */
export async function volver({ locale, code, raw, key, espera = false }: Vuelta): Promise<Response> {
  const escritos = escritosDe(raw)
  await guardarBorrador(locale, { escritos, clave: code === 'unreachable' ? (key ?? null) : null })
  const { personas = '', fecha_reserva = '', hora_reserva = '' } = escritos
  const day = isIsoDate(fecha_reserva) && /^\d{1,2}$/.test(personas)
  const query = new URLSearchParams({
    ...(day ? { personas, fecha: fecha_reserva } : {}),
    ...(espera && /^\d\d:\d\d$/.test(hora_reserva) && code !== 'libre' ? { espera: hora_reserva } : {}),
    error: code,
  })
  return seguir(`${ruta(locale, '/reservations')}?${query}#reserva-errores`)
}
