import { getTranslations } from 'next-intl/server'
import { saveMensaje } from '@/lib/contacto/save.ts'
import {
  HONEYPOT,
  isMensajeField,
  type MensajeAviso,
  type MensajeField,
  mensajeInput,
  refusedFields,
} from '@/lib/contacto/schema.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { isUuid } from '@/lib/core/uuid.ts'
import { browserLocale, openPost, readFields, refererLocale } from '@/lib/http/door.ts'
import { isForm, reply, STATUS } from '@/lib/http/json.ts'
import { redirect303 } from '@/lib/http/redirect.ts'
import { createLimiter } from '@/lib/http/token-bucket.ts'
import { asLocale, type Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'

export const dynamic = 'force-dynamic'

const MAX_BYTES = 32_768

/** 20 at once, then one every three seconds: enough for a hotel behind one address. */
const limit = createLimiter({ max: 20, windowMs: 60_000, now: Date.now })

type Refusal = { status: number; code: MensajeAviso; fields?: readonly MensajeField[] }

const HTTP: Partial<Record<MensajeAviso, number>> = { limite: 429, unreachable: 503 }

const toPage = (locale: Locale, query: Record<string, string>): Response =>
  redirect303(`${localePath(locale, '/contact')}?${new URLSearchParams(query)}#mensaje`)

/** Takes a message, JSON (header `Idempotency-Key`) or form. 201, or 422 with every refused field, 429, 503; a form
 * gets 303. */
export async function POST(request: Request): Promise<Response> {
  const form = isForm(request)
  const early = refererLocale(request) ?? browserLocale(request)
  const refuse = async (
    locale: Locale,
    { status, code, fields }: Refusal,
    headers?: Record<string, string>,
  ) => {
    const field = fields?.[0]
    if (form && code !== 'origen') return toPage(locale, { error: code, ...(field ? { campo: field } : {}) })
    const t = await getTranslations({ locale, namespace: 'Mensaje' })
    const errors = fields?.map((name) => ({ campo: name, message: t(`aviso_${name}`) }))
    return reply(status, { code, campo: field, message: t(`aviso_${code}`), errores: errors }, headers)
  }

  const post = openPost(request, limit)
  if (!post) return refuse(early, { status: 403, code: 'origen' })
  if (!post.turn.ok) {
    const retryAfter = { 'retry-after': String(post.turn.retryAfter) }
    return refuse(early, { status: 429, code: 'frecuencia' }, retryAfter)
  }

  const body = await readFields(request, MAX_BYTES)
  if (!body.ok) return refuse(early, { status: STATUS[body.aviso], code: 'formato' })
  const raw = body.value
  const locale = raw.locale === undefined ? early : asLocale(raw.locale)

  // A form without script has no key: the same message twice on one day is one row.
  const key = request.headers.get('idempotency-key')
  if (key !== null && !isUuid(key)) return refuse(locale, { status: 422, code: 'clave' })

  const thanks = () => (form ? toPage(locale, { enviado: '1' }) : reply(201, {}))
  if (typeof raw[HONEYPOT] === 'string' && raw[HONEYPOT].trim() !== '') return thanks()

  const read = mensajeInput.safeParse({ ...raw, locale })
  if (!read.success) {
    const fields = refusedFields(read.error)
    return refuse(locale, { status: 422, code: fields[0] ?? 'formato', fields })
  }
  const saved = await saveMensaje(read.data, key ?? wallClock(Date.now()).fecha, locale)
  if (saved.ok) return thanks()
  return refuse(locale, {
    status: HTTP[saved.aviso] ?? 422,
    code: saved.aviso,
    ...(isMensajeField(saved.aviso) ? { fields: [saved.aviso] } : {}),
  })
}
