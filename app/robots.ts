import type { MetadataRoute } from 'next'
import { backendSettings } from '@/lib/core/env.ts'
import { absoluteUrl } from '@/lib/seo/pages.ts'

/** SITE_URL is a setting of the running site, not of the build. */
export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  const { SITE_URL } = backendSettings()
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/almaenigma', '/api'] },
    ...(SITE_URL ? { sitemap: absoluteUrl(SITE_URL, '/sitemap.xml') } : {}),
  }
}
