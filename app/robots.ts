import type { MetadataRoute } from 'next'
import { backendSettings } from '@/lib/core/env.ts'
import { absoluteUrl } from '@/lib/seo/pages.ts'

/** SITE_URL is a setting of the running site, not of the build. */
export const dynamic = 'force-dynamic'

/** Everything may be read but the back office and the machinery. A sitemap's address must be whole: see SITE_URL. */
export default function robots(): MetadataRoute.Robots {
  const { SITE_URL } = backendSettings()
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/almaenigma', '/api'] },
    ...(SITE_URL ? { sitemap: absoluteUrl(SITE_URL, '/sitemap.xml') } : {}),
  }
}
