import { getTranslations } from 'next-intl/server'
import { saveMensaje } from '@/lib/contacto/save.ts'
import {
  type Campo,
  HONEYPOT,
  isCampo,
  type MensajeAviso,
  mensajeInput,
  refusedFields,
} from '@/lib/contacto/schema.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { env } from '@/lib/core/env.ts'
import { isForm, readForm, readJson, reply, STATUS } from '@/lib/http/json.ts'
import { addressOf, isOwnPost } from '@/lib/http/origin.ts'
import { createLimiter } from '@/lib/http/token-bucket.ts'
import { asLocale, type Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'

export const dynamic = 'force-dynamic'

const MAX_BYTES = 32_768
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Twenty letters at once and one every three seconds after that: a hotel's one address, but no machine. */
const limit = createLimiter({ max: 20, windowMs: 60_000, now: Date.now })

type Refusal = { status: number; code: MensajeAviso; campos?: readonly Campo[] }

const HTTP: Partial<Record<MensajeAviso, number>> = { limite: 429, unreachable: 503 }

/** A way back to the form. The address says what happened and holds nothing of what was written. */
function toPage(locale: Locale, query: Record<string, string>): Response {
  const location = `${localePath(locale, '/contact')}?${new URLSearchParams(query)}#mensaje`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** The language of a post whose body nobody has read yet: the page's it comes from, else the browser's. */
function early(request: Request): Locale {
  const from = request.headers.get('referer')
  if (from && URL.canParse(from)) return asLocale(new URL(from).pathname.split('/')[1])
  return asLocale(request.headers.get('accept-language')?.slice(0, 2))
}

/**
 * Takes a letter to the house: JSON or a form, with `Idempotency-Key` for the former. 201, or 422 with every refused
 * field, 429, 503; texts in the language of the page. A form is sent back to `/contact`, which says what happened.
 */
export async function POST(request: Request): Promise<Response> {
  const form = isForm(request)
  const refuse = async (
    locale: Locale,
    { status, code, campos }: Refusal,
    headers?: Record<string, string>,
  ) => {
    const campo = campos?.[0]
    if (form && code !== 'origen') return toPage(locale, { error: code, ...(campo ? { campo } : {}) })
    const t = await getTranslations({ locale, namespace: 'Mensaje' })
    const errors = campos?.map((name) => ({ campo: name, message: t(`aviso_${name}`) }))
    return reply(status, { code, campo, message: t(`aviso_${code}`), errores: errors }, headers)
  }

  if (!isOwnPost(request, env().SITE_URL)) return refuse(early(request), { status: 403, code: 'origen' })
  const turn = limit(addressOf(request))
  if (!turn.ok)
    return refuse(
      early(request),
      { status: 429, code: 'frecuencia' },
      { 'retry-after': String(turn.retryAfter) },
    )

  const body = await (form ? readForm(request, MAX_BYTES) : readJson(request, MAX_BYTES))
  if (!body.ok) return refuse(early(request), { status: STATUS[body.aviso], code: 'formato' })
  if (typeof body.value !== 'object' || body.value === null || Array.isArray(body.value))
    return refuse(early(request), { status: 400, code: 'formato' })
  const raw: Record<string, unknown> = { ...body.value }
  const locale = raw.locale === undefined ? early(request) : asLocale(raw.locale)

  // A form without script has no key: the same letter twice on one day is one letter.
  const key = request.headers.get('idempotency-key')
  if (key !== null && !UUID.test(key)) return refuse(locale, { status: 422, code: 'clave' })

  const thanks = () => (form ? toPage(locale, { enviado: '1' }) : reply(201, {}))
  if (typeof raw[HONEYPOT] === 'string' && raw[HONEYPOT].trim() !== '') return thanks()

  const read = mensajeInput.safeParse({ ...raw, locale })
  if (!read.success) {
    const campos = refusedFields(read.error)
    return refuse(locale, { status: 422, code: campos[0] ?? 'formato', campos })
  }
  const saved = await saveMensaje(read.data, key ?? wallClock(Date.now()).fecha, locale)
  if (saved.ok) return thanks()
  return refuse(locale, {
    status: HTTP[saved.aviso] ?? 422,
    code: saved.aviso,
    ...(isCampo(saved.aviso) ? { campos: [saved.aviso] } : {}),
  })
}
