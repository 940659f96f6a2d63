import { resolve } from 'node:path'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { PAGE_QUERIES, PAGES, PERSONAL_PAGES, SUBPAGES } from './lib/cache/tags.ts'
import { DEFAULT_LOCALE, LOCALES } from './lib/i18n/locales.ts'
import { PAGE_KEYS } from './lib/seo/pages.ts'

const development = process.env.NODE_ENV === 'development'

/**
 * One policy for the public pages and the panel. Cached pages cannot carry a nonce, and React's own start-up code is
 * inline: hence 'unsafe-inline' for scripts, and everything else closed.
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

/** The panel shows its previews in a frame, and they let it. */
const CSP_WITH_FRAMES = CSP.replace("frame-src 'none'", "frame-src 'self'")
const CSP_FRAMEABLE = CSP.replace("frame-ancestors 'none'", "frame-ancestors 'self'")

const SECURITY = [
  { key: 'Content-Security-Policy', value: CSP },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

/**
 * A guest's own page, or one that a letter of the house leads to: its address opens something. It is told to no other site, and no robot keeps it. With `no-referrer`
 * a browser would send the page's own forms with `Origin: null`, which nobody could tell from a stranger's.
 */
const PRIVATE = [
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow, noarchive' },
]

/** Drawings keep their names when they change, so they are kept for a week and refreshed behind the visitor. */
const DRAWINGS = [{ key: 'Cache-Control', value: 'public, max-age=604800, stale-while-revalidate=2592000' }]

const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
const asked = Object.keys(PAGE_QUERIES).map((page) => `${page.slice(1)}/consulta`)
const own = [...PAGES, ...SUBPAGES]
/** As they stand in a pattern. */
const known = [
  ...own.filter((page) => page !== '/').map((page) => page.slice(1).replaceAll('.', '\\.')),
  ...asked,
  ...PERSONAL_PAGES.map(({ path, codigo }) => `${path.slice(1)}/${codigo}`),
]

/** An address with a question leads to the page that reads it; the one without stays a kept page. */
const questions = Object.entries(PAGE_QUERIES).flatMap(([page, keys]) =>
  keys.flatMap((key) =>
    LOCALES.map((locale) => ({
      source: locale === DEFAULT_LOCALE ? page : `/${locale}${page}`,
      has: [{ type: 'query' as const, key }],
      destination: `/${locale}${page}/consulta`,
    })),
  ),
)
/** The pictures of the pages for those who share them: these and no others. */
const PICTURES = `og/(?:${LOCALES.join('|')})/(?:${Object.values(PAGE_KEYS).join('|')})\\.png$`

/** Answers 404 (`app/[locale]/no-encontrado`) with the page below it. */
const LOST = 'no-encontrado'
/** The pages that such answers are made of: read by the site itself. */
const INSIDE = `${LOST}/(?:pagina|reserva)`

const config: NextConfig = {
  poweredByHeader: false,
  devIndicators: false,
  images: { unoptimized: true },
  turbopack: { root: resolve(import.meta.dirname) },
  // Set by the tests alone: they check the types as a part of their own, and a second check takes a third of the build.
  typescript: { ignoreBuildErrors: process.env.ALMA_TYPES_CHECKED === '1' },
  // Whoever posts to a page, at any address, is held in memory before anybody asks who it is: one megabyte, as an action
  // may bring. What is larger goes to a route handler, which asks first (app/almaenigma/imagen).
  experimental: { proxyClientMaxBodySize: '1mb' },

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
    { source: '/dibujos/:path*', headers: DRAWINGS },
    { source: '/alergenos.svg', headers: DRAWINGS },
    ...PERSONAL_PAGES.map(({ path, codigo }) => ({
      source: `/:idioma(${others.join('|')})?${path}/:codigo(${codigo})`,
      headers: PRIVATE,
    })),
    { source: '/api/reservas/:codigo/ics', headers: PRIVATE },
    { source: '/almaenigma/(decision|invitacion)', headers: PRIVATE },
  ],

  // Spanish has no prefix: the addresses with one lead to those without.
  redirects: async () => [
    { source: `/${DEFAULT_LOCALE}`, destination: '/', permanent: true },
    {
      source: `/${DEFAULT_LOCALE}/:path((?!${INSIDE}$).*)`,
      destination: '/:path',
      permanent: true,
    },
  ],

  rewrites: async () => ({
    beforeFiles: [
      ...questions,
      ...own.map((source) => ({
        source,
        destination: source === '/' ? `/${DEFAULT_LOCALE}` : `/${DEFAULT_LOCALE}${source}`,
      })),
      ...PERSONAL_PAGES.map(({ path, codigo }) => ({
        source: `${path}/:codigo(${codigo})`,
        destination: `/${DEFAULT_LOCALE}${path}/:codigo`,
      })),
    ],
    // Every address nobody knows is one page per language. Left alone, an invented word would be taken for a language
    // and its page kept: anybody could fill the disk.
    afterFiles: [
      {
        source: `/:idioma(${others.join('|')})/:resto((?!(?:${known.join('|')}|${LOST}|${INSIDE})$).+)`,
        destination: `/:idioma/${LOST}`,
      },
      {
        source: `/:resto((?!${PICTURES}|(?:${LOCALES.join('|')}|api|auth|almaenigma|_next)(?:/|$)).+)`,
        destination: `/${DEFAULT_LOCALE}/${LOST}`,
      },
    ],
    fallback: [],
  }),
}

export default createNextIntlPlugin('./lib/i18n/request.ts')(config)
