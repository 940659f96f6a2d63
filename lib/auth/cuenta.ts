import { isLocale, LOCALES, type Locale } from '../i18n/locales.ts'
import { ruta } from '../i18n/ruta.ts'

/** The guest's session: httpOnly, apart from the back office's. */
export const GALLETA_CUENTA = 'alma-cuenta'
/** Readable by pages, and empty of anything personal: "there may be a session, ask". */
export const HAY_CUENTA = 'alma-cuenta-hay'

/** Where one may be sent back to after signing in or out, by the Spanish path. */
const REGRESOS = [
  '/',
  '/dashboard',
  '/menu',
  '/philosophy',
  '/contact',
  '/wine',
  '/gallery',
  '/gallery?escribir=1',
  '/profile',
  '/profile/datos',
  '/reservations',
] as const
export type Regreso = (typeof REGRESOS)[number]

/**
 * The page to go back to: one of ours in one of our languages, exactly as we write it, and nothing that could leave
 * the site (T-RED-01); otherwise `otherwise`.
 */
export function regresoDe(value: unknown, otherwise: string): string {
  const known = LOCALES.some((locale) => REGRESOS.some((path) => ruta(locale, path) === value))
  return known && typeof value === 'string' ? value : otherwise
}

/** The language of one of our own addresses. */
export function idiomaDeRuta(path: string): Locale {
  const first = path.split(/[/?#]/)[1]
  return isLocale(first) ? first : 'es'
}

/** Why somebody was not signed in, as the address says it and the page explains it. */
export const ERRORES_CUENTA = ['credenciales', 'espera', 'fallo'] as const
export type ErrorCuenta = (typeof ERRORES_CUENTA)[number]
export const asErrorCuenta = (value: unknown): ErrorCuenta | null =>
  ERRORES_CUENTA.find((error) => error === value) ?? null
