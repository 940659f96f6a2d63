import { PAGES } from '../cache/tags.ts'
import { LOCALES } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'
import type { FooterLinks } from '../reservas/read.ts'

const OWN = new Set<string>(LOCALES.flatMap((locale) => PAGES.map((page) => localePath(locale, page))))
const digits = (text: string): string => text.replace(/[^\d+]/g, '')

/** T-LINK-01: only pages of the site, and the footer's addresses exactly as stored. */
export function isAllowed(url: string, footer: FooterLinks | null): boolean {
  if (OWN.has(url.split(/[?#]/)[0] ?? '')) return /^[\w/\-?=&#%,.]*$/.test(url)
  if (!footer) return false
  if (url.startsWith('tel:'))
    return footer.telefono !== null && digits(url.slice(4)) === digits(footer.telefono)
  if (url.startsWith('mailto:')) return footer.email !== null && url.slice(7) === footer.email
  return (
    url.startsWith('https://') &&
    [footer.instagram_url, footer.tripadvisor_url, footer.google_maps_url, footer.whatsapp_url].includes(url)
  )
}
