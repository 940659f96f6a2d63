import { DEFAULT_LOCALE, LOCALES, type Locale } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'
import { PAGE_QUERIES, PAGES, type Page, PERSONAL_PAGES, SUBPAGES } from './tags.ts'

/** Answers 404 with the page below it (`app/[locale]/no-encontrado`). */
const LOST = 'no-encontrado'
/** The pages such answers are made of, which the site itself reads. */
const LOST_PARTS = `${LOST}/(?:pagina|reserva)`

const PREFIXED_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
/** Every address made for all visitors or for one, by its Spanish path. */
const OWN_PATHS: readonly string[] = [...PAGES, ...SUBPAGES]

const anyOf = (alternatives: readonly string[]): string => alternatives.join('|')
const withoutSlash = (path: string): string => path.slice(1)
const asPattern = (path: string): string => withoutSlash(path).replaceAll('.', '\\.')

/** As a file below `app/[locale]`: `/es/menu`. */
const inLocale = (locale: Locale, path: string): string => (path === '/' ? `/${locale}` : `/${locale}${path}`)
/** A guest's own pages in all languages, for headers. */
export const personalSources = (): string[] =>
  PERSONAL_PAGES.map(({ path, codigo }) => `/:idioma(${anyOf(PREFIXED_LOCALES)})?${path}/:codigo(${codigo})`)

/** Spanish has no prefix: the addresses with one lead to those without. */
export const redirectsWithoutPrefix = () => [
  { source: `/${DEFAULT_LOCALE}`, destination: '/', permanent: true },
  { source: `/${DEFAULT_LOCALE}/:path((?!${LOST_PARTS}$).*)`, destination: '/:path', permanent: true },
]

/** An address with a query is answered by the page made for this visit; the one without stays cached. */
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

/** The Spanish pages, which have no prefix, are the files below `/es`. */
export const spanishRewrites = () => [
  ...OWN_PATHS.map((source) => ({ source, destination: inLocale(DEFAULT_LOCALE, source) })),
  ...PERSONAL_PAGES.map(({ path, codigo }) => ({
    source: `${path}/:codigo(${codigo})`,
    destination: inLocale(DEFAULT_LOCALE, `${path}/:codigo`),
  })),
]

/** What follows the prefix of a language in an address of ours, as a pattern. */
const knownRest = (): string =>
  anyOf([
    ...OWN_PATHS.filter((path) => path !== '/').map(asPattern),
    ...Object.keys(PAGE_QUERIES).map((page) => `${withoutSlash(page)}/consulta`),
    ...PERSONAL_PAGES.map(({ path, codigo }) => `${withoutSlash(path)}/${codigo}`),
  ])

/** Addresses without a prefix that are no Spanish page: folders of `app`, and the previews of pages for those who share them. */
const knownStart = (pictureKeys: readonly string[]): string =>
  `og/(?:${anyOf(LOCALES)})/(?:${anyOf(pictureKeys)})\\.png$|` +
  `(?:${anyOf(LOCALES)}|api|auth|almaenigma|_next)(?:/|$)`

/**
 * Every unknown address is one page per language. Left alone, an invented word would be taken for a language and its page
 * cached: anybody could fill the disk.
 *
 * @param pictureKeys the pages that have a preview picture, by the key in its address
 */
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
