import 'server-only'
import { isForm } from './json.ts'

const hostOf = (url: string): string | null => {
  try {
    return new URL(url).host
  } catch {
    return null
  }
}

/**
 * May this state-changing post be served (T-CSRF-01)? A browser says where a post comes from: `Origin` must be this
 * site, and `Sec-Fetch-Site` must not say otherwise; `Origin: null` is a stranger. A client without `Origin` is no
 * browser: it is let in, and what is neither JSON nor a form is refused when it is read. A form, which any other site
 * can post, needs at least a `Referer` of this site.
 *
 * @param siteUrl the public address, where a proxy in front changes the host
 */
export function isOwnPost(request: Request, siteUrl: string | null = null): boolean {
  const own = [request.headers.get('host'), siteUrl && hostOf(siteUrl)]
  const isOwn = (url: string): boolean => {
    const host = hostOf(url)
    return host !== null && own.includes(host)
  }
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') return false
  const origin = request.headers.get('origin')
  if (origin !== null) return isOwn(origin)
  return !isForm(request) || isOwn(request.headers.get('referer') ?? '')
}

/**
 * The visitor's address: what the nearest proxy saw, which is the last entry of `X-Forwarded-For` (Next fills it with
 * the socket's address when it is absent). Earlier entries are the visitor's own words.
 */
export function addressOf(request: Request): string {
  const seen = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  return seen ? seen.slice(0, 64) : 'unknown'
}

/**
 * Where visitors reach this site, without a final slash: SITE_URL, else the address this request was made to. A Host
 * header is anybody's word: use it only in an answer to the same visitor that nobody keeps.
 */
export function originOf(headers: Headers, siteUrl: string | null): string {
  if (siteUrl) return siteUrl
  const [host, proto] = ['host', 'x-forwarded-proto'].map((name) =>
    headers.get(name)?.split(',')[0]?.trim().toLowerCase(),
  )
  const known = host && /^(\[[\da-f:]+\]|[a-z\d.-]+)(:\d{1,5})?$/.test(host) ? host : 'localhost'
  return `${proto === 'https' ? 'https' : 'http'}://${known}`
}
