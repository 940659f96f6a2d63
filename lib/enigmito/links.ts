import { PAGES } from '../cache/tags.ts'
import { LOCALES } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'
import type { FooterLinks } from '../reservas/read.ts'

const OWN = new Set<string>(LOCALES.flatMap((locale) => PAGES.map((page) => localePath(locale, page))))
const digits = (text: string): string => text.replace(/[^\d+]/g, '')

/** T-LINK-01: pages of the site and the addresses of the footer exactly as stored. Everything else is dropped. */
export function isAllowed(url: string, pie: FooterLinks | null): boolean {
  if (OWN.has(url.split(/[?#]/)[0] ?? '')) return /^[\w/\-?=&#%,.]*$/.test(url)
  if (!pie) return false
  if (url.startsWith('tel:')) return pie.telefono !== null && digits(url.slice(4)) === digits(pie.telefono)
  if (url.startsWith('mailto:')) return pie.email !== null && url.slice(7) === pie.email
  return (
    url.startsWith('https://') &&
    [pie.instagram_url, pie.tripadvisor_url, pie.google_maps_url, pie.whatsapp_url].includes(url)
  )
}
