import { DEFAULT_LOCALE, LOCALES, type Locale } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'
import { PAGE_QUERIES, PAGES, type Page, PERSONAL_PAGES, SUBPAGES } from './tags.ts'

const LOST = 'no-encontrado'
const LOST_PARTS = `${LOST}/(?:pagina|reserva)`

const PREFIXED_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
const OWN_PATHS: readonly string[] = [...PAGES, ...SUBPAGES]

const anyOf = (alternatives: readonly string[]): string => alternatives.join('|')
const withoutSlash = (path: string): string => path.slice(1)
const asPattern = (path: string): string => withoutSlash(path).replaceAll('.', '\\.')

/** As a file below `app/[locale]`: `/es/menu`. */
const inLocale = (locale: Locale, path: string): string => (path === '/' ? `/${locale}` : `/${locale}${path}`)
export const personalSources = (): string[] =>
  PERSONAL_PAGES.map(({ path, codigo }) => `/:idioma(${anyOf(PREFIXED_LOCALES)})?${path}/:codigo(${codigo})`)

export const redirectsWithoutPrefix = () => [
  { source: `/${DEFAULT_LOCALE}`, destination: '/', permanent: true },
  { source: `/${DEFAULT_LOCALE}/:path((?!${LOST_PARTS}$).*)`, destination: '/:path', permanent: true },
]

/** An address with a query is answered by a page made for this visit; the one without stays cached. */
export const queryRewrites = () =>
  (Object.entries(PAGE_QUERIES) as [Page, readonly string[]][]).flatMap(([page, keys]) =>
    keys.flatMap((key) =>
      LOCALES.map((locale) => ({
        source: localePath(locale, page),
        has: [{ type: 'query' as const, key }],
        destination: `/${locale}${page}/consulta`,
      })),
    ),
  )

export const spanishRewrites = () => [
  ...OWN_PATHS.map((source) => ({ source, destination: inLocale(DEFAULT_LOCALE, source) })),
  ...PERSONAL_PAGES.map(({ path, codigo }) => ({
    source: `${path}/:codigo(${codigo})`,
    destination: inLocale(DEFAULT_LOCALE, `${path}/:codigo`),
  })),
]

const knownRest = (): string =>
  anyOf([
    ...OWN_PATHS.filter((path) => path !== '/').map(asPattern),
    ...Object.keys(PAGE_QUERIES).map((page) => `${withoutSlash(page)}/consulta`),
    ...PERSONAL_PAGES.map(({ path, codigo }) => `${withoutSlash(path)}/${codigo}`),
  ])

const knownStart = (pictureKeys: readonly string[]): string =>
  `og/(?:${anyOf(LOCALES)})/(?:${anyOf(pictureKeys)})\\.png$|` +
  `(?:${anyOf(LOCALES)}|api|auth|almaenigma|_next)(?:/|$)`

/** Unknown addresses lead to one page per language. Otherwise `[locale]` would match any invented word and its page
 * be cached: anybody could fill the disk. `pictureKeys`: the pages with a preview picture, as in its address. */
export const lostRewrites = (pictureKeys: readonly string[]) => [
  {
    source: `/:idioma(${anyOf(PREFIXED_LOCALES)})/:resto((?!(?:${knownRest()}|${LOST}|${LOST_PARTS})$).+)`,
    destination: `/:idioma/${LOST}`,
  },
  {
    source: `/:resto((?!${knownStart(pictureKeys)}).+)`,
    destination: `/${DEFAULT_LOCALE}/${LOST}`,
  },
]

/** What is left below the route handlers' own addresses: Next's page for it would take a post for an action, and fail. */
export const lostHandlers = () => [
  { source: '/:room(api|auth)/:rest*', destination: `/${DEFAULT_LOCALE}/${LOST}` },
]
