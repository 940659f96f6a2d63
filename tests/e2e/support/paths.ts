import { PAGES } from '../../../lib/cache/tags.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'

export type Ruta = { locale: Locale; pagina: `/${string}`; path: string }

/** Every public page in every language. */
export const RUTAS: readonly Ruta[] = LOCALES.flatMap((locale) =>
  PAGES.map((pagina) => ({ locale, pagina, path: localePath(locale, pagina) })),
)

/** An address nobody knows. */
export const PERDIDA = '/no-existe'

/** `npm run verify`: everything with everything, and not only every pair. */
export const TODO = process.env.ALMA_VERIFY === '1'

/** What "only the necessary" leaves behind (§9). */
export const SOLO_NECESARIAS = `try {
  localStorage.cookieConsent ??= JSON.stringify({ analytics: false, marketing: false, accepted_at: new Date().toISOString() })
} catch {}`

/**
 * The end of the title of a test that walks many pages or states: such a test belongs to Playwright's project `matrix`,
 * which `npm run verify` runs beside the project `flows`; `npm test` runs `flows` alone.
 */
export const MATRIX = '@matrix'
/** The same for tests made in a loop: the core stands for the others in `npm test`. */
export const matrixUnless = (core: boolean): string => (core ? '' : ` ${MATRIX}`)
