import 'server-only'
import { isForm } from './json.ts'

const hostOf = (url: string): string | null => {
  try {
    return new URL(url).host
  } catch {
    return null
  }
}

/** T-CSRF-01: a browser's `Origin` must be this site and `Sec-Fetch-Site` must agree. Without `Origin` a form, which
 * any site can post, needs a `Referer` of this site. `siteUrl`: the public address behind a proxy. */
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

/** The last entry of `X-Forwarded-For`, which the nearest proxy wrote; the visitor can invent the others. */
export function addressOf(request: Request): string {
  const seen = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  return seen ? seen.slice(0, 64) : 'unknown'
}

/** SITE_URL, else from the Host header, which anybody can forge: only for answers that are not cached. */
export function originOf(headers: Headers, siteUrl: string | null): string {
  if (siteUrl) return siteUrl
  const [host, proto] = ['host', 'x-forwarded-proto'].map((name) =>
    headers.get(name)?.split(',')[0]?.trim().toLowerCase(),
  )
  const known = host && /^(\[[\da-f:]+\]|[a-z\d.-]+)(:\d{1,5})?$/.test(host) ? host : 'localhost'
  return `${proto === 'https' ? 'https' : 'http'}://${known}`
}
