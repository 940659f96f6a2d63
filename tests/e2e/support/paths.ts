import { PAGES } from '../../../lib/cache/tags.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'

export type Route = { locale: Locale; pagina: `/${string}`; path: string }

export const ROUTES: readonly Route[] = LOCALES.flatMap((locale) =>
  PAGES.map((page) => ({ locale, pagina: page, path: localePath(locale, page) })),
)

export const LOST = '/no-existe'

/** What "only the necessary" leaves behind (§9). */
export const ONLY_NECESSARY = `try {
  localStorage.cookieConsent ??= JSON.stringify({ analytics: false, marketing: false, accepted_at: new Date().toISOString() })
  // The page is not wanted in the browser's own language: no test but that of the offer looks at it.
  localStorage['alma-idioma'] ??= 'no'
} catch {}`

/**
 * The end of the title of a test that walks many pages or states: such a test belongs to Playwright's project `matrix`,
 * which `npm run verify` runs beside the project `flows`; `npm test` runs `flows` alone.
 */
export const MATRIX = '@matrix'
/** The same for tests made in a loop: the core stands for the others in `npm test`. */
export const matrixUnless = (core: boolean): string => (core ? '' : ` ${MATRIX}`)
