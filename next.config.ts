import { resolve } from 'node:path'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import createNextIntlPlugin from 'next-intl/plugin'
import {
  lostHandlers,
  lostRewrites,
  personalSources,
  queryRewrites,
  redirectsWithoutPrefix,
  spanishRewrites,
} from './lib/cache/routes.ts'
import { PAGE_KEYS } from './lib/seo/pages.ts'
import { startScript } from './server/bundle/serve.ts'
import { writeSheets } from './server/cache/sheets.ts'

const development = process.env.NODE_ENV === 'development'
/** Set by the tests alone: the types are a part of their own there, and nothing is kept for a next build. */
const testBuild = process.env.ALMA_TEST_BUILD === '1'

/**
 * Cached pages cannot carry a nonce and React's start-up code is inline: hence 'unsafe-inline' for scripts. A page that is
 * kept without React narrows it to its own scripts (server/cache/filter.ts).
 */
const CSP = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ''}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join('; ')

const CSP_WITH_FRAMES = CSP.replace("frame-src 'none'", "frame-src 'self'")
const CSP_FRAMEABLE = CSP.replace("frame-ancestors 'none'", "frame-ancestors 'self'")

const SECURITY = [
  { key: 'Content-Security-Policy', value: CSP },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

/** Pages whose address opens something. Not `no-referrer`: a browser would post their forms with `Origin: null`. */
const PRIVATE = [
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow, noarchive' },
]

/** Named by what they hold. */
const SCRIPTS = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }]
const DRAWINGS = [{ key: 'Cache-Control', value: 'public, max-age=604800, stale-while-revalidate=2592000' }]

const config: NextConfig = {
  // A folder that runs without sources and node_modules, for a container. `next start` does not serve such a build.
  ...(process.env.ALMA_STANDALONE === '1' ? { output: 'standalone' as const } : {}),
  // Takes React out of the pages that do not need it, and shares them between instances: docs/caching.md.
  cacheHandler: resolve(import.meta.dirname, 'server/cache/handler.ts'),
  poweredByHeader: false,
  devIndicators: false,
  images: { unoptimized: true },
  turbopack: { root: resolve(import.meta.dirname) },
  // A second check takes a third of the build.
  typescript: { ignoreBuildErrors: testBuild },
  // Two style sheets a page where Next writes five: docs/caching.md.
  compiler: {
    runAfterProductionCompile: async ({ projectDir, distDir }) => writeSheets(resolve(projectDir, distDir)),
  },
  // Whoever posts to a page is buffered before the session is checked. Larger uploads go to a route handler, which
  // checks first.
  experimental: {
    proxyClientMaxBodySize: '1mb',
    // A page loads its own style sheets and not those of all others in one file.
    cssChunking: { type: 'graph', requestCost: 2000 },
    // Writing it takes a sixth of the build.
    turbopackFileSystemCacheForBuild: !testBuild,
  },

  headers: async () => [
    { source: '/:path*', headers: SECURITY },
    {
      source: '/almaenigma/:path*',
      headers: [{ key: 'Content-Security-Policy', value: CSP_WITH_FRAMES }],
    },
    {
      source: '/almaenigma/vista/:path*',
      headers: [
        { key: 'Content-Security-Policy', value: CSP_FRAMEABLE },
        { key: 'X-Robots-Tag', value: 'noindex, nofollow, noarchive' },
        { key: 'Referrer-Policy', value: 'no-referrer' },
      ],
    },
    ...(development ? [] : [{ source: '/scripts/:path*', headers: SCRIPTS }]),
    { source: '/dibujos/:path*', headers: DRAWINGS },
    { source: '/alergenos.svg', headers: DRAWINGS },
    ...personalSources().map((source) => ({ source, headers: PRIVATE })),
    { source: '/api/reservas/:codigo/ics', headers: PRIVATE },
    { source: '/almaenigma/(decision|invitacion|clave)', headers: PRIVATE },
  ],

  redirects: async () => redirectsWithoutPrefix(),
  rewrites: async () => ({
    beforeFiles: [...queryRewrites(), ...spanishRewrites()],
    afterFiles: lostRewrites(Object.values(PAGE_KEYS)),
    fallback: lostHandlers(),
  }),
}

const withTexts = createNextIntlPlugin('./lib/i18n/request.ts')

export default async function settings(phase: string): Promise<NextConfig> {
  // `next typegen` calls itself a build too.
  const building = phase === PHASE_PRODUCTION_BUILD && !process.argv.includes('typegen')
  const script =
    building || phase === PHASE_DEVELOPMENT_SERVER
      ? { env: { ALMA_START_SCRIPT: await startScript(building ? 'production' : 'development') } }
      : {}
  return withTexts({ ...config, ...script })
}
