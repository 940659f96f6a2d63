import 'server-only'
import { backendSettings } from '../core/env.ts'
import { ok, type Result, refuse } from '../core/result.ts'
import { asLocale, type Locale } from '../i18n/locales.ts'
import { type BodyIssue, isForm, readForm, readJson } from './json.ts'
import { addressOf, isOwnPost } from './origin.ts'
import type { Limiter, Turn } from './token-bucket.ts'

/** A post of this site's own pages, or of no browser, before its body is read. */
export type Post = {
  /** The visitor's address, for every limit. */
  address: string
  /** What the limit says. Acting on it is the caller's: a form is read first, so that nothing typed is lost. */
  turn: Turn
  /** Posted by an HTML form. */
  form: boolean
  /** The answer is wanted as JSON. */
  wantsJson: boolean
}

/**
 * The door of everything that is posted to the site: where it comes from, then how often. Null for another site's form.
 * Throws 'Supabase client is not initialized' while no backend is configured.
 */
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

/** The fields of a body of at most `maxBytes`, a form's texts or a JSON object. */
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

/** The browser's language, as far as it is one of ours, else Spanish. */
export const browserLocale = (request: Request): Locale =>
  asLocale(request.headers.get('accept-language')?.slice(0, 2))

/** The language of the page a request comes from; null when it does not say. */
export function refererLocale(request: Request): Locale | null {
  const from = request.headers.get('referer')
  return from && URL.canParse(from) ? asLocale(new URL(from).pathname.split('/')[1]) : null
}
