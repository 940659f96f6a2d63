import type { EnigmitoAnswer, EnigmitoErrorCode } from '../../../../lib/chat/contrato.ts'
import type { Ahora } from '../../../../lib/fechas.ts'
import { asLocale } from '../../../../lib/i18n/locales.ts'
import { type Answered, answer, type Knowledge } from '../answer.ts'
import { parseRequest } from './request.ts'

const STATUS = {
  invalid_json: 400,
  invalid_message: 400,
  invalid_language: 400,
  unauthorized: 401,
  method_not_allowed: 405,
  too_long: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  unavailable: 503,
} as const satisfies Record<EnigmitoErrorCode, number>

const METHODS = 'POST, OPTIONS'
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': METHODS,
}

const reply = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...CORS,
      ...headers,
    },
  })

const refuse = (error: EnigmitoErrorCode, headers?: Record<string, string>): Response =>
  reply(STATUS[error], { error }, headers)

export type Shell = {
  /** Publishable keys that open the function; none set = the gateway alone decides. */
  keys: readonly string[]
  /** Seconds a client has to wait, 0 = come in. */
  limit: (client: string) => number
  knowledge: () => Promise<Knowledge>
  ahora: () => Ahora
  log: (entry: Record<string, unknown>) => void
}

const bearer = (request: Request): string | null =>
  /^bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null

/** The key a caller shows: in `apikey`, or as its bearer when there is no such header. */
const authorised = (request: Request, keys: readonly string[]): boolean =>
  keys.length === 0 || keys.includes(request.headers.get('apikey') ?? bearer(request) ?? '')

const clientOf = (request: Request): string =>
  (request.headers.get('x-forwarded-for')?.split(',')[0] ?? '').trim().slice(0, 64) || 'direct'

/** The HTTP shell: method, key, rate, body, rows, answer. A fault inside is logged and answered with 503. */
export function handlerOf(shell: Shell): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: { ...CORS, allow: METHODS } })
    if (request.method !== 'POST') return refuse('method_not_allowed', { allow: METHODS })
    if (!authorised(request, shell.keys)) return refuse('unauthorized')
    const wait = shell.limit(clientOf(request))
    if (wait > 0) return refuse('rate_limited', { 'retry-after': String(wait) })
    const parsed = await parseRequest(request)
    if (!parsed.ok) return refuse(parsed.code)
    try {
      const { message, userLanguage } = parsed.value
      const answered = answer(message, asLocale(userLanguage), await shell.knowledge(), shell.ahora())
      report(answered, shell.log)
      return reply(200, {
        message: answered.message,
        suggestions: answered.suggestions,
      } satisfies EnigmitoAnswer)
    } catch (error) {
      shell.log({ event: 'enigmito_unavailable', reason: error instanceof Error ? error.message : 'unknown' })
      return refuse('unavailable')
    }
  }
}

/** What the restaurant should know of an answer; no words of the guest. */
function report({ notes, intent, lang }: Answered, log: Shell['log']): void {
  if (notes.length > 0) log({ event: 'enigmito_notes', intent, lang, notes })
}
