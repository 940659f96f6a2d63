import 'server-only'
import { asLocale, type Locale } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'
import { CODIGO, LOST_PATH, TOKEN } from '../reservas/links.ts'
import { browserLocale, openPost } from './door.ts'
import { readForm, reply } from './json.ts'
import { redirect303 } from './redirect.ts'
import { createLimiter } from './token-bucket.ts'

const MAX_BYTES = 8192

/**
 * Forty posts at once and one every three seconds after that, right or wrong: nobody tries out links of 128 bits here, and
 * a hotel's one address still gets through. One bucket for all forms of a guest's own pages.
 */
const limit = createLimiter({ max: 40, windowMs: 120_000, now: Date.now })

/** What a guest's own page has posted: which link it was, its language, and the fields. */
export type OwnPost = { codigo: string; token: string; locale: Locale; fields: Record<string, string> }

/** The page for links that open nothing. */
export const redirectToLost = (locale: Locale): Response => redirect303(localePath(locale, LOST_PATH))

/**
 * Reads a form that one of the guest's own pages has posted. A response instead where it goes no further: 403 for another
 * site's form, the lost page without a link, back to the page where there were too many.
 *
 * @param pagePath the address of the page that posts, with a code of what happened
 */
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
