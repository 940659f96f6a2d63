import 'server-only'
import type { Now } from '../core/dates.ts'
import { siteSettings } from '../core/env.ts'
import { fallbackTexts } from '../http/texts.ts'
import type { Locale } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'
import { firstAviso } from './first-aviso.ts'
import { type AvisoForm, lacksConsent } from './form.ts'
import { hasNoMesa } from './manage.ts'
import { readContenido, readRules, whatsappTemplate } from './read.ts'
import { refusalReply } from './refusal.ts'
import { DEFAULT_RULES } from './rules.ts'
import {
  bodyOf,
  createReserva,
  dryRunReserva,
  markAsChat,
  type NewReserva,
  type ReservaBody,
} from './save.ts'
import { reservaInput } from './schema.ts'
import { templateValues, whatsappUrl } from './whatsapp.ts'

/** A table as it is asked for at one of the doors: the site's route, or the terminal. */
export type ReservaRequest = {
  /** The fields by the specified names, unchecked. */
  raw: Readonly<Record<string, unknown>>
  /** The idempotency key, a UUID. */
  key: string
  locale: Locale
  /** Whether a form has sent it, which must speak of consent where JSON may be silent. */
  form: boolean
  /** The restaurant's clock, for what is wrong with a day. */
  now: Now
  /** The access token of whoever is signed in; asked for only when there is something to save. */
  token: () => Promise<string | null>
  /** A rehearsal: everything is checked, nothing is written. */
  dryRun: boolean
}
export type Outcome =
  | {
      ok: true
      codigo: string
      token: string
      repetida: boolean
      whatsapp_url: string
      body: ReservaBody
    }
  /** `reserva`: what was asked for, when it was in order and the restaurant refused it all the same. */
  | { ok: false; aviso: AvisoForm | 'unreachable'; reserva?: NewReserva }

/** The reservation is saved already: no trouble with the owner's text may turn that into a failure. */
async function whatsappOf(reserva: NewReserva, locale: Locale): Promise<string> {
  const own = await readContenido()
    .then((contenido) => whatsappTemplate(contenido, locale))
    .catch(() => null)
  const { palabras, whatsapp } = fallbackTexts(locale)
  return whatsappUrl(
    siteSettings().RESTAURANT_WHATSAPP,
    own ?? whatsapp,
    templateValues(reserva, palabras, locale),
  )
}

/**
 * Books a table: checks what came in, saves it once under its key, and makes the WhatsApp link. The one way from a body
 * that could be read to a booking, whatever door it came through (§7).
 */
export async function bookReserva({
  raw,
  key,
  locale,
  form,
  now,
  token,
  dryRun,
}: ReservaRequest): Promise<Outcome> {
  const read = reservaInput.safeParse({ ...raw, locale })
  if (!read.success) {
    const rules = await readRules().catch(() => DEFAULT_RULES)
    return { ok: false, aviso: firstAviso(read.error, raw, rules, now) }
  }
  if (lacksConsent(raw, form)) return { ok: false, aviso: 'consentimiento' }
  const reserva = read.data
  const save = async () => (dryRun ? dryRunReserva(key) : createReserva(reserva, key, locale, await token()))
  const [saved, whatsapp_url] = await Promise.all([save(), whatsappOf(reserva, locale)])
  if (!saved.ok) return { ok: false, aviso: saved.aviso, reserva }
  const { repetida = false, ...opens } = saved.value
  if (raw.canal === 'chat' && !dryRun) await markAsChat(key)
  return { ok: true, ...opens, repetida, whatsapp_url, body: bodyOf(reserva, key, locale) }
}

/** The guest's own page of a booking that was made. */
export const reservaPath = ({ codigo, token }: { codigo: string; token: string }, locale: Locale) =>
  localePath(locale, `/reservations/${codigo}?t=${token}`)

/** What a booking came to as `POST /api/reservas` answers it in JSON, in the language it was asked in. */
export async function asJson(
  outcome: Outcome,
  { raw, locale }: Pick<ReservaRequest, 'raw' | 'locale'>,
): Promise<{ status: number; body: object }> {
  if (!outcome.ok) {
    const { aviso, reserva } = outcome
    const { status, ...body } = await refusalReply(aviso, raw.fecha_reserva, locale, reserva)
    return { status, body }
  }
  const { codigo, token, repetida, whatsapp_url } = outcome
  const gone = repetida && (await hasNoMesa(codigo, token))
  const gestion_url = reservaPath(outcome, locale)
  return { status: 201, body: { codigo, gestion_url, whatsapp_url, ...(gone ? { anulada: true } : {}) } }
}
