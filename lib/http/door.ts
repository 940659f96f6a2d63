import 'server-only'
import { backendSettings } from '../core/env.ts'
import { ok, type Result, refuse } from '../core/result.ts'
import { asLocale, type Locale } from '../i18n/locales.ts'
import { type BodyIssue, isForm, readForm, readJson } from './json.ts'
import { addressOf, isOwnPost } from './origin.ts'
import type { Limiter, Turn } from './token-bucket.ts'

export type Post = {
  address: string
  /** To be acted on by the caller: a form is read first, so that nothing typed is lost. */
  turn: Turn
  form: boolean
  wantsJson: boolean
}

/** The door of everything posted to the site: origin, then rate limit. Null for another site's form. Throws while no
 * backend is configured. */
export function openPost(request: Request, limit?: Limiter): Post | null {
  if (!isOwnPost(request, backendSettings().SITE_URL)) return null
  const address = addressOf(request)
  return {
    address,
    turn: limit ? limit(address) : { ok: true },
    form: isForm(request),
    wantsJson: request.headers.get('accept')?.includes('application/json') ?? false,
  }
}

export async function readFields(
  request: Request,
  maxBytes: number,
): Promise<Result<Record<string, unknown>, BodyIssue>> {
  const body = await (isForm(request) ? readForm(request, maxBytes) : readJson(request, maxBytes))
  if (!body.ok) return body
  const { value } = body
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? ok({ ...value })
    : refuse('invalid_json')
}

export const browserLocale = (request: Request): Locale =>
  asLocale(request.headers.get('accept-language')?.slice(0, 2))

export function refererLocale(request: Request): Locale | null {
  const from = request.headers.get('referer')
  return from && URL.canParse(from) ? asLocale(new URL(from).pathname.split('/')[1]) : null
}
