import { dayInWords } from '../core/date-words.ts'
import { isIsoDate } from '../core/dates.ts'
import { fill } from '../i18n/fill.ts'
import type { Locale } from '../i18n/locales.ts'
import type { RequestedReserva } from './rules.ts'

/** Longest address that WhatsApp and the browsers in use open without cutting it (T-WA-02). */
export const MAX_URL = 2000

/** Words the message needs in the guest's language. */
export type Labels = { interior: string; exterior: string; si: string; no: string }

/**
 * A guest's text on one line: normalised, without control characters, line breaks, bidirectional marks, invisible
 * characters and lone surrogates, which could write further lines into the restaurant's message or turn it around.
 */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()

type TemplateValues = Readonly<Record<string, string>>

/** What each placeholder of `mensaje_whatsapp` (§3) stands for. */
export function templateValues(
  reserva: RequestedReserva & { primera_visita: boolean },
  labels: Labels,
  locale: Locale,
): TemplateValues {
  const said = (text: string | null): string => oneLine(text ?? '') || '–'
  return {
    fecha: isIsoDate(reserva.fecha_reserva)
      ? dayInWords(reserva.fecha_reserva, locale)
      : reserva.fecha_reserva,
    hora: reserva.hora_reserva,
    personas: String(reserva.personas),
    nombre: oneLine(reserva.nombre),
    telefono: oneLine(reserva.telefono),
    email: oneLine(reserva.email),
    preferencia: reserva.preferencia_mesa === 'exterior' ? labels.exterior : labels.interior,
    ocasion: said(reserva.ocasion),
    requisitos: said(reserva.requisitos_dieteticos),
    notas: said(reserva.notas),
    primera_visita: reserva.primera_visita ? labels.si : labels.no,
  }
}

const address = (number: string, text: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`

/** Cuts a text at a whole character, with an ellipsis. */
const cut = (text: string, length: number): string =>
  text.length <= length
    ? text
    : `${text
        .slice(0, Math.max(0, length - 1))
        .toWellFormed()
        .replace(/\ufffd$/, '')}…`

/**
 * The link that opens WhatsApp with the restaurant's fixed number and the reservation written (§7). At most `MAX_URL`
 * characters: the guest's own long texts are shortened first, the template last.
 */
export function whatsappUrl(number: string, template: string, values: TemplateValues): string {
  const plain = template.toWellFormed()
  for (const room of [Number.POSITIVE_INFINITY, 400, 200, 100, 60, 30, 12]) {
    const short = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cut(value, room)]))
    const url = address(number, fill(plain, short))
    if (url.length <= MAX_URL) return url
  }
  for (let room = plain.length; room > 0; room = Math.floor(room / 2)) {
    const url = address(number, cut(plain, room))
    if (url.length <= MAX_URL) return url
  }
  return address(number, '')
}
