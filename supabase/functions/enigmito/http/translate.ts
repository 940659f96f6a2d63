import type { Model } from '../model/assist.ts'
import type { Wanted } from '../model/sdk.ts'
import { instructionsFor, translationOf, wantedFor } from '../model/translation.ts'
import { authorised, bearer } from './handler.ts'
import { bodyOf, isJson } from './request.ts'

const STATUS = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  method_not_allowed: 405,
  rate_limited: 429,
  failed: 502,
  no_model: 503,
  timeout: 504,
} as const

const reply = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })
const refuse = (error: keyof typeof STATUS): Response => reply(STATUS[error], { error })

type Shell = {
  keys: readonly string[]
  url: string
  fetch: typeof fetch
  /** Seconds to wait; 0 = accepted. */
  limit: () => number
  model: ((wanted: Wanted) => Promise<Model>) | null
  clock: () => number
  log: (entry: Record<string, unknown>) => void
}

/** False when the database cannot be asked. */
async function isAdmin(shell: Shell, request: Request): Promise<boolean> {
  const token = bearer(request)
  if (!token) return false
  const answer = await shell
    .fetch(`${shell.url}/rest/v1/rpc/es_admin`, {
      method: 'POST',
      headers: {
        apikey: shell.keys[0] ?? '',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: '{}',
      signal: AbortSignal.timeout(3_000),
    })
    .catch(() => null)
  return answer?.ok === true && (await answer.json().catch(() => false)) === true
}

async function bodyOfJson(request: Request): Promise<unknown> {
  if (!isJson(request.headers.get('content-type'))) return null
  try {
    return JSON.parse((await bodyOf(request)) ?? 'null')
  } catch {
    return null
  }
}

/** Administrators only, because a model may cost money. The answer is unchecked; texts are never logged. */
export function translatorOf(shell: Shell): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!authorised(request, shell.keys)) return refuse('unauthorized')
    if (request.method === 'GET') return reply(200, { model: shell.model !== null })
    if (request.method !== 'POST') return refuse('method_not_allowed')
    if (!(await isAdmin(shell, request))) return refuse('forbidden')
    const asked = translationOf(await bodyOfJson(request))
    if (!asked) return refuse('invalid')
    if (!shell.model) return refuse('no_model')
    if (shell.limit() > 0) return refuse('rate_limited')
    const started = shell.clock()
    const told = (outcome: string): void =>
      shell.log({ event: 'enigmito_translation', outcome, ms: Math.round(shell.clock() - started) })
    try {
      const model = await shell.model(wantedFor(asked.texts))
      const texts = await model(instructionsFor(asked.language), JSON.stringify(asked.texts))
      told('given')
      return reply(200, { texts })
    } catch (error) {
      const late = error instanceof Error && /Timeout|Abort/.test(error.name)
      told(late ? 'timeout' : 'failed')
      return refuse(late ? 'timeout' : 'failed')
    }
  }
}
