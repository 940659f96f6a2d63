import 'server-only'
import type { Ahora } from '../core/dates.ts'
import { entorno } from '../core/env.ts'
import { respaldo } from '../http/texts.ts'
import type { Locale } from '../i18n/locales.ts'
import { ruta } from '../i18n/path.ts'
import { firstAviso } from './first-aviso.ts'
import { type AvisoForm, faltaConsentimiento } from './form.ts'
import { sinMesa } from './manage.ts'
import { leerContenido, leerReglas, plantillaWhatsapp } from './read.ts'
import { negativa } from './refusal.ts'
import { DEFAULT_RULES } from './rules.ts'
import {
  type CuerpoReserva,
  createReserva,
  cuerpoDe,
  delChat,
  ensayarReserva,
  type NuevaReserva,
} from './save.ts'
import { reservaEntrada } from './schema.ts'
import { valores, whatsappUrl } from './whatsapp.ts'

/** A table as it is asked for at one of the doors: the site's route, or the terminal. */
export type Pedido = {
  /** The fields by the specified names, unchecked. */
  raw: Readonly<Record<string, unknown>>
  /** The idempotency key, a UUID. */
  key: string
  locale: Locale
  /** Whether a form has sent it, which must speak of consent where JSON may be silent. */
  form: boolean
  /** The restaurant's clock, for what is wrong with a day. */
  ahora: Ahora
  /** The access token of whoever is signed in; asked for only when there is something to save. */
  token: () => Promise<string | null>
  /** A rehearsal: everything is checked, nothing is written. */
  ensayo: boolean
}
export type Desenlace =
  | {
      ok: true
      codigo: string
      token: string
      repetida: boolean
      whatsapp_url: string
      cuerpo: CuerpoReserva
    }
  /** `reserva`: what was asked for, when it was in order and the restaurant refused it all the same. */
  | { ok: false; aviso: AvisoForm | 'unreachable'; reserva?: NuevaReserva }

/** The reservation is saved already: no trouble with the owner's text may turn that into a failure. */
async function whatsappOf(reserva: NuevaReserva, locale: Locale): Promise<string> {
  const own = await leerContenido()
    .then((contenido) => plantillaWhatsapp(contenido, locale))
    .catch(() => null)
  const { palabras, whatsapp } = respaldo(locale)
  return whatsappUrl(entorno().RESTAURANT_WHATSAPP, own ?? whatsapp, valores(reserva, palabras, locale))
}

/**
 * Books a table: checks what came in, saves it once under its key, and makes the WhatsApp link. The one way from a body
 * that could be read to a booking, whatever door it came through (§7).
 */
export async function reservar({ raw, key, locale, form, ahora, token, ensayo }: Pedido): Promise<Desenlace> {
  const read = reservaEntrada.safeParse({ ...raw, locale })
  if (!read.success) {
    const rules = await leerReglas().catch(() => DEFAULT_RULES)
    return { ok: false, aviso: firstAviso(read.error, raw, rules, ahora) }
  }
  if (faltaConsentimiento(raw, form)) return { ok: false, aviso: 'consentimiento' }
  const reserva = read.data
  const save = async () => (ensayo ? ensayarReserva(key) : createReserva(reserva, key, locale, await token()))
  const [saved, whatsapp_url] = await Promise.all([save(), whatsappOf(reserva, locale)])
  if (!saved.ok) return { ok: false, aviso: saved.aviso, reserva }
  const { repetida = false, ...opens } = saved.value
  if (raw.canal === 'chat' && !ensayo) await delChat(key)
  return { ok: true, ...opens, repetida, whatsapp_url, cuerpo: cuerpoDe(reserva, key, locale) }
}

/** The guest's own page of a booking that was made. */
export const paginaDe = ({ codigo, token }: { codigo: string; token: string }, locale: Locale) =>
  ruta(locale, `/reservations/${codigo}?t=${token}`)

/** What a booking came to as `POST /api/reservas` answers it in JSON, in the language it was asked in. */
export async function enJson(
  desenlace: Desenlace,
  { raw, locale }: Pick<Pedido, 'raw' | 'locale'>,
): Promise<{ status: number; body: object }> {
  if (!desenlace.ok) {
    const { aviso, reserva } = desenlace
    const { status, ...body } = await negativa(aviso, raw.fecha_reserva, locale, reserva)
    return { status, body }
  }
  const { codigo, token, repetida, whatsapp_url } = desenlace
  const gone = repetida && (await sinMesa(codigo, token))
  const gestion_url = paginaDe(desenlace, locale)
  return { status: 201, body: { codigo, gestion_url, whatsapp_url, ...(gone ? { anulada: true } : {}) } }
}
