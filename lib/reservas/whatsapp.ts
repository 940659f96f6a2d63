import { dayInWords } from '../core/date-words.ts'
import { isIsoDate } from '../core/dates.ts'
import { fill } from '../i18n/fill-text.ts'
import type { Locale } from '../i18n/locales.ts'
import type { RequestedReserva } from './rules.ts'

/** T-WA-02: WhatsApp and browsers open no longer address uncut. */
export const MAX_URL = 2000

export type Labels = { interior: string; exterior: string; si: string; no: string }

/** Without line breaks and invisible or direction marks, which could forge further lines of the restaurant's message. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()

type TemplateValues = Readonly<Record<string, string>>

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

const cut = (text: string, length: number): string =>
  text.length <= length
    ? text
    : `${text
        .slice(0, Math.max(0, length - 1))
        .toWellFormed()
        .replace(/\ufffd$/, '')}…`

/** The wa.me link (§7) of at most `MAX_URL` characters: the guest's texts are shortened first, the template last. */
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
