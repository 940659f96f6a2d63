import type { MetadataRoute } from 'next'
import { backendSettings } from '@/lib/core/env.ts'
import { LOCALES } from '@/lib/i18n/locales.ts'
import { languageAlternates, SEO_PAGES, type SeoPage } from '@/lib/seo/pages.ts'

/** SITE_URL is a setting of the running site, not of the build. */
export const dynamic = 'force-dynamic'

/** They belong to one guest or repeat the home page. */
const UNLISTED = new Set<SeoPage>(['/dashboard', '/profile'])

/** Without SITE_URL it holds the addresses of this machine, and robots.txt does not name it. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { SITE_URL, PORT } = backendSettings()
  const origin = SITE_URL ?? `http://localhost:${PORT}`
  return SEO_PAGES.filter((page) => !UNLISTED.has(page)).flatMap((page) => {
    const languages = languageAlternates(origin, page)
    return LOCALES.map((locale) => ({ url: languages[locale], alternates: { languages } }))
  })
}
