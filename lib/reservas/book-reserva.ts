import 'server-only'
import type { Now } from '../core/dates.ts'
import { siteSettings } from '../core/env.ts'
import { fallbackTexts } from '../http/texts.ts'
import type { Locale } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'
import { DEFAULT_RULES } from './default-rules.ts'
import { firstAviso } from './first-aviso.ts'
import { type AvisoForm, lacksConsent } from './form.ts'
import { keysOf } from './keys.ts'
import { hasNoMesa } from './manage.ts'
import { readContenido, readRules, whatsappTemplate } from './read.ts'
import { refusalReply } from './refusal.ts'
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

export type ReservaRequest = {
  raw: Readonly<Record<string, unknown>>
  key: string
  locale: Locale
  form: boolean
  now: Now
  token: () => Promise<string | null>
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
  | { ok: false; aviso: AvisoForm | 'unreachable'; reserva?: NewReserva }

/** The booking is saved already: a failure here must not turn it into an error. */
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

/** Books a table (§7): checks, saves once under its idempotency key, makes the WhatsApp link. The site and the
 * terminal use it. */
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

export const reservaPath = ({ codigo, token }: { codigo: string; token: string }, locale: Locale) =>
  localePath(locale, `/reservations/${codigo}?t=${token}`)

export async function asJson(
  outcome: Outcome,
  { raw, key, locale }: Pick<ReservaRequest, 'raw' | 'key' | 'locale'>,
): Promise<{ status: number; body: object }> {
  if (!outcome.ok) {
    const { aviso, reserva } = outcome
    const { status, ...body } = await refusalReply(
      ...([aviso, raw.fecha_reserva, locale, reserva] as const),
      reservaPath(keysOf(key), locale),
    )
    return { status, body }
  }
  const { codigo, token, repetida, whatsapp_url } = outcome
  const gone = repetida && (await hasNoMesa(codigo, token))
  const gestion_url = reservaPath(outcome, locale)
  return { status: 201, body: { codigo, gestion_url, whatsapp_url, ...(gone ? { anulada: true } : {}) } }
}
