import 'server-only'
import { env } from '../core/env.ts'
import { asLocale, type Locale } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'
import { CODIGO, LOST_PATH, TOKEN } from '../reservas/links.ts'
import { readForm, reply } from './json.ts'
import { addressOf, isOwnPost } from './origin.ts'
import { createLimiter } from './token-bucket.ts'

const MAX_BYTES = 8192

/**
 * Forty posts at once and one every three seconds after that, right or wrong: nobody tries out links of 128 bits here, and
 * a hotel's one address still gets through. One bucket for all forms of a guest's own pages.
 */
const limit = createLimiter({ max: 40, windowMs: 120_000, now: Date.now })

/** What a guest's own page has posted: which link it was, its language, and the fields. */
export type OwnPost = { codigo: string; token: string; locale: Locale; campos: Record<string, string> }

/** The way on after a post, which no cache keeps. */
export const irA = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

/** The page for links that open nothing. */
export const redirectToLost = (locale: Locale): Response => irA(localePath(locale, LOST_PATH))

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
  if (!isOwnPost(request, env().SITE_URL)) return reply(403, { code: 'origen' })
  const turn = limit(addressOf(request))
  const body = await readForm(request, MAX_BYTES)
  const campos = body.ok ? body.value : {}
  const { codigo = '', t: token = '' } = campos
  const locale = asLocale(campos.locale ?? request.headers.get('accept-language')?.slice(0, 2))
  if (!CODIGO.test(codigo) || !TOKEN.test(token)) return redirectToLost(locale)
  if (!turn.ok) return irA(pagePath(locale, codigo, token, { error: 'frecuencia' }))
  return { codigo, token, locale, campos }
}
