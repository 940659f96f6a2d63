import { randomUUID } from 'node:crypto'
import { env } from '@/lib/env.ts'
import { isIsoDate, wallClock, weekday } from '@/lib/fechas.ts'
import { isForm, readForm, readJson, reply, STATUS } from '@/lib/http/json.ts'
import { createLimiter } from '@/lib/http/limite.ts'
import { avisos, respaldo } from '@/lib/http/mensajes.ts'
import { addressOf, isOwnPost } from '@/lib/http/origen.ts'
import { asLocale, type Locale } from '@/lib/i18n/locales.ts'
import { ruta } from '@/lib/i18n/ruta.ts'
import { alternativas } from '@/lib/reservas/alternativas.ts'
import { REABRE, type ReservaAviso } from '@/lib/reservas/avisos.ts'
import { firstAviso } from '@/lib/reservas/entrada.ts'
import { reservaEntrada } from '@/lib/reservas/esquema.ts'
import { createReserva, type NuevaReserva } from '@/lib/reservas/guardar.ts'
import { leerContenido, leerPie, leerReglas, plantillaWhatsapp } from '@/lib/reservas/leer.ts'
import { DEFAULT_RULES } from '@/lib/reservas/reglas.ts'
import { valores, whatsappUrl } from '@/lib/reservas/whatsapp.ts'

export const dynamic = 'force-dynamic'

const MAX_BYTES = 16_384
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Twice a second for a whole minute is no guest. The database has its own limit for each contact. */
const limit = createLimiter({ max: 120, windowMs: 60_000, now: Date.now })

const HTTP: Partial<Record<ReservaAviso, number>> = { lleno: 409, ritmo: 409, limite: 429 }

type Refusal = {
  status: number
  code: string
  campo?: string | null
  message: string
  alternativas?: string[]
}

async function refusal(
  aviso: ReservaAviso,
  fecha: unknown,
  locale: Locale,
  full?: NuevaReserva,
): Promise<Refusal> {
  const status = HTTP[aviso] ?? 422
  const monday = typeof fecha === 'string' && isIsoDate(fecha) && weekday(fecha) === 1
  const rules = aviso === 'personas' ? await leerReglas().catch(() => DEFAULT_RULES) : DEFAULT_RULES
  const message = avisos(locale)
    [aviso === 'cerrado' && !monday ? 'cerrado_otro' : aviso].replace('{min}', String(rules.personasMin))
    .replace('{max}', String(rules.personasMax))
  if ((aviso === 'lleno' || aviso === 'ritmo') && full)
    return {
      status,
      code: aviso,
      message,
      alternativas: await alternativas(full.fecha_reserva, full.hora_reserva, full.personas),
    }
  return status === 422
    ? { status, code: aviso, campo: REABRE[aviso], message }
    : { status, code: aviso, message }
}

/** The reservation is saved already: no trouble with the owner's text may turn that into a failure. */
async function whatsappOf(reserva: NuevaReserva, locale: Locale): Promise<string> {
  const own = await leerContenido()
    .then((contenido) => plantillaWhatsapp(contenido, locale))
    .catch(() => null)
  const { palabras, whatsapp } = respaldo(locale)
  return whatsappUrl(env().RESTAURANT_WHATSAPP, own ?? whatsapp, valores(reserva, palabras, locale))
}

/** What an answer becomes for a form without script: a way back to the page. The address holds no personal data. */
function toPage(locale: Locale, query: Record<string, string>): Response {
  const location = `${ruta(locale, '/reservations')}?${new URLSearchParams(query)}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/**
 * Books a table: JSON or a form with the specified column names, header `Idempotency-Key`. 201 with the code, 409, 422,
 * 429 or 503 with a code and a text in the request's language; a form is sent back to `/reservations` with the code.
 */
export async function POST(request: Request): Promise<Response> {
  const form = isForm(request)
  const answer = (locale: Locale, { status, ...body }: Refusal, headers?: Record<string, string>) =>
    form && status !== 403
      ? toPage(locale, { error: body.code, ...(body.campo ? { campo: body.campo } : {}) })
      : reply(status, body, headers)

  const early = asLocale(request.headers.get('accept-language')?.slice(0, 2))
  if (!isOwnPost(request, env().SITE_URL))
    return answer(early, { status: 403, code: 'origen', message: avisos(early).origen })
  const turn = limit(addressOf(request))
  if (!turn.ok)
    return answer(
      early,
      { status: 429, code: 'frecuencia', message: avisos(early).frecuencia },
      { 'retry-after': String(turn.retryAfter) },
    )

  const body = await (form ? readForm(request, MAX_BYTES) : readJson(request, MAX_BYTES))
  if (!body.ok)
    return answer(early, { status: STATUS[body.aviso], code: body.aviso, message: avisos(early).formato })
  if (typeof body.value !== 'object' || body.value === null || Array.isArray(body.value))
    return answer(early, { status: 400, code: 'invalid_json', message: avisos(early).formato })
  // A form says nothing about a box that is not ticked.
  const raw: Record<string, unknown> = { primera_visita: !form, ...body.value }
  const locale = raw.locale === undefined ? early : asLocale(raw.locale)
  const texts = avisos(locale)

  const key = request.headers.get('idempotency-key') ?? raw.clave ?? randomUUID()
  if (typeof key !== 'string' || !UUID.test(key))
    return answer(locale, { status: 422, code: 'clave', campo: null, message: texts.clave })

  const read = reservaEntrada.safeParse({ ...raw, locale })
  if (!read.success) {
    const rules = await leerReglas().catch(() => DEFAULT_RULES)
    const aviso = firstAviso(read.error, raw, rules, wallClock(Date.now()))
    return answer(locale, await refusal(aviso, raw.fecha_reserva, locale))
  }
  const reserva = read.data
  const [saved, whatsapp_url] = await Promise.all([
    createReserva(reserva, key, locale),
    whatsappOf(reserva, locale),
  ])
  if (!saved.ok)
    return answer(
      locale,
      saved.aviso === 'unreachable'
        ? { status: 503, code: 'unreachable', message: texts.fallo }
        : await refusal(saved.aviso, reserva.fecha_reserva, locale, reserva),
    )
  const { codigo, token } = saved.value
  if (form) return toPage(locale, { codigo })
  const gestion_url = ruta(locale, `/reservations/${codigo}?t=${token}`)
  return reply(201, { codigo, gestion_url, whatsapp_url })
}

/** What the chat needs when it opens: the rules and the clock of the restaurant. Answers with the defaults in an outage. */
export async function GET(): Promise<Response> {
  const [reglas, pie] = await Promise.all([
    leerReglas().catch(() => DEFAULT_RULES),
    leerPie().catch(() => null),
  ])
  const number = env().RESTAURANT_WHATSAPP
  return reply(200, {
    reglas,
    ahora: wallClock(Date.now()),
    telefono: pie?.telefono ?? number,
    whatsapp: `https://wa.me/${number.replace(/\D/g, '')}`,
  })
}
