import 'server-only'
import { openPost, type Post } from '../http/door.ts'
import { readForm, reply } from '../http/json.ts'
import { redirect303 } from '../http/redirect.ts'
import { isLocale, type Locale } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'
import { knownDevice } from './device.ts'
import { type ErrorCuenta, localeOfPath, returnPathOf } from './links.ts'

const MAX_BYTES = 8192

export type Submission = {
  fields: Record<string, string>
  locale: Locale
  returnTo: string
  address: string
  device: string | null
  redirectTo(page: `/${string}`, query?: Record<string, string | number>): Response
}

/** Reads a form of the account's pages; 403 for another site's form, 503 without a backend (§8). */
export async function readSubmission(request: Request): Promise<Submission | Response> {
  let post: Post | null
  try {
    post = openPost(request)
  } catch (error) {
    const message = error instanceof Error ? error.message : 'unknown'
    console.error('cuenta', message)
    return reply(503, { code: 'unreachable', message })
  }
  if (!post) return reply(403, { code: 'origen' })
  const body = await readForm(request, MAX_BYTES)
  const fields = body.ok ? body.value : {}
  const asked = fields.volver ?? fields.next
  const returnTo = returnPathOf(asked, '')
  const locale = isLocale(fields.idioma) ? fields.idioma : localeOfPath(returnTo || (asked ?? ''))
  return {
    fields,
    locale,
    returnTo,
    address: post.address,
    device: await knownDevice(),
    redirectTo(page, query = {}) {
      const back = returnTo && returnTo !== localePath(locale, '/profile') ? { volver: returnTo } : {}
      const text = Object.entries({ ...query, ...back }).map(([key, value]): [string, string] => [
        key,
        String(value),
      ])
      const search = new URLSearchParams(text).toString()
      return redirect303(localePath(locale, page) + (search ? `?${search}` : ''))
    },
  }
}

export const refuseSubmission = (
  submission: Submission,
  page: `/${string}`,
  error: ErrorCuenta,
  query: Record<string, string | number> = {},
): Response => submission.redirectTo(page, { error, ...query })
