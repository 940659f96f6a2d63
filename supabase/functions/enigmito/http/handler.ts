import type { EnigmitoAnswer, EnigmitoErrorCode } from '../../../../lib/chat/contract.ts'
import { NO_TALK, type Talk } from '../../../../lib/chat/talk.ts'
import type { Now } from '../../../../lib/core/dates.ts'
import { asLocale, type Locale } from '../../../../lib/i18n/locales.ts'
import { type Answered, answer, type Knowledge } from '../answer.ts'
import { withNeeds } from '../avoid/needs.ts'
import { clientOf } from './client.ts'
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
/** The subject, for the next question's `[context: …]`; and what was unanswered, for the back office. */
const CONTEXT = 'x-enigmito-context'
const UNANSWERED = 'x-enigmito-unanswered'
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': METHODS,
  'access-control-expose-headers': `${CONTEXT}, ${UNANSWERED}, retry-after`,
}
const PREFLIGHT = { ...CORS, allow: METHODS, 'access-control-max-age': '86400' }

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

type Question = { message: string; page: Locale; knowledge: Knowledge; ahora: Now; talk: Talk }

export type Shell = {
  /** Publishable keys; when empty, only the gateway checks the key. */
  keys: readonly string[]
  /** Seconds to wait; 0 = accepted. */
  limit: (client: string) => number
  siteSecret?: string | null
  knowledge: () => Promise<Knowledge>
  ahora: () => Now
  log: (entry: Record<string, unknown>) => void
  /** A second look at a question that was not understood; returns the first answer when it does not help. */
  assist?: ((first: Answered, question: Question) => Promise<Answered>) | null
}

export const bearer = (request: Request): string | null =>
  /^bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null

export const authorised = (request: Request, keys: readonly string[]): boolean =>
  keys.length === 0 || keys.includes(request.headers.get('apikey') ?? bearer(request) ?? '')

/** Checks method, key, rate and body, then answers. An exception is logged and answered with 503. */
export function handlerOf(shell: Shell): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT })
    if (request.method !== 'POST') return refuse('method_not_allowed', { allow: METHODS })
    if (!authorised(request, shell.keys)) return refuse('unauthorized')
    const wait = shell.limit(clientOf(request.headers, shell.siteSecret ?? null))
    if (wait > 0) return refuse('rate_limited', { 'retry-after': String(wait) })
    const parsed = await parseRequest(request)
    if (!parsed.ok) return refuse(parsed.code)
    try {
      const { message, userLanguage, talk } = parsed.value
      const knowledge = await shell.knowledge()
      const question = {
        ...{ message, page: asLocale(userLanguage), knowledge },
        ...{ ahora: shell.ahora(), talk: talk ?? NO_TALK },
      }
      const first = answer(message, question.page, knowledge, question.ahora, question.talk)
      const answered = shell.assist ? await shell.assist(first, question) : first
      report(answered, shell.log)
      const body = {
        ...{ message: answered.message, suggestions: answered.suggestions },
        ...(talk
          ? {
              talk: withNeeds(answered.talk, knowledge.menu, question.page),
              ...{ named: answered.named, lines: answered.lines },
            }
          : {}),
      } satisfies EnigmitoAnswer
      return reply(200, body, tellings(answered))
    } catch (error) {
      shell.log({ event: 'enigmito_unavailable', reason: error instanceof Error ? error.message : 'unknown' })
      return refuse('unavailable')
    }
  }
}

function tellings({ about, unanswered }: Answered): Record<string, string> {
  return {
    ...(about && /^(dish|wine|drink):[a-z0-9-]{1,120}$/.test(about) ? { [CONTEXT]: about } : {}),
    ...(unanswered && /^(unclear|(policy|absent|fact):[a-z_]{1,40})$/.test(unanswered)
      ? { [UNANSWERED]: unanswered }
      : {}),
  }
}

/** Never logs the guest's words. */
function report({ notes, intent, lang }: Answered, log: Shell['log']): void {
  if (notes.length > 0) log({ event: 'enigmito_notes', intent, lang, notes })
}
