import 'server-only'
import { randomUUID } from 'node:crypto'
import { isUuid } from '../core/uuid.ts'
import { browserLocale, openPost, readFields } from '../http/door.ts'
import { isForm, STATUS } from '../http/json.ts'
import type { Limiter } from '../http/token-bucket.ts'
import { asLocale, type Locale } from '../i18n/locales.ts'
import { isBot } from './form.ts'
import { checkRateLimit } from './rate-limit.ts'

const MAX_BYTES = 16_384

type Raw = Readonly<Record<string, unknown>>
export type Refusal = {
  status: number
  code: 'origen' | 'frecuencia' | 'clave' | 'formato' | 'unreachable' | (keyof typeof STATUS & string)
  retryAfter?: number
}
export type ParsedRequest = { form: boolean; locale: Locale; raw: Raw } & (
  | { ok: true; key: string }
  | { ok: false; refusal: Refusal }
)

/** A bot learns nothing: it looks like a form that did not arrive whole. */
const BOT_REFUSAL: Refusal = { status: 422, code: 'formato' }

/** Reads a post to book or to wait: origin, rate limit, body, language, key. No rules of the house. */
export async function parseRequest(request: Request, limit: Limiter): Promise<ParsedRequest> {
  const form = isForm(request)
  const early = browserLocale(request)
  const refuse = (refusal: Refusal, locale = early, raw: Raw = {}): ParsedRequest => ({
    form,
    locale,
    raw,
    ok: false,
    refusal,
  })
  const post = openPost(request, limit)
  if (!post) return refuse({ status: 403, code: 'origen' })
  const { address, turn } = post
  const tooOften = { status: 429, code: 'frecuencia' } as const
  if (!turn.ok && !form) return refuse({ ...tooOften, retryAfter: turn.retryAfter })

  const body = await readFields(request, MAX_BYTES)
  if (!body.ok) return refuse({ status: STATUS[body.aviso], code: body.aviso })
  // A form does not send a box that is not ticked.
  const raw: Raw = { primera_visita: !form, ...body.value }
  const locale = raw.locale === undefined ? early : asLocale(raw.locale)
  if (!turn.ok) return refuse({ ...tooOften, retryAfter: turn.retryAfter }, locale, raw)

  const key = request.headers.get('idempotency-key') ?? raw.clave ?? randomUUID()
  if (typeof key !== 'string' || !isUuid(key)) return refuse({ status: 422, code: 'clave' }, locale, raw)
  if (isBot(raw, Date.now())) return refuse(BOT_REFUSAL, locale, raw)
  const retryAfter = await checkRateLimit(address, key)
  // Sent all the same, it could be saved long after the guest was told that it failed.
  if (retryAfter === null) return refuse({ status: 503, code: 'unreachable' }, locale, raw)
  if (retryAfter > 0) return refuse({ ...tooOften, retryAfter }, locale, raw)
  return { form, locale, raw, ok: true, key }
}
