import 'server-only'
import { isIsoDate, weekday } from '../core/dates.ts'
import { avisos } from '../http/texts.ts'
import { fill } from '../i18n/fill-text.ts'
import type { Locale } from '../i18n/locales.ts'
import { alternatives } from './availability.ts'
import { AVISO_FIELD, type ReservaAviso } from './avisos.ts'
import { DEFAULT_RULES } from './default-rules.ts'
import type { AvisoForm } from './form.ts'
import { readRules } from './read.ts'
import type { RequestedReserva } from './rules.ts'

export type RefusalReply = {
  status: number
  code: string
  campo?: string | null
  message: string
  /** Where the booking stands, if it was saved after all. */
  gestion_url?: string
  alternativas?: string[]
}

const HTTP: Partial<Record<ReservaAviso, number>> = { lleno: 409, ritmo: 409, libre: 409, limite: 429 }

const isFull = (aviso: string): boolean => aviso === 'lleno' || aviso === 'ritmo'

/** A refusal as JSON, with its HTTP status. `full`: what was asked for, to offer free times near it; `lookAt`: the
 * address of a request of which nobody knows whether it was saved. */
export async function refusalReply(
  aviso: AvisoForm | 'unreachable',
  fecha: unknown,
  locale: Locale,
  full?: RequestedReserva,
  lookAt?: string,
): Promise<RefusalReply> {
  const texts = avisos(locale)
  if (aviso === 'unreachable') {
    const told = { status: 503, code: aviso }
    return lookAt
      ? { ...told, message: texts.incierto, gestion_url: lookAt }
      : { ...told, message: texts.fallo }
  }
  if (aviso === 'consentimiento')
    return { status: 422, code: aviso, campo: 'consiente_dieta', message: texts.consentimiento }
  const status = HTTP[aviso] ?? 422
  const monday = typeof fecha === 'string' && isIsoDate(fecha) && weekday(fecha) === 1
  const rules = aviso === 'personas' ? await readRules().catch(() => DEFAULT_RULES) : DEFAULT_RULES
  const text = texts[aviso === 'cerrado' && !monday ? 'cerrado_otro' : aviso]
  const message = fill(text, { min: rules.personasMin, max: rules.personasMax })
  if (isFull(aviso) && full) {
    const { fecha_reserva, hora_reserva, personas, preferencia_mesa } = full
    const near = await alternatives(fecha_reserva, hora_reserva, personas, preferencia_mesa)
    return { status, code: aviso, message, alternativas: near }
  }
  return status === 422
    ? { status, code: aviso, campo: AVISO_FIELD[aviso], message }
    : { status, code: aviso, message }
}
