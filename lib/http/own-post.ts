import 'server-only'
import { asLocale, type Locale } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'
import { CODIGO, LOST_PATH, TOKEN } from '../reservas/links.ts'
import { browserLocale, openPost } from './door.ts'
import { readForm, reply } from './json.ts'
import { redirect303 } from './redirect.ts'
import { createLimiter } from './token-bucket.ts'

const MAX_BYTES = 8192

/** 40 at once, then one every three seconds, right or wrong: links cannot be guessed, and a hotel behind one address
 * gets through. */
const limit = createLimiter({ max: 40, windowMs: 120_000, now: Date.now })

export type OwnPost = { codigo: string; token: string; locale: Locale; fields: Record<string, string> }

export const redirectToLost = (locale: Locale): Response => redirect303(localePath(locale, LOST_PATH))

/** Reads a form of a guest's own page. Else a response: 403 for another site's form, 303 without a link or too often. */
export async function readOwnPost(
  request: Request,
  pagePath: (locale: Locale, codigo: string, token: string, query: Record<string, string>) => string,
): Promise<OwnPost | Response> {
  const post = openPost(request, limit)
  if (!post) return reply(403, { code: 'origen' })
  const body = await readForm(request, MAX_BYTES)
  const fields = body.ok ? body.value : {}
  const { codigo = '', t: token = '' } = fields
  const locale = fields.locale === undefined ? browserLocale(request) : asLocale(fields.locale)
  if (!CODIGO.test(codigo) || !TOKEN.test(token)) return redirectToLost(locale)
  if (!post.turn.ok) return redirect303(pagePath(locale, codigo, token, { error: 'frecuencia' }))
  return { codigo, token, locale, fields }
}
